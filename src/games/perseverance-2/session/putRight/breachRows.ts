import type { PutRightRow } from '@/engine';
import { BREACHABLE } from '../../moments/combat/breach';
import { allDinos, NO_DINOS } from '../../moments/combat/dinos';
import { nameOf, say } from '../../say';
import { ASSETS, DINOS } from '../../terms';
import type { Command } from '../command';
import { seatOf } from '../records';
import { isFull, type BreachState, type State } from '../state';
import { areaName } from '../../moments/zoneEffects/askArea';
import type { Names } from '../names';

type Row = PutRightRow<Command, Names>;

/** As many as the rules read. */
const MOST = 20;
const NOWHERE = 'none';

/** The failed Dino Attack card beside a Player board: its Dinos, where the token lies, what it pays. */
export function breachRows(state: State, player: string): readonly Row[] {
  const { breach } = seatOf(state, player);
  const now = breach ?? fresh(state, player);
  const named = { player: nameOf(player) };
  const set = (to: BreachState): Command => ({
    type: 'setPieces',
    player,
    piece: 'breach',
    to: allDinos(to.dinos) > 0 ? to : null,
  });
  const dinos = DINOS.map((dino): Row => ({
    id: `breach/${dino}/${player}`,
    kind: 'figure',
    player,
    label: say('session.putRight.breachOf', { ...named, dino: say(`dino.${dino}`) }),
    icon: dino,
    value: now.dinos[dino],
    track: { min: 0, max: MOST },
    set: (to) => set({ ...now, dinos: { ...now.dinos, [dino]: to } }),
  }));
  return breach ? [...dinos, ...cardRows(state, player, breach, set)] : dinos;
}

function cardRows(
  state: State,
  player: string,
  breach: BreachState,
  set: (to: BreachState) => Command,
): readonly Row[] {
  const { paid, ...due } = breach;
  const named = { player: nameOf(player) };
  return [
    {
      id: `breach/at/${player}`,
      kind: 'choice',
      player,
      label: say('session.putRight.breachAt', named),
      value: breach.at,
      options: BREACHABLE.map((id) => ({ id, label: say(`session.structure.${id}`) })),
      set: (to) => set({ ...breach, at: to === 'outpost' ? 'outpost' : 'camp' }),
    },
    ...(isFull(state) ? [areaRow(state, player, breach, set)] : []),
    {
      id: `breach/paid/${player}`,
      kind: 'toggle',
      player,
      label: say('session.putRight.breachPaid', named),
      on: paid === true,
      set: (on) => set(on ? { ...due, paid: true } : due),
    },
    ...ASSETS.map((asset): Row => ({
      id: `breach/savior/${asset}/${player}`,
      kind: 'figure',
      player,
      label: say('session.putRight.savior', { ...named, what: say(`asset.${asset}`) }),
      value: breach.savior[asset] ?? 0,
      track: { min: 0, max: MOST },
      set: (to) =>
        set({
          ...breach,
          savior: Object.fromEntries(
            ASSETS.map(
              (other) => [other, other === asset ? to : (breach.savior[other] ?? 0)] as const,
            ).filter(([, count]) => count > 0),
          ),
        }),
    })),
  ];
}

function areaRow(
  { areas }: State,
  player: string,
  breach: BreachState,
  set: (to: BreachState) => Command,
): Row {
  return {
    id: `breach/area/${player}`,
    kind: 'choice',
    player,
    label: say('session.putRight.breachArea', { player: nameOf(player) }),
    value: breach.area === null ? NOWHERE : `${breach.area}`,
    options: [
      { id: NOWHERE, label: say('session.putRight.notSaid') },
      ...areas.map((area) => ({ id: `${area.id}`, label: areaName(area) })),
    ],
    set: (to) => set({ ...breach, area: to === NOWHERE ? null : Number(to) }),
  };
}

/** Where it most likely lies; the rows say otherwise where it does not. */
function fresh(state: State, player: string): BreachState {
  const camp = isFull(state) ? state.areas.find((area) => area.camp === player) : undefined;
  return { at: 'camp', area: camp?.id ?? null, dinos: NO_DINOS, savior: {} };
}
