import type { Phrase } from '@/engine';
import { say } from '../../say';
import { plainAction, type Planned } from './planned';

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

interface WayRow {
  readonly id: Way;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly start: Partial<Planned> & Pick<Planned, 'action'>;
  /** What to try, to see whether it can be planned at all. */
  plainly?(lead: string): readonly Planned[];
}

function build(target: 'shelter' | 'roof' | 'palisade' | 'weapons'): WayRow {
  const start = { action: 'build', build: target } as const;
  return {
    id: target,
    label: say('session.walk.build', { what: say(`session.target.${target}`) }),
    start,
    plainly: (lead) =>
      (['wood', 'fur'] as const).map((pay) => ({ ...plainAction('build', lead), ...start, pay })),
  };
}

function threat(side: 'left' | 'right'): WayRow {
  const start = { action: 'threat', threat: side } as const;
  return {
    id: `threat-${side}`,
    label: say('action.threat'),
    note: say(`session.side.${side}`),
    start,
    plainly: (lead) => [{ ...plainAction('threat', lead), ...start, threatPawns: 1 }],
  };
}

function plain(id: Way, start: WayRow['start']): WayRow {
  return { id, label: say(`action.${start.action}`), start };
}

/** What a pawn can be sent to do, in board order. */
export const WAYS: readonly WayRow[] = [
  threat('left'),
  threat('right'),
  {
    ...plain('hunt', { action: 'hunt' }),
    plainly: (lead: string) => [{ ...plainAction('hunt', lead), support: [lead] }],
  },
  build('shelter'),
  build('roof'),
  build('palisade'),
  build('weapons'),
  {
    id: 'item',
    label: say('session.walk.buildItem'),
    start: { action: 'build', build: 'item' },
  },
  { ...plain('gather-food', { action: 'gather', cube: 'food' }), note: say('good.food') },
  { ...plain('gather-wood', { action: 'gather', cube: 'wood' }), note: say('good.wood') },
  plain('explore', { action: 'explore' }),
  plain('arrange-camp', { action: 'arrange-camp' }),
  plain('rest', { action: 'rest' }),
];
