import { err, phrase, refusal, type AnyGame } from '@/engine';

export const NOT_YOUR_ROW = err(refusal('not-your-row', phrase('live.refused.not-your-row')));

/** Whether anything in the row of another player is different: what a player of a club may not bring about. */
export function changesAnotherRow(game: AnyGame, before: unknown, after: unknown, seat: string): boolean {
  const [was, is] = [rowsOf(game, before), rowsOf(game, after)];
  return [...new Set([...was.keys(), ...is.keys()])].some(
    (player) => player !== seat && was.get(player) !== is.get(player),
  );
}

/** The numbers of each player; what the table has in common is nobody's row. */
function rowsOf(game: AnyGame, state: unknown): ReadonlyMap<string, string> {
  const { rows } = game.table(state);
  return new Map(
    rows
      .filter(({ named }) => named === undefined)
      .map(({ player, main, stats, goods = [], more = [] }) => {
        const figures = [
          ...(main ? [main] : []),
          ...stats,
          ...goods,
          ...more.flatMap((group) => group.figures),
        ];
        return [player, JSON.stringify(figures.map(({ id, value }) => [id, value]))];
      }),
  );
}
