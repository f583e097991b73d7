import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  EMPTY_DRAFT,
  identityOf,
  withAnswer,
  withAnswersOf,
  type TapAnswers,
  type Draft,
  type Refusal,
  type Result,
} from '@/engine';
import { createDraftKeeper, type DraftKeeper, type Keeping } from './draftKeeper';
import { readKept, shownOn, type KeptDraft } from './drafts/keptDraft';
import { onlyUnreadable, type News } from './drafts/news';
import { handOn, momentOf, reopen, resume, stillCounts, type Passed, type Resumed } from './drafts/reopen';
import { firstStep, REVIEW, stepInstead, stepsOf, type AnyWizard } from './drafts/steps';
import { waitingOf, type Waiting } from './drafts/waiting';
import type { Services } from './services';
import { openSessionOf, type SessionStore } from './sessionStore';

export { REVIEW, stepsOf, type AnyWizard };

/** `settle` and `letGo`: before the games go to another tab. */
export interface WizardState extends Keeping, Pick<DraftKeeper, 'settle' | 'letGo'> {
  readonly status: 'closed' | 'opening' | 'asked' | 'open' | 'missing';
  readonly wizard: AnyWizard | null;
  readonly draft: Draft;
  /** The id of the step now shown; `REVIEW` is the last one. */
  readonly step: string;
  /** Something was answered: on leaving, the table is asked what to do with it. */
  readonly answered: boolean;
  /** Set while asking whether to resume a draft of another turn or phase. */
  readonly passed: Passed | null;
  /** What has changed since the wizard was left. */
  readonly news: News | null;
  /** Drafts of the game on the table that wait to be resumed. */
  readonly waiting: readonly Waiting[];
  /** Begins the wizard, or resumes it where it was left; asks first where its turn or phase has passed. */
  open(sessionId: string, wizard: string): Promise<void>;
  /** Resumes the draft it asked about. */
  resume(): void;
  /** Begins a new one; the other is thrown away. */
  beginNew(): void;
  /** Goes on with what another phone has answered: from now on the draft is this phone's own. */
  takeOver(sessionId: string, wizard: string, draft: Draft, step: string): void;
  /** Somebody else has it, or it is over: nothing of it stays on this phone. */
  giveUp(): Promise<void>;
  answer(answers: TapAnswers): void;
  /** The same answers for somebody else. */
  actFor(player: string): void;
  /** On to the next step of the draft as it is now; false at the end. */
  goOn(): boolean;
  goBack(): void;
  /** Leaves the draft for later; one without answers is dropped. */
  leave(wizard: string): Promise<void>;
  /** Throws the draft away; nothing was changed. */
  cancel(): Promise<void>;
  /**
   * One command, one entry, one undo. `onKept`: what it did, where later acts had to be asked about first; `again`: the
   * wizard begins once more at once, for a page that stays open.
   */
  commit(onKept?: (events: readonly unknown[]) => void, again?: boolean): Result<readonly unknown[], Refusal>;
  /** Looks up which drafts wait in a game. */
  lookFor(sessionId: string): Promise<void>;
}

export type WizardStore = StoreApi<WizardState>;

type About = Pick<KeptDraft, 'moment' | 'after' | 'begunAt'>;
const CLOSED = {
  status: 'closed',
  wizard: null,
  draft: EMPTY_DRAFT,
  answered: false,
  passed: null,
  news: null,
} as const;

/** Answers to begin a wizard with, such as those that were given when it was committed. */
export interface GivenAnswers {
  readonly wizard: string;
  readonly draft: Draft;
}

export function createWizardStore(
  services: Services,
  session: SessionStore,
  given: GivenAnswers | null = null,
): WizardStore {
  const { data, clock } = services;
  let sessionId = '';
  let about: About = { moment: '', after: -1, begunAt: 0 };
  let asked: { readonly kept: KeptDraft; readonly step: string } | null = null;
  /** Taken over just now: its page need not read it from the disk. */
  let taken: string | null = null;
  const game = () => openSessionOf(session.getState());

  return createStore<WizardState>((set, get) => {
    const keeper = createDraftKeeper(services, set);

    function save() {
      const open = game();
      const { wizard, step, draft, answered } = get();
      if (!open || !wizard) return;
      const { state, length } = open.session;
      const body: KeptDraft = {
        version: 2,
        ...about,
        draft,
        player: wizard.actor?.of(state, draft) ?? null,
        length,
        answered,
        counting: wizard.counting(state, draft),
        shown: shownOn(wizard, state, draft, step),
      };
      keeper.keep({ sessionId, wizard: wizard.id, step, body, updatedAt: clock() });
    }

    /** Steps follow from the draft: the last answer may have added or removed some. */
    function turnPage(by: 1 | -1): boolean {
      const open = game();
      const { wizard, draft, step } = get();
      if (!open || !wizard) return false;
      const ids = stepsOf(wizard, open.session.state, draft);
      const next = ids[ids.indexOf(step) + by];
      if (next === undefined) return false;
      set({ step: next, news: null });
      save();
      return true;
    }

    /** From now on it belongs to this turn or phase. */
    function show(wizard: AnyWizard, { draft, step, news }: Resumed, begunAt: number, answered: boolean) {
      const open = game();
      if (!open) return;
      const { session: now } = open;
      about = { moment: momentOf(open.game, wizard, now.state), after: identityOf(now.done), begunAt };
      asked = null;
      set({ status: 'open', wizard, draft, step, answered, passed: null, news });
      save();
    }

    function begin(wizard: AnyWizard, news: News | null = null) {
      const open = game();
      if (!open) return;
      const draft = given?.wizard === wizard.id ? given.draft : wizard.begin(open.session.state);
      const step = firstStep(wizard, open.session.state, draft);
      show(wizard, { draft, step, news }, clock(), false);
    }

    /** The act it was begun after may be older than what is in memory. */
    async function withItsPast({ after }: KeptDraft): Promise<void> {
      const open = game();
      if (open && stillCounts(open.session, after) === null) await session.getState().loadPast();
    }

    const forget = (id: string) => set({ waiting: get().waiting.filter(({ wizard }) => wizard !== id) });

    return {
      ...CLOSED,
      step: REVIEW,
      waiting: [],
      saved: true,
      trouble: null,
      settle: keeper.settle,
      letGo: keeper.letGo,

      async open(id, wizardId) {
        const isTaken = taken === wizardId && sessionId === id && get().wizard?.id === wizardId;
        taken = null;
        if (isTaken) return;
        set({ ...CLOSED, status: 'opening' });
        const before = game();
        const wizard = before?.game.wizards.find((candidate) => candidate.id === wizardId);
        if (!before || before.id !== id || !wizard) return set({ status: 'missing' });
        sessionId = id;
        await keeper.settled();
        const stored = await data.drafts.get(id, wizardId);
        if (stored.kind === 'missing') return begin(wizard);
        const kept = stored.kind === 'ok' ? readKept(stored.value.body) : null;
        if (stored.kind !== 'ok' || !kept) return begin(wizard, onlyUnreadable());
        if (kept.answered) await withItsPast(kept);
        const open = game();
        if (!open || open.id !== id) return set({ status: 'missing' });
        const { step } = stored.value;
        const again = reopen(open, wizard, kept, step);
        if (again.kind === 'resumed') return show(wizard, again.resumed, kept.begunAt, kept.answered);
        // Nobody misses what nobody has answered.
        if (!kept.answered) return begin(wizard);
        asked = { kept, step };
        set({ status: 'asked', wizard, passed: again.passed });
      },

      resume() {
        const open = game();
        const { wizard } = get();
        if (!open || !wizard || !asked) return;
        show(wizard, resume(open, wizard, asked.kept, asked.step), asked.kept.begunAt, true);
      },

      beginNew() {
        const { wizard } = get();
        if (wizard) begin(wizard);
      },

      takeOver(id, wizardId, draft, step) {
        const wizard = game()?.game.wizards.find((candidate) => candidate.id === wizardId);
        if (!wizard) return;
        sessionId = id;
        taken = wizardId;
        show(wizard, { draft, step, news: null }, clock(), true);
      },

      async giveUp() {
        const gone = get().cancel();
        // It was not left by anybody here: where it is still on the screen, that is said.
        set({ status: 'missing' });
        await gone;
      },

      answer(answers) {
        const open = game();
        const { wizard, draft: before, step } = get();
        if (!open || !wizard) return;
        const draft = withAnswer(before, answers);
        set({ draft, step: stepInstead(wizard, open.session.state, step, before, draft), answered: true });
        save();
      },

      actFor(player) {
        const open = game();
        const { wizard, draft, step } = get();
        if (!open || !wizard?.actor) return;
        // Naming who acts is an answer, too.
        set({ ...handOn(open, wizard, draft, step, player), answered: true, news: null });
        save();
      },

      goOn: () => turnPage(1),
      goBack: () => void turnPage(-1),

      async leave(id) {
        const { wizard, answered, status } = get();
        if (wizard?.id !== id) return;
        if (status === 'open' && !answered) return get().cancel();
        set(CLOSED);
        await get().lookFor(sessionId);
      },

      async cancel() {
        const { wizard } = get();
        set(CLOSED);
        if (!wizard) return;
        forget(wizard.id);
        keeper.drop(sessionId, wizard.id);
        await data.drafts.clear(sessionId, wizard.id);
      },

      commit(onKept, again = false) {
        const open = game();
        const { wizard, draft } = get();
        if (!open || !wizard) throw new Error('no wizard is open');
        const command = wizard.commit(open.session.state, draft);
        if (!command.ok) return command;
        // The entry takes the draft with it when it reaches the disk.
        const close = () => {
          keeper.drop(sessionId, wizard.id);
          forget(wizard.id);
          if (again) begin(wizard);
          else set(CLOSED);
        };
        const done = session.getState().dispatch(command.value, {
          wizard: wizard.id,
          // What was answered on the way and does not count stays out of the log: it may have been a secret.
          draft: withAnswersOf(draft, wizard.counting(open.session.state, draft)),
          onKept: (events) => {
            close();
            onKept?.(events);
          },
        });
        if (done.ok) close();
        return done;
      },

      async lookFor(id) {
        await keeper.settled();
        const { rows } = await data.drafts.list(id);
        const open = game();
        // Others are part of a change of the past.
        const own = rows.filter(({ wizard }) => open?.game.wizards.some((one) => one.id === wizard));
        if (open?.id === id) set({ waiting: own.flatMap(waitingOf) });
      },
    };
  });
}
