import type { Phrase } from '@/engine';
import { listed, say } from '../../say';
import type { Counts, TableState } from '../../session/table';

/** How much the app follows. What is not followed is asked for when a rule needs it. */
export const TRACKING = ['essentials', 'full'] as const;
export type Tracking = (typeof TRACKING)[number];

/** `setup`: never counted since; what was recorded since is in the figure. */
export const MOMENTS = ['setup', 'assembly', 'attack', 'patrol', 'switch', 'final'] as const;
type Moment = (typeof MOMENTS)[number];

/** When a figure was counted, for figures that nobody follows. */
export interface Stamp {
  readonly moment: Moment;
  /** The Assembly at which, or before which, it was. */
  readonly assembly: number;
}

export interface CountedFigure {
  readonly value: number;
  readonly at: Stamp;
}

/** What was counted last, by the name of the figure: never shown as if it were current. */
export type Memory = Readonly<Record<string, CountedFigure>>;

/** Figures that were counted at one moment. */
export interface CountedChange {
  readonly what: 'counted';
  readonly at: Stamp;
  readonly figures: Counts;
}

export function isFull({ tracking }: Pick<TableState, 'tracking'>): boolean {
  return tracking === 'full';
}

export function remember(memory: Memory, { at, figures }: CountedChange): Memory {
  const counted = Object.entries(figures).map(([name, value]) => [name, { value, at }] as const);
  return Object.fromEntries([...Object.entries(memory), ...counted]);
}

/** Own keys only: a player may be called anything. */
export function lastCount({ memory }: Pick<TableState, 'memory'>, name: string): CountedFigure | null {
  return Object.hasOwn(memory, name) ? (memory[name] ?? null) : null;
}

export function figureName(what: string, ...of: readonly string[]): string {
  return [what, ...of].join(':');
}

/** Nobody can count fewer than none; an act that was kept against the rules may have left fewer. */
export function countedAt(
  { assembly }: Pick<TableState, 'assembly'>,
  moment: Moment,
  figures: Counts,
): CountedChange {
  const counted = Object.entries(figures).map(([name, value]) => [name, Math.max(0, value)] as const);
  return { what: 'counted', at: { moment, assembly }, figures: Object.fromEntries(counted) };
}

/** What was recorded since the last count, on top of it; `begun` is the figure of the set-up. */
export function recorded(
  state: Pick<TableState, 'memory' | 'assembly'>,
  figures: readonly { readonly name: string; readonly begun: number; readonly by: number }[],
): readonly CountedChange[] {
  return figures.map(({ name, begun, by }) => {
    const last = lastCount(state, name);
    const at = last?.at ?? { moment: 'setup', assembly: state.assembly };
    return { what: 'counted', at, figures: { [name]: Math.max(0, (last?.value ?? begun) + by) } };
  });
}

/** "Counted at Assembly 1": beside every figure that nobody follows. */
export function sayCounted(last: CountedFigure | null): Phrase {
  if (!last) return say('session.level.uncounted');
  return say(`session.level.at.${last.at.moment}`, { number: last.at.assembly });
}

/** The same for the figures of a row: each moment once; nothing where none was counted. */
export function sayMoments(counted: readonly CountedFigure[]): { readonly note?: Phrase } {
  const nameOf = ({ at }: CountedFigure) => `${at.moment} ${at.assembly}`;
  const once = counted.filter((one, i) => counted.findIndex((other) => nameOf(other) === nameOf(one)) === i);
  const note = listed(once.map(sayCounted));
  return note ? { note } : {};
}
