import { wizardsOf, type Ask as AskAny } from '@/engine';
import type { Command } from '../command';
import type { Asks } from '../names';
import { refuse } from '../refuse';
import { playersOf, type State } from '../state';
import { withTotals } from './byHandFigures';
import { reviewLines } from './reviewLines';

/** How a wizard asks here. */
export type Ask = AskAny<Asks>;

/** How the wizards of this episode are written. */
export const wizard = wizardsOf<State, Command, Command, Asks>({
  nothingChosen: refuse('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});
