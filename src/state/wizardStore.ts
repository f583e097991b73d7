import { createStore, type StoreApi } from 'zustand/vanilla';
import { read, type Refusal, type Result, type Wizard } from '@/engine';
import { createDraftKeeper, type Keeping } from './draftKeeper';
import type { Services } from './services';
import { opened, type SessionStore } from './sessionStore';

export type AnyWizard = Wizard<unknown, unknown, unknown>;

export interface WizardState extends Keeping {
  readonly status: 'closed' | 'opening' | 'open' | 'missing';
  readonly wizard: AnyWizard | null;
  readonly draft: unknown;
  /** The id of the step now shown; `REVIEW` is the last one. */
  readonly step: string;
  /** Begins the wizard, or goes on where a killed app left it. */
  open(sessionId: string, wizard: string): Promise<void>;
  write(draft: unknown): void;
  /** On to the next step of the draft as it is now; false at the end. */
  goOn(): boolean;
  goBack(): void;
  /** Throws the draft away; nothing was changed. */
  cancel(): Promise<void>;
  /** One command, one entry, one undo. `onKept`: what it did, where later acts had to be asked about first. */
  commit(onKept?: (events: readonly unknown[]) => void): Result<readonly unknown[], Refusal>;
}

export type WizardStore = StoreApi<WizardState>;

export const REVIEW = 'review';

export function createWizardStore(services: Services, session: SessionStore): WizardStore {
  const { data, clock } = services;
  let sessionId = '';
  const game = () => opened(session.getState());

  return createStore<WizardState>((set, get) => {
    const keeper = createDraftKeeper(services, set);

    function save() {
      const { wizard, step, draft } = get();
      if (wizard) keeper.keep({ sessionId, wizard: wizard.id, step, body: draft, updatedAt: clock() });
    }

    /** An answer may do away with the step that it stands on: what has taken its place is shown. */
    function stepAfter(draft: unknown): string {
      const open = game();
      const { wizard, step, draft: before } = get();
      if (!open || !wizard) return step;
      const { state } = open.session;
      const ids = stepsOf(wizard, state, draft);
      if (ids.includes(step)) return step;
      return ids[stepsOf(wizard, state, before).indexOf(step)] ?? ids[0] ?? step;
    }

    /** Steps follow from the draft: what was just answered may have added or taken away some. */
    function walk(by: 1 | -1): boolean {
      const open = game();
      const { wizard, draft, step } = get();
      if (!open || !wizard) return false;
      const ids = stepsOf(wizard, open.session.state, draft);
      const next = ids[ids.indexOf(step) + by];
      if (next === undefined) return false;
      set({ step: next });
      save();
      return true;
    }

    return {
      status: 'closed',
      wizard: null,
      draft: null,
      step: REVIEW,
      saved: true,
      trouble: null,

      async open(id, wizardId) {
        set({ status: 'opening', wizard: null, draft: null });
        const open = game();
        const wizard = open?.game.wizards.find((candidate) => candidate.id === wizardId);
        if (!open || open.id !== id || !wizard) return set({ status: 'missing' });
        sessionId = id;
        await keeper.settled();
        const stored = await data.drafts.get(id, wizardId);
        const { state } = open.session;
        const kept =
          stored.kind === 'ok' ? read(stored.value.body, (at) => wizard.readDraft(at, state)) : null;
        const draft = kept?.ok ? kept.value : wizard.begin(state);
        const ids = stepsOf(wizard, state, draft);
        const wanted = kept?.ok && stored.kind === 'ok' ? stored.value.step : '';
        const step = ids.includes(wanted) ? wanted : (ids[0] ?? REVIEW);
        set({ status: 'open', wizard, draft, step });
        save();
      },

      write(draft) {
        set({ draft, step: stepAfter(draft) });
        save();
      },

      goOn: () => walk(1),
      goBack: () => void walk(-1),

      async cancel() {
        const { wizard } = get();
        set({ status: 'closed', wizard: null, draft: null });
        if (!wizard) return;
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
          set({ status: 'closed', wizard: null, draft: null });
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
    };
  });
}

/** A quick walk has no review: its last step commits. */
export function stepsOf(wizard: AnyWizard, state: unknown, draft: unknown): readonly string[] {
  const ids = wizard.steps(state, draft).map(({ id }) => id);
  return wizard.quick ? ids : [...ids, REVIEW];
}
