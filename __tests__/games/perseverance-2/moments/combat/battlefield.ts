import { perseverance2 } from '@/games/perseverance-2';
import type { Breach } from '@/games/perseverance-2/moments/combat/breach';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Party } from '@/games/perseverance-2/moments/combat/party';
import type { Player } from '@/games/perseverance-2/rules/player';
import type { Command } from '@/games/perseverance-2/session/command';
import { emptyArea, type Area, type Gains, type State } from '@/games/perseverance-2/session/state';
import { ASSETS } from '@/games/perseverance-2/terms';
import cases from '../../../../golden/perseverance-2.json';
import { fingerOn } from '../../../support/finger';
import type { GoldenCase } from '../../../support/golden';
import { newTable, play } from '../../session/playing';

export const openWizard = (state: State, id: string) => fingerOn(perseverance2, state, id);

/** Ana at a table of three, with exactly what the position says; Bo's Camp is the Rally point. */
export function anaWith(player: Partial<Player>): State {
  const start = withArea(newTable(3), { camp: 'bo' });
  const counts = ASSETS.map((counter) => ({ counter, to: player[counter] ?? 0 }))
    .filter(({ counter, to }) => start.players.ana?.[counter] !== to)
    .map((count): Command => ({ type: 'correct', owner: 'ana', ...count }));
  return play(
    start,
    ...counts,
    { type: 'setPieces', player: 'ana', piece: 'perks', to: player.perks ?? [] },
    { type: 'setPieces', player: 'ana', piece: 'enclosure', to: player.enclosure ?? NO_DINOS },
  );
}

export function withToppled(state: State, to: Party): State {
  return play(state, { type: 'setPieces', player: 'ana', piece: 'toppled', to });
}

export function withBreach(state: State, player: string, breach: Breach, savior: Gains = {}): State {
  return play(state, { type: 'setPieces', player, piece: 'breach', to: { ...breach, area: null, savior } });
}

export function withArea(state: State, built: Partial<Area>): State {
  return play(state, { type: 'setArea', area: { ...emptyArea(1, 'plains'), ...built } });
}

/** What a command changed for Ana, counted in assets; what stayed is left out. */
export function changed(before: State, after: State): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ASSETS.map(
      (asset) => [asset, (after.players.ana?.[asset] ?? 0) - (before.players.ana?.[asset] ?? 0)] as const,
    ).filter(([, by]) => by !== 0),
  );
}

const golden = cases as unknown as readonly GoldenCase[];

/** Cases of a procedure that the rules allow: name, input, what must come out. */
export function allowed(procedure: string) {
  return golden
    .filter((one) => one.procedure === procedure && !('error' in one.expect))
    .map(({ name, input, expect: wanted }) => [name, input, wanted as Figures] as const);
}

interface Figures {
  readonly deltas: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly [figure: string]: unknown;
}

/** Every figure that the wizard leaves behind for the player. */
export function expectFigures(before: State, after: State, wanted: Figures) {
  expect(changed(before, after)).toEqual(wanted.deltas.ana ?? {});
}

/** Ana’s Camp could not be held: a Trampler and a Raptor broke through. */
export const breached = () =>
  play(newTable(3, { 'start:ana': 'discovery' }), {
    type: 'dinoAttack',
    owner: 'ana',
    area: 1,
    trigger: 'adventure',
    threshold: 5,
    valorSpent: 1,
    card: { dinos: { trampler: 1, raptor: 1, shieldhead: 0 }, dangerous: 0 },
    dangerousDinos: NO_DINOS,
    dangerousChosen: null,
    successReward: {},
    failReward: { glowberry: 1 },
    saviorBonus: { followers: 3 },
  });
