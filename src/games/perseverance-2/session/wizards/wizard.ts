import { wizardsOf, type Ask as AskAny } from '@/engine';
import { hereAt, playersOf } from '../../../perseverance/session/table';
import type { Command } from '../command';
import type { Asks } from '../names';
import { refuse } from '../refuse';
import type { State } from '../state';
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

/** Anybody at the table can be named instead of the player whose turn it is. */
export const ON_TURN = { of: ({ turn }: State) => turn, others: hereAt };

/** Nothing but taps: the last one commits. */
export const TAPS = { quick: true, actor: ON_TURN } as const;
