import type { AskNames, NoNames } from '../names';
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import { err, ok, type Result } from '../result';
import { draftShape, EMPTY_DRAFT, said, type Draft } from './draft';
import type { Ask } from './ask';
import { openAsk } from './openAsk';
import type { ReviewLine, Wizard, WrapUp } from './wizard';

type Overrides = Draft['overrides'];

/** What a game says once for all its wizards. */
export interface WizardRules<State, Ruled, Command> {
  /** Why a wizard waits where nothing is chosen yet. */
  readonly nothingChosen: Refusal;
  /** Everybody who can act. */
  players(state: State): readonly string[];
  /** Every number that the command would change, each open to the table's own figure. */
  review(
    state: State,
    command: Ruled,
    overrides: Overrides,
    write: (overrides: Overrides) => Draft,
  ): readonly ReviewLine<Draft>[];
  /** The command with every total that was set on the review. */
  withOverrides(command: Ruled, overrides: Overrides): Command;
}

/** The command once everything is answered, null before, or why it cannot be. */
type Scripted<Ruled> = Ruled | { readonly ok: false; readonly error: Refusal } | null;

interface Acting<State> {
  /** Who it falls to, unless somebody else is named; an answer may say it. */
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
  /** Nobody knows on the way how many steps there are. */
  readonly grows?: boolean;
  readonly actor?: Acting<State>;
  /** The question that asks whose it is. */
  readonly who?: string;
  moment?(state: State): unknown;
  /** What is answered already. */
  begin?(state: State): Partial<Draft>;
  /** `player` is who acts; empty where it is everybody's. */
  script(ask: Ask<N>, state: State, player: string): Scripted<Ruled>;
  /** Of a wizard whose review is not every number of everybody. */
  review?(
    state: State,
    command: Ruled,
    overrides: Overrides,
    write: (overrides: Overrides) => Draft,
  ): readonly ReviewLine<Draft>[];
  /** On the review, so that it costs no step of its own. */
  wrapUp?(state: State, command: Ruled | null): Omit<WrapUp<never>, 'ticked' | 'write'>;
}

const WRAP_UP = 'wrap up';

/** Binds the language of wizards to a game. */
export function wizardsOf<State, Ruled extends object, Command, N extends AskNames = NoNames>(
  rules: WizardRules<State, Ruled, Command>,
): (script: Script<State, Ruled, N>) => Wizard<State, Command, Draft> {
  return ({ script, begin, who, actor, review, wrapUp, ...about }) => {
    const namedIn = (state: State, { player, chosen }: Draft) => {
      const named = who === undefined ? player : said(chosen, who);
      return named !== undefined && rules.players(state).includes(named) ? named : null;
    };
    const actorIn = (state: State, answers: Draft) =>
      namedIn(state, answers) ?? actor?.of(state, answers) ?? null;
    const run = (state: State, answers: Draft) => {
      const ask = openAsk<N>(answers, rules.nothingChosen.message);
      const result = script(ask, state, actorIn(state, answers) ?? '');
      return { steps: ask.steps, result };
    };
    const others = actor?.others ?? (who === undefined ? undefined : rules.players);
    return {
      ...about,
      ...((actor ?? who) !== undefined && { actor: { of: actorIn, ...(others && { others }) } }),
      begin: (state, player) => {
        const begun = { ...EMPTY_DRAFT, ...begin?.(state) };
        if (player === undefined || !others) return begun;
        if (who === undefined) return { ...begun, player };
        return { ...begun, chosen: { ...begun.chosen, [who]: player } };
      },
      readDraft: draftShape,
      steps: (state, answers) => run(state, answers).steps,
      review: (state, answers) => {
        const command = ruledIn(run(state, answers).result);
        const write = (overrides: Overrides) => ({ ...answers, overrides });
        return command ? (review ?? rules.review)(state, command, answers.overrides, write) : [];
      },
      ...(wrapUp && {
        wrapUp: (state: State, answers: Draft) => ({
          ...wrapUp(state, ruledIn(run(state, answers).result)),
          ticked: said(answers.ticked, WRAP_UP) ?? [],
          write: (ticked: readonly string[]) => ({
            ...answers,
            ticked: { ...answers.ticked, [WRAP_UP]: ticked },
          }),
        }),
      }),
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
