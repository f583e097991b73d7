import type { Command, RuledCommand } from '../command';
import type { State } from '../state';
import { correctTo } from './count';
import { chain, type Decision } from './decision';
import { resolveFinal } from '../../moments/finalScoring/decide';

/** The rules first, then what the table set otherwise, marked as corrections, within the usual limits. */
export function byHand(
  state: State,
  { command, corrections }: Extract<Command, { type: 'byHand' }>,
  decide: (command: RuledCommand) => Decision,
): Decision {
  // The places follow from what counts in the end.
  if (command.type === 'resolveFinal') return resolveFinal(state, command, corrections);
  return chain(
    state,
    decide(command),
    ...corrections.map((correction) => (after: State) => correctTo(after, correction)),
  );
}
