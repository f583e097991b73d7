import { wizardsOf, type Ask as AskAny } from '@/engine';
import type { Command, RuledCommand } from '../command';
import type { Asks } from '../names';
import { refuse } from '../refuse';
import { playersOf, type State } from '../state';
import { reviewLines, withTotals } from './reviewLines';

/** How a wizard asks here. */
export type Ask = AskAny<Asks>;

/** How the wizards of this game are written. */
export const wizard = wizardsOf<State, RuledCommand, Command, Asks>({
  nothingChosen: refuse('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});
