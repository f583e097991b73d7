import { wizardsOf } from '@/engine';
import type { Command } from '../command';
import { no } from '../refuse';
import { playersOf, type State } from '../state';
import { reviewLines, withTotals } from './reviewLines';

/** How the wizards of this game are written. */
export const wizard = wizardsOf<State, Command, Command>({
  nothingChosen: no('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});
