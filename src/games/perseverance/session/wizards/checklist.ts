import { field, list, ok, text, type Ask, type ChecklistLine, type Phrase, type Wizard } from '@/engine';
import { say } from '../../say';

export interface ChecklistDraft {
  readonly ticked: readonly string[];
}

/** The physical set-up, line by line; nothing waits for a tick. */
export function tickTable(ask: Ask, help: Phrase, lines: readonly ChecklistLine[]): void {
  ask.tick({ id: 'table', title: say('session.wizard.checklist'), help, lines });
}

/** The physical set-up for exactly this table; it can be skipped as a whole. */
export function checklistWizard<State, Command>(
  words: { readonly title: Phrase; readonly help: Phrase },
  linesOf: (state: State) => readonly ChecklistLine[],
  begun: Command,
): Wizard<State, Command> {
  return {
    id: 'setupChecklist',
    quick: true,
    title: () => words.title,
    done: say('session.wizard.tableSet'),
    begin: () => ({ ticked: [] }),
    readDraft: (at, state) => {
      const known = linesOf(state).map(({ id }) => id);
      return { ticked: list(field(at, 'ticked'), text).filter((id) => known.includes(id)) };
    },
    steps: (state, { ticked }) => [
      {
        kind: 'checklist',
        id: 'table',
        title: say('session.wizard.checklist'),
        help: words.help,
        lines: linesOf(state),
        ticked,
        write: (ticked) => ({ ticked }),
      },
    ],
    review: () => [],
    commit: () => ok(begun),
  };
}
