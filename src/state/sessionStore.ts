import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  ASK_FROM,
  changeEntry,
  err,
  laterActs,
  notedChance,
  ok,
  phrase,
  refusal,
  replayPast,
  takeSnapshot,
  type Draft,
  type Entry,
  type LogFault,
  type Mend,
  type Refusal,
  type Result,
} from '@/engine';
import type { LiveStore } from './live/liveStore';
import { loadWhole } from './loadSession';
import { entriesOf, withEntry, type OpenSession } from './openSession';
import { openWarily } from './openWarily';
import type { Services } from './services';
import { createSnapshotKeeper } from './snapshotKeeper';
import { createSummaryKeeper } from './summaryKeeper';

export type SessionStatus =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly id: string }
  | { readonly kind: 'open'; readonly open: OpenSession }
  | { readonly kind: 'missing'; readonly id: string }
  | { readonly kind: 'logged'; readonly id: string }
  | { readonly kind: 'unreadable'; readonly id: string; readonly reason: Refusal }
  /** It crashed the app, or somebody put it aside: it opens when asked for once more. */
  | { readonly kind: 'aside'; readonly id: string }
  /** Our own bug: reading it failed. */
  | { readonly kind: 'failed'; readonly id: string; readonly reason: string };

/** A new act waits, because it would leave later ones behind. */
export interface LeavesBehind {
  readonly count: number;
  /** Yes: they stay in the timeline, and the act is done. */
  keep(): void;
  cancel(): void;
}

/** The act was neither done nor refused: `leaves` asks first. */
export const ASKED = 'asked-first';

/** A step back waits, because somebody else did it. */
export interface TakesBack {
  /** The phone that did it. */
  readonly by: string;
  readonly events: readonly unknown[];
  goOn(): void;
  cancel(): void;
}

/** Why the table stays where it is. At a shared one others may have been quicker: then in words. */
export type NotMoved = LogFault | Refusal | typeof ASKED;

export interface SessionState {
  readonly status: SessionStatus;
  /** The question to answer before the last command is carried out, or null. */
  readonly leaves: LeavesBehind | null;
  /** The question to answer before the last act is taken back, or null. */
  readonly takesBack: TakesBack | null;
  /** Opens a game; if it is on the table already nothing is read again. One that was put aside opens with `anyway`. */
  open(id: string, options?: { readonly anyway?: boolean }): Promise<void>;
  /** What happened, or why not. The screen answers in the same frame; the write follows in order. */
  dispatch(
    command: unknown,
    options?: {
      readonly wizard?: string;
      /** The answers of that wizard. */
      readonly draft?: Draft;
      /** What it did, once the table has answered that later acts may stay behind. */
      readonly onKept?: (events: readonly unknown[]) => void;
    },
  ): Result<readonly unknown[], Refusal>;
  undo(): Promise<Result<null, NotMoved>>;
  redo(): Promise<Result<null, NotMoved>>;
  /** To the moment after the act at `seq`; −1 is the start. */
  jump(seq: number): Promise<Result<null, NotMoved>>;
  /** Another past, as one entry. The whole log must be in memory. */
  changePast(mends: readonly Mend[]): Result<null, NotMoved>;
  /** The game on the table has become one that is shared, or another phone's part in it: goes on from what is stored. */
  attach(): Promise<void>;
  /** Brings the whole log into memory, for the timeline and for an undo beyond the newest snapshot. */
  loadPast(): Promise<void>;
  close(): Promise<void>;
}

const SNAPSHOT_EVERY = 50;

export type SessionStore = StoreApi<SessionState>;

export function createSessionStore(services: Services, live: LiveStore): SessionStore {
  const { data, writer, clock, chance } = services;
  const snapshots = createSnapshotKeeper(services);
  const summary = createSummaryKeeper(services, () => openSessionOf(store.getState()));

  const store = createStore<SessionState>((set, get) => ({
    status: { kind: 'closed' },
    leaves: null,
    takesBack: null,

    async open(id, { anyway = false } = {}) {
      const { status } = get();
      if (status.kind === 'open' && status.open.id === id) return;
      if (status.kind === 'opening' && status.id === id) return;
      await get().close();
      set({ status: { kind: 'opening', id } });
      await writer.flush(id);
      writer.readAgain(id);
      const loaded = await openWarily(data, live, id, anyway);
      // Another game may have been opened meanwhile: the last one counts.
      const now = get().status;
      if (now.kind !== 'opening' || now.id !== id) return;
      if (loaded.sitDown) loaded.sitDown(shown(id));
      else set({ status: loaded.status });
    },

    dispatch(command, { onKept, ...by } = {}) {
      const open = openSessionOf(get());
      if (!open || open.broken) return err(refusal('read-only', phrase('table.brokenReadOnly')));
      const { picks, ...luck } = notedChance(chance);
      const events = open.game.decide(open.session.state, command, luck);
      if (!events.ok) return events;
      const rolled = picks.length > 0 && { picks };
      const act = (): Result<readonly unknown[], Refusal> => {
        const { table } = live.getState();
        if (table) return table.do({ kind: 'act', command, ...rolled, ...by });
        commit(open, {
          kind: 'act',
          version: 2,
          at: clock(),
          command,
          events: events.value,
          ...rolled,
          ...by,
        });
        return events;
      };
      const count = laterActs(open.session);
      if (count >= ASK_FROM) {
        set({
          leaves: leavesBehind(open, count, () => {
            const done = act();
            if (done.ok) onKept?.(done.value);
          }),
        });
        return err(refusal(ASKED, phrase('putRight.leaves', { count })));
      }
      return act();
    },

    undo: async () => undoShared() ?? travel(() => ({ kind: 'undo', at: clock() })),
    redo: async () => live.getState().table?.redo() ?? travel(() => ({ kind: 'redo', at: clock() })),
    jump: async (to) => live.getState().table?.jump(to) ?? travel(() => ({ kind: 'jump', at: clock(), to })),
    changePast: (mends) => {
      const { table } = live.getState();
      if (table) return table.change(mends);
      const open = openSessionOf(get());
      const replay = open && replayPast(open.game, open.session, mends);
      const entry = replay?.ok ? changeEntry(clock(), replay.value) : null;
      return open && entry && !open.broken ? commit(open, entry) : err('no-such-point');
    },

    async loadPast() {
      const open = openSessionOf(get());
      if (!open || open.pastLoaded) return;
      const whole = await loadWhole(data, open);
      const now = openSessionOf(get());
      if (!now || now.id !== open.id || now.pastLoaded) return;
      // Taps made while the disk was read are in memory already; they follow what was stored.
      const known = entriesOf(now);
      const missing = known.slice(known.length - (now.session.length - whole.session.length));
      const merged = missing.reduce<OpenSession>((before, entry) => {
        const next = withEntry(before, entry);
        if (!next.ok) throw new Error(`the tail does not follow the log: ${next.error}`);
        return next.value;
      }, whole);
      set({ status: { kind: 'open', open: merged } });
    },

    async attach() {
      for (let open = openSessionOf(get()); open;) {
        await writer.flush(open.id);
        const sitDown = await live.getState().prepare(open);
        const now = openSessionOf(get());
        // A tap made meanwhile is on the disk by the next look.
        if (now === open) return sitDown?.(shown(open.id));
        open = now;
      }
    },

    async close() {
      await summary.finish();
      live.getState().detach();
      snapshots.forget();
      set({ status: { kind: 'closed' }, leaves: null, takesBack: null });
    },
  }));

  /** What the shared table of this game shows, as long as it is on the table. */
  function shown(id: string): (open: OpenSession) => void {
    return (open) => {
      const { status } = store.getState();
      if (status.kind === 'opening' ? status.id !== id : openSessionOf({ status })?.id !== id) return;
      store.setState({ status: { kind: 'open', open } });
      summary.due();
    };
  }

  /** At a shared table; somebody else's act is taken back only after a question. */
  function undoShared(): Result<null, NotMoved> | null {
    const { table, view } = live.getState();
    const last = openSessionOf(store.getState())?.session.done;
    if (!table || !view || !last) return null;
    const { by, events = [] } = last.kind === 'act' ? last.did : {};
    if (by === undefined || by === view.me.id) return table.undo();
    const cancel = () => store.setState({ takesBack: null });
    const goOn = () => {
      cancel();
      // Only what was asked about: the table may have gone on meanwhile.
      if (openSessionOf(store.getState())?.session.done === last) live.getState().table?.undo();
    };
    store.setState({ takesBack: { by, events, goOn, cancel } });
    return err(ASKED);
  }

  /** Applied as it was decided: a die is not rolled twice. */
  function leavesBehind(open: OpenSession, count: number, goOn: () => void): LeavesBehind {
    const cancel = () => store.setState({ leaves: null });
    return {
      count,
      cancel,
      keep: () => {
        cancel();
        if (openSessionOf(store.getState()) === open) goOn();
      },
    };
  }

  function commit(open: OpenSession, entry: Entry<unknown>): Result<null, LogFault> {
    const next = withEntry(open, entry);
    if (!next.ok) return next;
    store.setState({ status: { kind: 'open', open: next.value } });
    writer.append(open.id, open.session.length, entry);
    const snapshot = takeSnapshot(next.value.session);
    // What a change played again is not played again when the game is opened.
    if (snapshot && (snapshot.depth % SNAPSHOT_EVERY === 0 || entry.kind === 'change'))
      snapshots.keep({ sessionId: open.id, game: open.game, snapshot, entry });
    summary.due();
    return ok(null);
  }

  async function travel(entry: () => Entry<unknown>): Promise<Result<null, NotMoved>> {
    const open = openSessionOf(store.getState());
    if (!open || open.broken) return err('no-such-point');
    const moved = commit(open, entry());
    if (moved.ok || moved.error !== 'past-not-loaded') return moved;
    await store.getState().loadPast();
    const whole = openSessionOf(store.getState());
    return whole?.pastLoaded ? commit(whole, entry()) : moved;
  }

  return store;
}

/** The game on the table, or null. */
export function openSessionOf(state: Pick<SessionState, 'status'>): OpenSession | null {
  return state.status.kind === 'open' ? state.status.open : null;
}

/** Whether the game on the table has its result. */
export function isFinished(state: Pick<SessionState, 'status'>): boolean {
  const open = openSessionOf(state);
  return open !== null && open.game.result(open.session.state) !== null;
}
