import type { State } from '../../session/state';
import { plainAction, type Planned } from './planned';

/** What a pawn can be sent to do: one row of the board each. */
export type Way =
  | 'threat-left'
  | 'threat-right'
  | 'hunt'
  | 'shelter'
  | 'roof'
  | 'palisade'
  | 'weapons'
  | 'item'
  | 'gather-food'
  | 'gather-wood'
  | 'explore'
  | 'arrange-camp'
  | 'rest';

export interface WayRow {
  readonly id: Way;
  readonly start: Partial<Planned> & Pick<Planned, 'action'>;
  /** Several actions on one field: the pawns there are as many actions as they are enough for. */
  readonly shared?: true;
  /** Can be taken again in the same round, in a row of its own. */
  readonly again?: true;
  /** What to try, to see whether it can be planned at all; left out where it always can. */
  plainly?(lead: string): readonly Planned[];
}

function build(target: 'shelter' | 'roof' | 'palisade' | 'weapons'): WayRow {
  const start = { action: 'build', build: target } as const;
  return {
    id: target,
    start,
    // A shelter is built once.
    ...(target !== 'shelter' && { again: true }),
    plainly: (lead) =>
      (['wood', 'fur'] as const).map((pay) => ({ ...plainAction('build', lead), ...start, pay })),
  };
}

function threat(side: 'left' | 'right'): WayRow {
  return { id: `threat-${side}`, start: { action: 'threat', threat: side } };
}

/** In board order. */
const WAYS: readonly WayRow[] = [
  threat('left'),
  threat('right'),
  {
    id: 'hunt',
    start: { action: 'hunt' },
    shared: true,
    plainly: (lead) => [{ ...plainAction('hunt', lead), support: [lead] }],
  },
  build('shelter'),
  build('roof'),
  build('palisade'),
  build('weapons'),
  { id: 'item', start: { action: 'build', build: 'item' }, again: true },
  { id: 'gather-food', start: { action: 'gather', cube: 'food' }, again: true },
  { id: 'gather-wood', start: { action: 'gather', cube: 'wood' }, again: true },
  { id: 'explore', start: { action: 'explore' }, again: true },
  { id: 'arrange-camp', start: { action: 'arrange-camp' }, shared: true },
  { id: 'rest', start: { action: 'rest' }, shared: true },
];

/** The rows of this table: a Threat field without a card has none. */
export function waysAt({ threat: cards }: Pick<State, 'threat'>): readonly WayRow[] {
  return WAYS.filter(({ start }) => !start.threat || cards[start.threat] !== null);
}

/** The row of an action; the second of its kind has a number. */
export function rowId(way: Way, number: number): string {
  return number === 1 ? way : `${way} ${number}`;
}

export function wayOf({ action, threat: side, build: target, cube }: Planned): WayRow | undefined {
  return WAYS.find(
    ({ start }) =>
      start.action === action &&
      (start.threat ?? null) === side &&
      (start.build ?? null) === target &&
      (start.cube ?? null) === cube,
  );
}
