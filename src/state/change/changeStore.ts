import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  actAt,
  CHANGE_DRAFT,
  err,
  phrase,
  refusal,
  replayPast,
  type Mend,
  type Refusal,
  type Replay,
  type Result,
  type Wish,
} from '@/engine';
import { createDraftKeeper, type Keeping } from '../draftKeeper';
import type { OpenSession } from '../openSession';
import type { Services } from '../services';
import { openSessionOf, type SessionStore } from '../sessionStore';
import { clearPastDrafts, createPastTable, type PastTable } from './pastTable';
import { readChange, writeChange, type ChangeDraft, type Looking } from './readChange';

export interface ChangeState extends Keeping {
  readonly sessionId: string | null;
  readonly draft: ChangeDraft | null;
  /** The table as it was, where `draft.looking` says; what is done there first goes into the past. */
  readonly past: PastTable | null;
  /** Takes up what was begun in this game, if anything was. */
  restore(sessionId: string): Promise<void>;
  /** Adds to what is changed; one act is mended in one way. */
  mend(mend: Mend): void;
  /** As if this act had never been touched. */
  unmend(at: number): void;
  /** Shows the table as it was; what was begun at another moment of the past is thrown away. */
  look(looking: Looking): Promise<void>;
  /** Which wizard is open at that table now: a killed app comes back there. */
  wander(wizard: string | undefined): void;
  /** Back from the table as it was, with nothing done there. */
  lookAway(): void;
  /** Makes it count. */
  save(): Result<null, Refusal>;
  cancel(): Promise<void>;
}

export type ChangeStore = StoreApi<ChangeState>;

const NOTHING = { sessionId: null, draft: null, past: null } as const;

export function createChangeStore(services: Services, session: SessionStore): ChangeStore {
  const { data, clock } = services;
  const game = () => openSessionOf(session.getState());

  return createStore<ChangeState>((set, get) => {
    const keeper = createDraftKeeper(services, set);

    function show(open: OpenSession, draft: ChangeDraft) {
      set({ sessionId: open.id, draft, past: pastOf(open, draft) });
    }

    function keep(change: Partial<ChangeDraft>) {
      const open = game();
      if (!open) return;
      const before = get().sessionId === open.id ? get().draft : null;
      const draft: ChangeDraft = { begunAt: clock(), mends: [], looking: null, ...before, ...change };
      show(open, draft);
      write(open.id, draft);
    }

    function write(sessionId: string, draft: ChangeDraft) {
      keeper.keep({
        sessionId,
        wizard: CHANGE_DRAFT,
        step: draft.looking ? 'table' : 'preview',
        body: writeChange(draft),
        updatedAt: clock(),
      });
    }

    const mends = () => get().draft?.mends ?? [];

    function pastOf(open: OpenSession, { mends: wanted, looking }: ChangeDraft): PastTable | null {
      if (!looking) return null;
      const { at, how } = looking;
      const replay = replayPast(open.game, open.session, withoutMend(wanted, at, how), at);
      if (!replay.ok) return null;
      const act = how === 'instead' ? actAt(open.session, at) : null;
      return createPastTable(services, open, {
        state: replay.value.state,
        act,
        onWish: (wish: Wish) => {
          void clearPastDrafts(data.drafts, open.id);
          keep({ mends: [...withoutMend(mends(), at, how), { how, at, wish }], looking: null });
        },
      });
    }

    return {
      ...NOTHING,
      saved: true,
      trouble: null,

      async restore(sessionId) {
        if (get().sessionId === sessionId) return;
        await keeper.settled();
        const stored = await data.drafts.get(sessionId, CHANGE_DRAFT);
        const draft = stored.kind === 'ok' ? readChange(stored.value.body) : null;
        await session.getState().loadPast();
        const open = game();
        if (open?.id !== sessionId || get().sessionId === sessionId) return;
        if (draft) show(open, draft);
        else set({ ...NOTHING, sessionId });
      },

      mend: (mend) =>
        keep({
          mends: [...(mend.how === 'before' ? mends() : withoutMend(mends(), mend.at, mend.how)), mend],
          looking: null,
        }),
      unmend: (at) => keep({ mends: mends().filter((mend) => mend.at !== at) }),
      async look(looking) {
        const open = game();
        if (!open) return;
        await clearPastDrafts(data.drafts, open.id);
        keep({ looking });
      },
      lookAway: () => keep({ looking: null }),
      wander(wizard) {
        const { sessionId, draft } = get();
        if (sessionId === null || !draft?.looking || draft.looking.wizard === wizard) return;
        const moved = { ...draft, looking: { ...draft.looking, wizard } };
        set({ draft: moved });
        write(sessionId, moved);
      },

      save() {
        const open = game();
        const { draft, sessionId } = get();
        if (!open || !draft || sessionId !== open.id)
          return err(refusal('no-such-act', phrase('change.gone')));
        // The entry takes the draft with it when it reaches the disk.
        keeper.drop(open.id, CHANGE_DRAFT);
        const done = session.getState().changePast(draft.mends);
        if (!done.ok) return err(refusal('no-such-act', phrase('change.gone')));
        set(NOTHING);
        return done;
      },

      async cancel() {
        const { sessionId } = get();
        set(NOTHING);
        if (sessionId === null) return;
        keeper.drop(sessionId, CHANGE_DRAFT);
        await data.drafts.clear(sessionId, CHANGE_DRAFT);
        await clearPastDrafts(data.drafts, sessionId);
      },
    };
  });
}

/** One act is mended in one way; any number can be forgotten before it. */
function withoutMend(mends: readonly Mend[], at: number, how: Mend['how']): readonly Mend[] {
  return how === 'before' ? mends : mends.filter((mend) => mend.at !== at || mend.how === 'before');
}

/** What the change would come to. */
export function previewOf(
  open: OpenSession,
  { mends }: Pick<ChangeDraft, 'mends'>,
): Result<Replay<unknown, unknown>, Refusal> {
  return replayPast(open.game, open.session, mends);
}
