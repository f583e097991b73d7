import { wizardsOf } from '@/engine';
import type { Command, RuledCommand } from '../command';
import { refusalOf } from '../refuse';
import { playersOf, type State } from '../state';
import { reviewLines, withTotals } from './reviewLines';

/** How the wizards of this game are written. */
export const wizard = wizardsOf<State, RuledCommand, Command>({
  nothingChosen: refusalOf('nothingChosen'),
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});
