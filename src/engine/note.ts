import type { NoNames } from './names';
import type { Phrase } from './phrase';
import { err, ok, type Result } from './result';
import type { TableAction } from './table';

/** The longest note about an evening, in characters as people count them. */
export const NOTE_LENGTH = 500;

export function isNoteTooLong(note: string): boolean {
  return [...note].length > NOTE_LENGTH;
}

/** What is kept of what was typed at a table, or what is wrong with it. */
export function readNote(typed: string): Result<string, 'emptyNote' | 'noteTooLong'> {
  const note = typed.trim();
  if (note === '') return err('emptyNote');
  return isNoteTooLong(note) ? err('noteTooLong') : ok(note);
}

/** The same in the bar of every game. */
export function noteAction<Command>(
  words: { readonly label: Phrase; readonly title: Phrase },
  command: (text: string) => Command,
): TableAction<Command, NoNames> {
  return {
    id: 'note',
    group: 'game',
    label: words.label,
    icon: 'note',
    does: { kind: 'text', title: words.title, maxLength: NOTE_LENGTH, command },
  };
}
