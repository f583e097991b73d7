import type { Ask, Count, MatrixRow, Phrase } from '@/engine';
import { nameOf } from '../../names';
import { say, signed } from '../../say';
import { ownerLine } from '../../session/wizards/ownerLine';
import { sayCounted, sayMoments, type CountedFigure } from '../tracking/level';

/** How many of a thing a player has left at the end. */
export interface Left {
  readonly player: string;
  readonly thing: string;
  readonly label: Phrase;
  /** As it is followed, or was counted last. */
  readonly value: number;
  readonly most: number;
  /** Of a thing that nobody follows: when it was counted last; null: never. */
  readonly last?: CountedFigure | null;
}

/** The page on which everything is counted. */
const COUNT_STEP = 'count';

/** Where the table counts it. */
function leftFigure({ player, thing, label, value, most, last }: Left): Count {
  return {
    id: `${player}:${thing}`,
    row: thing,
    column: player,
    group: say('session.event.owner', { player: nameOf(player) }),
    label,
    value,
    ...(last === null && { unknown: true }),
    track: { min: 0, max: most },
  };
}

/** As the table counted it, now or before. */
export function countOf(ask: Ask, left: Left): number {
  return ask.counted(COUNT_STEP, leftFigure(left));
}

/** Whether anybody has counted it, now or before: not what the table only went past. */
export function isCounted(ask: Ask, left: Left): boolean {
  return left.last !== null || isNew(ask, left);
}

function isNew(ask: Ask, left: Left): boolean {
  return ask.given(COUNT_STEP, leftFigure(left)) !== null;
}

/** What is counted for one source of Followers, and what it gives everybody. */
export interface LeftGroup {
  readonly id: string;
  readonly title: Phrase;
  readonly left: readonly Left[];
  /** By player; who has counted nothing yet is left out. */
  readonly gives: Readonly<Record<string, number>>;
}

/** In Essentials: everything that everybody has left, on one page. */
export function askLeft(
  ask: Ask,
  players: readonly string[],
  groups: readonly LeftGroup[],
  page: { readonly title: Phrase; readonly help: Phrase; readonly fault: Phrase | null },
): void {
  const { fault, ...words } = page;
  // What was counted some time ago says so, until somebody counts it again.
  const olderOf = (left: Left) => (left.last && !isNew(ask, left) ? left.last : null);
  ask.count({
    id: COUNT_STEP,
    ...words,
    figures: groups.flatMap(({ left }) =>
      left.map((one) => {
        const older = olderOf(one);
        return { ...leftFigure(one), ...(older && { note: sayCounted(older) }) };
      }),
    ),
    matrix: {
      columns: players.map((id) => ({ id, ...ownerLine(id) })),
      rows: groups.flatMap(({ id, title, left, gives }): readonly MatrixRow[] => {
        const things = left.filter(({ thing }, i) => left.findIndex((one) => one.thing === thing) === i);
        const of = (thing: string) => left.filter((one) => one.thing === thing);
        return [
          ...things.map(({ thing, label }) => ({
            id: thing,
            group: title,
            label,
            ...sayMoments(of(thing).flatMap((one) => olderOf(one) ?? [])),
          })),
          // Before anything is counted there is nothing to tell.
          ...(Object.keys(gives).length > 0
            ? [
                {
                  id: `gives:${id}`,
                  group: title,
                  label: say('asset.followers'),
                  shown: Object.fromEntries(
                    Object.entries(gives).map(([player, by]) => [player, signed(by)]),
                  ),
                },
              ]
            : []),
        ];
      }),
    },
    missing: () => fault,
  });
}
