import { perseverance2 } from '@/games/perseverance-2';
import type { Breach } from '@/games/perseverance-2/moments/combat/breach';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Party } from '@/games/perseverance-2/moments/combat/party';
import type { Player } from '@/games/perseverance-2/rules/player';
import type { Command } from '@/games/perseverance-2/session/command';
import { emptyArea, type Area, type Gains, type State } from '@/games/perseverance-2/session/state';
import { ASSETS } from '@/games/perseverance-2/terms';
import { fingerOn } from '../../../support/finger';
import { newTable, play } from '../../session/playing';

export const walk = (state: State, id: string) => fingerOn(perseverance2, state, id);

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
