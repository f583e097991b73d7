import { wizardsOf, type Ask as AskAny, type Count, type Phrase } from '@/engine';
import { nameAlone } from '../../say';
import type { Command } from '../command';
import type { Asks } from '../names';
import { refuse } from '../refuse';
import { playersOf, type State } from '../state';
import { reviewLines, withTotals } from './reviewLines';

/** How a wizard asks here. */
export type Ask = AskAny<Asks>;

/** How the wizards of this game are written. */
export const wizard = wizardsOf<State, Command, Command, Asks>({
  nothingChosen: refuse('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});

/** A number to be asked for. */
export function figure<Id extends string>(
  id: Id,
  label: Count['label'],
  value: number,
  track: Count['track'],
): Count<Id> {
  return { id, label, value, track };
}

/** Somebody at the table, to be chosen. */
export function playerOption(id: string): {
  readonly id: string;
  readonly player: string;
  readonly label: Phrase;
} {
  return { id, player: id, label: nameAlone(id) };
}
