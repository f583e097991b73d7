import type { Phrase } from '@/engine';
import { nameAlone } from '../../say';

/** Somebody at the table, to be chosen. */
export function playerOption(id: string): {
  readonly id: string;
  readonly player: string;
  readonly label: Phrase;
} {
  return { id, player: id, label: nameAlone(id) };
}
