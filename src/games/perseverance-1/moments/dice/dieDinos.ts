import type { Ask, Phrase } from '@/engine';
import { dinosNamed, say } from '../../say';
import { DINOS, ZONES, type Dino, type Zone } from '../../terms';
import type { Fireworks } from '../../session/command';
import { activeLeader } from '../../session/decide/actingPlayer';
import { takesFireworks } from './decide';
import type { DinoDice, State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import { askFace } from './dinoDiceWizard';
import type { TakeDie } from './wizard';

type Brought = Pick<TakeDie, 'dinos' | 'fireworks' | 'dinoDice'>;

/** The Dinos of a die's space, Jack's Fireworks, and a die that lies open; null while something is open. */
export function askDinos(ask: Ask, state: State, player: string, zone: Zone): Brought | null {
  const { dinos, usedOpen } = askArrivals(ask, state, zone);
  const fireworks = dinos.length > 0 ? askFireworks(ask, state, player, zone, dinos) : 'none';
  if (fireworks === null) return null;
  const dinoDice = usedOpen ? askAgain(ask, state, zone) : 'same';
  if (dinoDice === null) return null;
  return {
    ...(dinos.length > 0 && { dinos }),
    ...(fireworks !== 'none' && { fireworks }),
    ...(dinoDice !== 'same' && { dinoDice }),
  };
}

function askArrivals(
  ask: Ask,
  state: State,
  zone: Zone,
): { readonly dinos: readonly Dino[]; readonly usedOpen: boolean } {
  const face = openFace(state, zone) ?? [];
  const room = dinoSpacesLeft(state, zone);
  const dinosOf = (picks: readonly (Dino | 'open')[]) =>
    picks.flatMap((pick) => (pick === 'open' ? face : [pick]));
  // Dinos without room are left out: when the area is full nobody is asked for more.
  if (room === 0) return { dinos: [], usedOpen: false };
  const picks = ask.pick<Dino | 'open'>({
    id: 'dinos',
    title: say('session.act.dinos'),
    help: say('session.act.dinosHelp'),
    lead: say(dieKey(state, zone) === 'dangerous' ? 'session.act.yellowDie' : 'session.act.whiteDie'),
    per: zone,
    most: room,
    repeats: true,
    options: (picked) => {
      const full = dinosOf(picked).length >= room && { reason: say('session.act.noSpace') };
      return [
        ...(face.length > 0 && !picked.includes('open')
          ? [
              {
                id: 'open' as const,
                icon: 'die' as const,
                label: dinosNamed(face),
                note: say('session.act.openDie'),
                ...full,
              },
            ]
          : []),
        ...DINOS.map((dino) => ({ id: dino, icon: dino, label: say(`dino.${dino}`), ...full })),
      ];
    },
  });
  return { dinos: dinosOf(picks), usedOpen: picks.includes('open') };
}

/** One of the Dinos that came, into another Zone that still has two free spaces (000:957, 001:2481). */
function askFireworks(
  ask: Ask,
  state: State,
  player: string,
  zone: Zone,
  dinos: readonly Dino[],
): Fireworks | 'none' | null {
  const targets = ZONES.filter((other) => other !== zone && takesFireworks(state, other));
  if (activeLeader(state, player) !== 'jack' || targets.length === 0) return 'none';
  const ways = DINOS.filter((dino) => dinos.includes(dino)).flatMap((dino) =>
    targets.map((to) => ({ id: `${dino}-${to}`, dino, zone: to })),
  );
  const answer = ask.choose({
    id: 'fireworks',
    title: say('session.act.fireworks'),
    help: say('session.act.fireworksHelp'),
    layout: 'chips',
    initial: 'none',
    options: [
      { id: 'none', icon: 'close', label: say('session.act.fireworksNone') },
      ...ways.map(({ id, dino, zone: to }) => ({
        id,
        icon: dino,
        label: say('session.act.fireworksTo', { dino: say(`dino.${dino}`), zone: say(`zone.${to}`) }),
      })),
    ],
  });
  if (answer === null || answer === 'none') return answer;
  const way = ways.find(({ id }) => id === answer);
  return way ? { dino: way.dino, zone: way.zone } : null;
}

/** The die that was used is rolled again: what it shows lies open for the next one (000:926). */
function askAgain(ask: Ask, state: State, zone: Zone): DinoDice | 'same' | null {
  const key = dieKey(state, zone);
  const before = state.dinoDice;
  if (!before) return 'same';
  const face = askFace(ask, 'shows', key);
  return face && { ...before, [key]: face };
}

/** White while Safe, yellow once Dangerous. */
function dieKey(state: State, zone: Zone): keyof DinoDice {
  return state.zones[zone].dangerous ? 'dangerous' : 'normal';
}

function openFace(state: State, zone: Zone): readonly Dino[] | null {
  const open = state.config.deterministic.dinoPlacement ? state.dinoDice : null;
  return open ? open[dieKey(state, zone)] : null;
}

/** Deterministic Dinos: what the die of this Zone shows now. */
export function openDie(state: State, zone: Zone): { readonly note?: Phrase } {
  const face = openFace(state, zone);
  return face ? { note: say(`session.act.${dieKey(state, zone)}Shows`, { dinos: dinosNamed(face) }) } : {};
}
