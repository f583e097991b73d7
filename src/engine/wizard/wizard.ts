import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import type { Result } from '../result';
import type { WrapUp } from './asked';
import type { Draft } from './draft';
import type { ResultTable, ReviewLine } from './shown';
import type { WizardStep } from './step';

/** Whose wizard it is. */
export interface Actor<State> {
  /** Who acts, as far as the draft says so. */
  of(state: State, draft: Draft): string | null;
  /** Who can act instead; left out where the rules or an answer decide. */
  others?(state: State): readonly string[];
}

/**
 * Leads through a hard moment. The draft is the answers and nothing else; it is saved at every tap, so a killed app comes
 * back on the same step. Nothing counts before `commit`, which is one command: one entry in the log, one undo.
 */
export interface Wizard<State, Command> {
  readonly id: string;
  /** A few taps that need no review: the last step commits. */
  readonly quick?: boolean;
  /** Its steps are shown under each other, and a tile that leaves nothing to ask commits at once. */
  readonly onePage?: boolean;
  /** What changes is shown under the last step, which commits: there is no page for the review alone. */
  readonly reviewOnLast?: true;
  /** The wizard that opens once this one is saved, where the rules always go on with it. */
  readonly leadsTo?: string;
  /** What it reads off the table came with the act before it: once that is undone, its answers are void. */
  readonly endsWithAct?: true;
  /** On one page: whether it begins once more after a commit, such as with the next action. */
  again?(state: State): boolean;
  title(state: State): Phrase;
  /** What the last button says, where "Save" would be the wrong word. */
  readonly done?: Phrase;
  /** Left out where it is everybody's. */
  readonly actor?: Actor<State>;
  /** What it belongs to besides the turn or phase, as small JSON: an older draft is not resumed without asking. */
  moment?(state: State): unknown;
  /** For the player whose turn it is, or for the one who is named. */
  begin(state: State, player?: string): Draft;
  /** The same answers for somebody else; unchanged where nobody can be named. */
  actFor(draft: Draft, player: string): Draft;
  steps(state: State, draft: Draft): readonly WizardStep[];
  /** What each choice of a secret turn would lead to; null: nobody can say yet. */
  forecast(state: State, draft: Draft, step: string, turn: string): ResultTable | null;
  review(state: State, draft: Draft): readonly ReviewLine[];
  /** On the review, so that it costs no step of its own. */
  wrapUp?(state: State, draft: Draft): WrapUp;
  /** Which answers of the draft count on this table, as `kind/name`; the others are kept, and are open. */
  counting(state: State, draft: Draft): readonly string[];
  commit(state: State, draft: Draft): Result<Command, Refusal>;
}
