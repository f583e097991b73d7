import { withPlaces, type Ask, type ChecklistLine, type Phrase, type Sketch } from '@/engine';
import { say } from '../../say';

/** The table from above, and where on it a line is done. */
export interface TablePlan {
  readonly sketch: Sketch;
  placeOf(line: string): readonly [x: number, y: number] | undefined;
}

/** The physical set-up, line by line; nothing waits for a tick. */
export function tickTable(ask: Ask, help: Phrase, lines: readonly ChecklistLine[], table: TablePlan): void {
  const plan = withPlaces(lines, table.sketch, table.placeOf);
  ask.tick({ id: 'table', title: say('session.wizard.checklist'), help, lines, plan });
}
