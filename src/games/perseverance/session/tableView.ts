import type {
  Explanation,
  Figure,
  IconName,
  ImmediateAction,
  Names as AnyNames,
  Naming,
  NoNames,
  Phrase,
  Reminder,
  TableAction,
  TableView,
  Track,
} from '@/engine';
import { nameOf } from '../names';
import { say, signed } from '../say';
import { isFull, lastCount, sayCounted } from '../moments/tracking/level';
import type { Course } from './course';
import type { Names, With } from './names';
import { openStep } from './turnPage';
import { diceInPlay, poolLeft, type TableState } from './table';

/** The head of the table screen: which Assembly is next and how many dice lie in the pool. */
export function tableHead(
  state: TableState,
): Pick<TableView<never>, 'heading' | 'detail' | 'pips' | 'column'> {
  return {
    heading: say('session.table.assembly', { number: state.assembly, of: state.assemblies }),
    detail:
      state.phase === 'finished'
        ? say('session.table.finished')
        : state.phase === 'end'
          ? say('session.table.finalScoring')
          : say('session.table.diceLeft', { count: poolLeft(state) }),
    pips: { lit: poolLeft(state), of: diceInPlay(state) },
    column: say('asset.followers'),
  };
}

/** What the rules want now, before the next turn. */
export interface DueNow<N extends AnyNames> {
  readonly id: string;
  readonly label: Phrase;
  readonly does: ImmediateAction<never, N>;
}

/** What is due, the page of the player on turn, or final scoring once the last Assembly is over. */
export function primaryOf<N extends AnyNames>(
  state: TableState & { readonly course: Course },
  due: DueNow<N> | undefined,
): TableView<never, With<N>>['primary'] {
  if (state.phase === 'finished') return undefined;
  if (state.phase === 'end')
    return {
      label: say('session.table.finalScoring'),
      does: { kind: 'wizard', wizard: 'finalScoring' },
    };
  if (due) return { label: due.label, due: true, does: due.does };
  return {
    label: say('session.turn.title', { player: nameOf(state.turn) }),
    note: openStep(state),
    player: state.turn,
    does: { kind: 'wizard', wizard: 'turn' },
  };
}

/** The page of the turn, while something that is due has its button. */
export function turnAction({ turn }: TableState): TableAction<never, Names> {
  return {
    id: 'turn',
    label: say('session.turn.title', { player: nameOf(turn) }),
    icon: 'player',
    does: { kind: 'wizard', wizard: 'turn' },
    reference: 'turn',
  };
}

/** Ends the turn, from the bar of the table. */
export function nextTurnAction<Command, N extends AnyNames>(
  command: Command,
  reminders: readonly Reminder<Command, N>[],
): TableAction<Command, N> {
  return {
    id: 'nextTurn',
    label: say('session.table.nextTurn'),
    icon: 'next',
    endsTurn: true,
    does: { kind: 'command', command },
    ...(reminders.length > 0 && { reminders }),
  };
}

/** Under a player's name: the Leader, and the place once there is one. */
export function rowNote(state: TableState, player: string, leader: Phrase): Phrase {
  if (state.left.includes(player)) return say('session.putRight.leftNote', { leader });
  const place = state.final?.places.find((final) => final.player === player);
  return place ? say('session.table.place', { leader, rank: place.rank }) : leader;
}

/** What a table of either episode calls a note. */
export function noteWords() {
  return { label: say('session.table.note'), title: say('session.table.noteTitle') };
}

/** Ends the game without final scoring, and says so. */
export function finishAction<Command>(command: Command): TableAction<Command, NoNames> {
  return {
    id: 'finish',
    group: 'game',
    label: say('session.table.finish'),
    note: say('session.table.finishNote'),
    icon: 'finish',
    does: { kind: 'command', command },
  };
}

/** From Full to Essentials, or back with a count of everything that was not followed. */
export function levelAction(state: TableState): TableAction<never, Names> {
  return {
    id: 'tracking',
    group: 'game',
    icon: 'settings',
    ...(isFull(state)
      ? { label: say('session.level.less'), does: { kind: 'wizard', wizard: 'lessTracking' } }
      : {
          label: say('session.level.more'),
          note: say('session.level.moreNote'),
          does: { kind: 'wizard', wizard: 'stockTaking' },
        }),
  };
}

export function reopenAction<Command>(command: Command): TableAction<Command, NoNames> {
  return {
    id: 'reopen',
    label: say('session.table.reopen'),
    icon: 'redo',
    does: { kind: 'command', command },
  };
}

/** A number that taps change: its value, its limits, and the commands of a tap and of the keypad. */
export function countedFigure<Command, C extends string, N extends AnyNames>(
  figure: Pick<Figure<Command, N>, 'label' | 'value' | 'icon' | 'reference' | 'why'> & {
    readonly track: Track;
  },
  player: string,
  counter: C,
): Figure<Command | CountingCommand<C>, N> {
  return {
    ...figure,
    id: counter,
    adjust: (by) => ({ type: 'adjust', player, counter, by }),
    set: (to) => ({ type: 'correct', owner: player, counter, to }),
  };
}

type CountingCommand<C extends string> =
  | { readonly type: 'adjust'; readonly player: string; readonly counter: C; readonly by: number }
  | { readonly type: 'correct'; readonly owner: string; readonly counter: C; readonly to: number };

/** A number that follows from what is on the table: its track has no room, and a tap says where to change it. */
export function derivedFigure<const Entry extends string = never>(
  figure: Pick<Figure<never>, 'id' | 'label' | 'value'> & {
    readonly icon: IconName;
    readonly reference?: Entry;
    readonly why?: Explanation;
  },
): Figure<{ readonly type: 'showDerived' }, Naming<'reference', Entry>> {
  const refuse = () => ({ type: 'showDerived' }) as const;
  return { ...figure, track: { min: figure.value, max: figure.value }, adjust: refuse, set: refuse };
}

/** A number that Essentials does not follow: as it was counted last, or a dash. A tap on it says where it is followed. */
export function countedLast<Command, C extends string, N extends AnyNames>(
  state: TableState,
  figure: Pick<Figure<Command, N>, 'label' | 'icon' | 'reference'>,
  player: string,
  counter: C,
  name: string,
): Figure<Command | CountingCommand<C>, N> {
  const last = lastCount(state, name);
  const value = last?.value ?? 0;
  return {
    ...countedFigure({ ...figure, value, track: { min: value, max: value } }, player, counter),
    note: sayCounted(last),
    ...(!last && { unknown: true }),
  };
}

/** Where the Followers of a player came from, source by source. */
export function earnedWhy<Source extends string>(
  earned: Readonly<Partial<Record<Source, number>>> | undefined,
  sources: readonly Source[],
  nameOfSource: (source: Source) => Phrase,
): Explanation {
  return sources.flatMap((source) => {
    const by = earned?.[source] ?? 0;
    return by === 0 ? [] : [{ rule: nameOfSource(source), figure: signed(by) }];
  });
}
