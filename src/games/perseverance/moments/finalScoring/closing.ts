import { factOf, ok, type Decided } from '@/engine';
import { rankFinal, type FinalRanking, type FinalScore } from './rankFinal';
import { refuse } from '../../say';
import { playersOf, type Counts, type FinalPlace, type TableState } from '../../session/table';
import { count, valueOf } from '../../session/tableChange';
import type { TableEvent } from '../../session/tableEvent';

type Closing = TableEvent<'followers', never, never>;

/** Places by Followers, then by what breaks ties; `gains` is what final scoring gave. */
export function closeGame(
  state: TableState,
  tiebreak: (id: string) => number,
  gains: Counts,
): Decided<Closing> {
  const followers = (id: string) => valueOf(state, id, 'followers');
  const scores = playersOf(state).map((id) => ({ id, followers: followers(id), tiebreak: tiebreak(id) }));
  const places = rankTable(state, scores).places.map(({ id, rank }): FinalPlace => ({
    player: id,
    followers: followers(id),
    rank,
  }));
  return ok([
    factOf('gameFinished', { places }, [
      { what: 'final', to: { places, gains } },
      { what: 'phase', to: 'finished' },
    ]),
  ]);
}

/** Who left comes after everybody who stayed, with whatever they had. */
export function rankTable({ left }: Pick<TableState, 'left'>, scores: readonly FinalScore[]): FinalRanking {
  const stayed = rankFinal(scores.filter(({ id }) => !left.includes(id)));
  const gone = rankFinal(scores.filter(({ id }) => left.includes(id)));
  const behind = stayed.places.length;
  return {
    ...stayed,
    places: [...stayed.places, ...gone.places.map(({ id, rank }) => ({ id, rank: behind + rank }))],
  };
}

/** Overrides too: a game opened again goes back to where it was before. */
export function gainsSince(before: TableState, after: TableState): Counts {
  return Object.fromEntries(
    playersOf(before).map((id) => [id, valueOf(after, id, 'followers') - valueOf(before, id, 'followers')]),
  );
}

/** Overrides to take back before a game is opened again: what the rules of final scoring did not give. */
export function handsBack(
  state: TableState,
  ruled: (player: string) => number,
): readonly { readonly owner: string; readonly by: number }[] {
  return Object.entries(state.final?.gains ?? {}).map(([owner, by]) => ({ owner, by: by - ruled(owner) }));
}

/** What final scoring gave by its rules is taken back, so that it can be counted again. */
export function openAgain(state: TableState, ruled: (player: string) => number): Decided<Closing> {
  if (state.phase !== 'finished') return refuse('notFinished');
  const players = Object.keys(state.final?.gains ?? {});
  const back = players
    .filter((player) => ruled(player) !== 0)
    .map((player) => count(player, 'followers', -ruled(player)));
  return ok([
    factOf('gameReopened', {}, [
      ...back,
      { what: 'final', to: null },
      { what: 'phase', to: players.length > 0 ? 'end' : 'play' },
    ]),
  ]);
}
