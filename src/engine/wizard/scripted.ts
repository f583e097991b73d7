import type { AskNames, NoNames } from '../names';
import type { Overrides } from '../overrides';
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import { err, ok, type Result } from '../result';
import { answerName, EMPTY_DRAFT, said, withAnswer, type Draft } from './draft';
import type { Ask } from './ask';
import { openAsk } from './openAsk';
import type { WrapUp } from './asked';
import type { ReviewLine } from './shown';
import type { Wizard } from './wizard';

/** What a game says once for all its wizards. */
export interface WizardRules<State, Ruled, Command> {
  /** Why a wizard waits where nothing is chosen yet. */
  readonly nothingChosen: Refusal;
  /** Everybody who can act. */
  players(state: State): readonly string[];
  /** Every number that the command would change, each open to an override. */
  review(state: State, command: Ruled, overrides: Overrides): readonly ReviewLine[];
  /** The command with every total that was set on the review. */
  withOverrides(command: Ruled, overrides: Overrides): Command;
}

/** The command once everything is answered, null before, or why it is not possible. */
type Scripted<Ruled> = Ruled | { readonly ok: false; readonly error: Refusal } | null;

interface Acting<State> {
  /** Who acts, unless somebody else is named; an answer may say it. */
  of(state: State, draft: Draft): string | null;
  /** Who can be named instead. */
  others?(state: State): readonly string[];
}

/** A wizard as a script: the questions in their order, and the command that the answers make. */
export interface Script<State, Ruled, N extends AskNames = NoNames> {
  readonly id: string;
  readonly title: (state: State) => Phrase;
  readonly done?: Phrase;
  /** A few taps that need no review: the last step commits. */
  readonly quick?: boolean;
  /** Its steps are shown under each other. */
  readonly onePage?: boolean;
  /** What changes is shown under the last step, which commits: there is no page for the review alone. */
  readonly reviewOnLast?: true;
  /** The wizard that opens once this one is saved, where the rules always go on with it. */
  readonly leadsTo?: string;
  /** What it reads off the table came with the act before it: once that is undone, its answers are void. */
  readonly endsWithAct?: true;
  /** On one page: whether it begins once more after a commit. */
  again?(state: State): boolean;
  readonly actor?: Acting<State>;
  /** The question that asks whose it is. */
  readonly who?: string;
  moment?(state: State): unknown;
  /** What is answered already. */
  begin?(state: State): Partial<Draft>;
  /** `player` is who acts; empty where it is everybody's. */
  script(ask: Ask<N>, state: State, player: string): Scripted<Ruled>;
  /** For a wizard whose review is not every number of everybody. */
  review?(state: State, command: Ruled, overrides: Overrides): readonly ReviewLine[];
  /** On the review, so that it costs no step of its own. */
  wrapUp?(state: State, command: Ruled | null): Omit<WrapUp, 'name' | 'ticked'>;
}

const WRAP_UP = 'wrap up';

/** Binds the language of wizards to a game. */
export function wizardsOf<State, Ruled extends object, Command, N extends AskNames = NoNames>(
  rules: WizardRules<State, Ruled, Command>,
): (script: Script<State, Ruled, N>) => Wizard<State, Command> {
  return ({ script, begin, who, actor, review, wrapUp, ...about }) => {
    const namedIn = (state: State, { player, chosen }: Draft) => {
      const named = who === undefined ? player : said(chosen, who);
      return named !== undefined && rules.players(state).includes(named) ? named : null;
    };
    const actorIn = (state: State, answers: Draft) =>
      namedIn(state, answers) ?? actor?.of(state, answers) ?? null;
    const runNow = (state: State, answers: Draft) => {
      const { ask, asked } = openAsk<N>(answers, rules.nothingChosen.message, about.onePage);
      const result = script(ask, state, actorIn(state, answers) ?? '');
      const ruled = ruledIn(result);
      let reviewed: readonly ReviewLine[] | null = null;
      return {
        state,
        asked,
        result,
        ruled,
        reviewed: () => (reviewed ??= ruled ? (review ?? rules.review)(state, ruled, answers.overrides) : []),
      };
    };
    // One tap asks for steps, what counts, and the review of the same draft: the script runs once for all of them.
    const runs = new WeakMap<Draft, ReturnType<typeof runNow>>();
    const run = (state: State, answers: Draft) => {
      const known = runs.get(answers);
      if (known?.state === state) return known;
      const made = runNow(state, answers);
      runs.set(answers, made);
      return made;
    };
    const others = actor?.others ?? (who === undefined ? undefined : rules.players);
    const actFor = (draft: Draft, player: string): Draft => {
      if (!others) return draft;
      return who === undefined ? { ...draft, player } : withAnswer(draft, { chosen: { [who]: player } });
    };
    return {
      ...about,
      ...((actor ?? who) !== undefined && { actor: { of: actorIn, ...(others && { others }) } }),
      actFor,
      begin: (state, player) => {
        const begun = { ...EMPTY_DRAFT, ...begin?.(state) };
        return player === undefined ? begun : actFor(begun, player);
      },
      steps: (state, answers) => run(state, answers).asked.steps,
      forecast: (state, answers, step, turn) => run(state, answers).asked.forecast(step, turn),
      review: (state, answers) => run(state, answers).reviewed(),
      ...(wrapUp && {
        wrapUp: (state: State, answers: Draft) => ({
          ...wrapUp(state, run(state, answers).ruled),
          name: WRAP_UP,
          ticked: said(answers.ticked, WRAP_UP) ?? [],
        }),
      }),
      counting: (state, answers) => {
        const { asked, reviewed } = run(state, answers);
        const set = Object.keys(answers.overrides);
        const totals = set.length === 0 ? [] : reviewed();
        return [
          ...asked.counting,
          ...set
            .filter((name) => totals.some(({ override }) => override?.name === name))
            .map((name) => answerName('overrides', name)),
          ...(said(answers.ticked, WRAP_UP) ? [answerName('ticked', WRAP_UP)] : []),
        ];
      },
      commit: (state, answers): Result<Command, Refusal> => {
        const { result } = run(state, answers);
        if (result === null) return err(rules.nothingChosen);
        return isRefused(result) ? result : ok(rules.withOverrides(result, answers.overrides));
      },
    };
  };
}

function isRefused(result: object): result is { readonly ok: false; readonly error: Refusal } {
  return 'ok' in result && result.ok === false;
}

function ruledIn<Ruled extends object>(result: Scripted<Ruled>): Ruled | null {
  return result === null || isRefused(result) ? null : result;
}
