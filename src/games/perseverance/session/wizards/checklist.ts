import type { Ask, ChecklistLine, Phrase } from '@/engine';
import { say } from '../../say';

/** The physical set-up, line by line; nothing waits for a tick. */
export function tickTable(ask: Ask, help: Phrase, lines: readonly ChecklistLine[]): void {
  ask.tick({ id: 'table', title: say('session.wizard.checklist'), help, lines });
}
