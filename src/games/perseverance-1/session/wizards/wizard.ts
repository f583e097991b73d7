import { wizardsOf } from '@/engine';
import type { Command } from '../command';
import { no } from '../refuse';
import { playersOf, type State } from '../state';
import { withTotals } from './byHandFigures';
import { reviewLines } from './reviewLines';

/** How the wizards of this episode are written. */
export const wizard = wizardsOf<State, Command, Command>({
  nothingChosen: no('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});
