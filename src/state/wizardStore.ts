import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal, Result } from '@/engine';
import { createDraftKeeper, type DraftKeeper, type Keeping } from './draftKeeper';
import { answerBehind, type Answer } from './drafts/answers';
import { readKept, shownOn, type KeptDraft } from './drafts/keptDraft';
import { onlyUnreadable, type News } from './drafts/news';
import { changesBetween } from './drafts/patch';
import { handOn, momentOf, reopen, resume, stillCounts, type Passed, type Resumed } from './drafts/reopen';
import { answeredToo, REVIEW, stepInstead, stepsOf, type AnyWizard } from './drafts/replay';
import { waitingOf, type Waiting } from './drafts/waiting';
import type { Services } from './services';
import { opened, type SessionStore } from './sessionStore';

export { REVIEW, stepsOf, type AnyWizard };

/** `settle` and `letGo`: before the games go to another tab. */
export interface WizardState extends Keeping, Pick<DraftKeeper, 'settle' | 'letGo'> {
  readonly status: 'closed' | 'opening' | 'asked' | 'open' | 'missing';
  readonly wizard: AnyWizard | null;
  readonly draft: unknown;
  /** The id of the step now shown; `REVIEW` is the last one. */
  readonly step: string;
  /** Something was answered: whoever leaves is asked what becomes of it. */
  readonly answered: boolean;
  /** While it is asked whether to go on with a draft of another moment. */
  readonly passed: Passed | null;
  /** What is otherwise than when the walk was left. */
  readonly news: News | null;
  /** Drafts of the game on the table that wait to be gone on with. */
  readonly waiting: readonly Waiting[];
  /** Begins the wizard, or goes on where it was left; asks first where its moment has passed. */
  open(sessionId: string, wizard: string): Promise<void>;
  /** Goes on with the draft that it was asked about. */
  resume(): void;
  /** Begins a new one; the other is thrown away. */
  beginNew(): void;
  write(draft: unknown): void;
  /** The same answers for somebody else. */
  actFor(player: string): void;
  /** On to the next step of the draft as it is now; false at the end. */
  goOn(): boolean;
  goBack(): void;
  /** Leaves the draft for later; one in which nothing was answered goes. */
  leave(wizard: string): Promise<void>;
  /** Throws the draft away; nothing was changed. */
  cancel(): Promise<void>;
  /** One command, one entry, one undo. `onKept`: what it did, where later acts had to be asked about first. */
  commit(onKept?: (events: readonly unknown[]) => void): Result<readonly unknown[], Refusal>;
  /** Looks which drafts wait in a game. */
  lookFor(sessionId: string): Promise<void>;
}

export type WizardStore = StoreApi<WizardState>;

type About = Pick<KeptDraft, 'moment' | 'after' | 'begunAt'>;
const CLOSED = {
  status: 'closed',
  wizard: null,
  draft: null,
  answered: false,
  passed: null,
  news: null,
} as const;

export function createWizardStore(services: Services, session: SessionStore): WizardStore {
  const { data, clock } = services;
  let sessionId = '';
  let answers: readonly Answer[] = [];
  let about: About = { moment: '', after: -1, begunAt: 0 };
  let asked: { readonly kept: KeptDraft; readonly step: string } | null = null;
  const game = () => opened(session.getState());

  return createStore<WizardState>((set, get) => {
    const keeper = createDraftKeeper(services, set);

    function save() {
      const open = game();
      const { wizard, step, draft } = get();
      if (!open || !wizard) return;
      const { state, length } = open.session;
      const player = wizard.actor?.of(state, draft) ?? null;
      const shown = shownOn(wizard, state, draft, step);
      const body: KeptDraft = { ...about, draft, player, length, answers, shown };
      keeper.keep({ sessionId, wizard: wizard.id, step, body, updatedAt: clock() });
    }

    /** Steps follow from the draft: what was just answered may have added or taken away some. */
    function walk(by: 1 | -1): boolean {
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

    /** From now on it belongs to this moment. */
    function show(
      wizard: AnyWizard,
      { draft, step, answers: given, news }: Omit<Resumed, 'lost'>,
      begunAt: number,
    ) {
      const open = game();
      if (!open) return;
      const { session: now } = open;
      answers = given;
      about = { moment: momentOf(open.game, wizard, now.state), after: now.done.seq, begunAt };
      asked = null;
      set({ status: 'open', wizard, draft, step, answered: given.length > 0, passed: null, news });
      save();
    }

    function begin(wizard: AnyWizard, news: News | null = null) {
      const open = game();
      if (!open) return;
      const draft = wizard.begin(open.session.state);
      const step = stepsOf(wizard, open.session.state, draft)[0] ?? REVIEW;
      show(wizard, { draft, step, answers: [], news }, clock());
    }

    /** What it was begun after may lie before what is in memory. */
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
        if (kept.answers.length > 0) await withItsPast(kept);
        const open = game();
        if (!open || open.id !== id) return set({ status: 'missing' });
        const { step } = stored.value;
        const again = reopen(open, wizard, kept, step);
        if (again.kind === 'resumed') return show(wizard, again.resumed, kept.begunAt);
        // Nobody misses what nobody has answered.
        if (kept.answers.length === 0) return begin(wizard);
        asked = { kept, step };
        set({ status: 'asked', wizard, passed: again.passed });
      },

      resume() {
        const open = game();
        const { wizard } = get();
        if (!open || !wizard || !asked) return;
        show(wizard, resume(open, wizard, asked.kept, asked.step), asked.kept.begunAt);
      },

      beginNew() {
        const { wizard } = get();
        if (wizard) begin(wizard);
      },

      write(draft) {
        const open = game();
        const { wizard, draft: before, step } = get();
        if (!open || !wizard) return;
        const answer: Answer = answerBehind(draft) ?? {
          step,
          kind: 'other',
          changes: changesBetween(before, draft),
        };
        answers = answeredToo(answers, answer);
        set({ draft, step: stepInstead(wizard, open.session.state, step, before, draft), answered: true });
        save();
      },

      actFor(player) {
        const open = game();
        const { wizard, step } = get();
        if (!open || !wizard?.actor) return;
        const given = handOn(open, wizard, answers, step, player);
        answers = given.answers;
        // Who acts was answered, too.
        set({ draft: given.draft, step: given.step, answered: true, news: null });
        save();
      },

      goOn: () => walk(1),
      goBack: () => void walk(-1),

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

      commit(onKept) {
        const open = game();
        const { wizard, draft } = get();
        if (!open || !wizard) throw new Error('no wizard is open');
        const command = wizard.commit(open.session.state, draft);
        if (!command.ok) return command;
        // The entry takes the draft with it when it reaches the disk.
        const close = () => {
          keeper.drop(sessionId, wizard.id);
          forget(wizard.id);
          set(CLOSED);
        };
        const done = session.getState().dispatch(command.value, {
          wizard: wizard.id,
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
        if (game()?.id === id) set({ waiting: rows.flatMap(waitingOf) });
      },
    };
  });
}
