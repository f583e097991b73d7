import { ok, type At, type Phrase, type Wizard, type WizardStep } from '@/engine';
import { say } from '../../../say';
import type { TableState } from '../../table';
import { NOTHING_COUNTED, readStock, stockStep, type StockDraft, type Stocking } from './stock';

/** What an episode asks on the way, besides everybody's numbers. */
interface StockTaking<S extends TableState, Command, C extends string, Change> {
  readonly stocking: Stocking<S, C>;
  readChange(at: At): Change;
  /** The pages of the board. */
  board(state: S, draft: StockDraft<Change>): readonly WizardStep<StockDraft<Change>>[];
  taking(state: S, draft: StockDraft<Change>): Command;
  reasonAgainst(state: S, command: Command): { readonly reason?: Phrase };
}

/** From Essentials to Full: everything that was not followed is counted first. One entry. */
export function stockTakingOf<S extends TableState, Command, C extends string, Change>(
  of: StockTaking<S, Command, C, Change>,
): Wizard<S, Command, StockDraft<Change>> {
  return {
    id: 'stockTaking',
    quick: true,
    title: () => say('session.level.more'),
    done: say('session.level.moreDone'),
    begin: () => NOTHING_COUNTED,
    readDraft: (at, state) => readStock(at, state, of.stocking, of.readChange),
    steps: (state, draft) => {
      const { reason } = of.reasonAgainst(state, of.taking(state, draft));
      const steps = [stockStep(of.stocking, state, draft), ...of.board(state, draft)];
      // On the last page everything has been said: pieces that cannot be are told before the last tap.
      return steps.map((step, i) => (i === steps.length - 1 && reason ? { ...step, missing: reason } : step));
    },
    review: () => [],
    commit: (state, draft) => ok(of.taking(state, draft)),
  };
}
