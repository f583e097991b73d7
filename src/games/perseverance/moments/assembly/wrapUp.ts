import type { ChecklistLine, WrapUp } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { Course } from '../../session/course';
import { assemblyDue, nextPlayer, type TableState } from '../../session/table';

/** What is done with the pieces before the next round; after the last one there is none. */
export function wrapUpOf(lines: readonly ChecklistLine[], last = false): Omit<WrapUp, 'name' | 'ticked'> {
  return {
    title: say(last ? 'session.assemblyWizard.wrapUpLast' : 'session.assemblyWizard.wrapUp'),
    note: say('session.assemblyWizard.wrapUpNote'),
    lines,
  };
}

interface Round {
  readonly dice: {
    readonly neutral: number;
    readonly dissenters: number;
    readonly total: number;
    readonly players: Readonly<Record<string, number>>;
  };
  /** What changes about the dice before they are rolled. */
  readonly changes: readonly ChecklistLine[];
  /** Cubes, cards and everything else that is laid out again. */
  readonly laidOut: readonly ChecklistLine[];
  /** Saving it passes the turn on. */
  readonly endsTurn?: true;
}

type Table = TableState & { readonly course: Course };

/** The Assembly ends the turn that took the last die, unless something of that turn still waits. */
export function endOfTurn(
  state: Table,
  waiting: readonly { readonly id: string }[],
): { readonly endsTurn?: true } {
  const isLast = state.assembly >= state.assemblies;
  const isDone = hasTaken(state) && waiting.every(({ id }) => id === 'assembly');
  return !isLast && assemblyDue(state) && isDone ? { endsTurn: true } : {};
}

/** Whoever the table screen lights next: the one and the other must not disagree. */
function nextLine(state: Table, endsTurn: true | undefined): ChecklistLine {
  const next = (player: string): ChecklistLine => ({
    id: 'next',
    text: say('session.assemblyWizard.next', { player: nameOf(player) }),
  });
  if (endsTurn) return next(nextPlayer(state));
  // Somebody passed the turn on before the Assembly: then nobody is skipped.
  if (assemblyDue(state) && !hasTaken(state)) return next(state.turn);
  return {
    id: 'next',
    text: say('session.assemblyWizard.stillOn', { player: nameOf(state.turn) }),
    note: say('session.assemblyWizard.stillOnNote', { player: nameOf(nextPlayer(state)) }),
  };
}

function hasTaken({ course }: Table): boolean {
  return course.done.includes('die');
}

/** Tile, Leaders, dice, what is laid out, Votes, and who goes on. */
export function roundLines(
  state: Table,
  { dice, changes, laidOut, endsTurn }: Round,
): readonly ChecklistLine[] {
  const { neutral, dissenters, total, players } = dice;
  const own = Object.values(players).reduce((sum, many) => sum + many, 0);
  return [
    { id: 'tile', text: say('session.assemblyWizard.tileAway') },
    { id: 'leaders', text: say('session.assemblyWizard.leadersHome') },
    { id: 'dice', text: say('session.assemblyWizard.collectDice') },
    ...changes,
    {
      id: 'pool',
      text: say('session.assemblyWizard.rollPool', { dice: say('amount.dice', { count: total }) }),
      note: Object.hasOwn(state.dice, DISSENTERS)
        ? say('session.assemblyWizard.poolDissenters', { neutral, own, dissenters })
        : say('session.assemblyWizard.pool', { neutral, own }),
    },
    ...laidOut,
    { id: 'votes', text: say('session.assemblyWizard.votesReset') },
    nextLine(state, endsTurn),
  ];
}
