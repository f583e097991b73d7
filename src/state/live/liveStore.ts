import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadWhole } from '../loadSession';
import type { OpenSession } from '../openSession';
import type { Services } from '../services';
import { openSessionOf, type SessionStore } from '../sessionStore';
import type { WizardStore } from '../wizardStore';
import type { LiveTable } from './liveTable';
import type { LiveView } from './liveView';
import type { Pen } from './pen';

/** The shared table that the game on the table belongs to; nothing of it where the game is on this phone only. */
export interface LiveState {
  readonly view: LiveView | null;
  readonly table: LiveTable | null;
  /** Who answers the wizard that is open at the table, and what is chosen in secret. */
  readonly pen: Pen | null;
  /**
   * What it takes to sit down at the table of this game; null if it has none. `show` then gets the game as the table has
   * it, at once and whenever that changes.
   */
  prepare(open: OpenSession): Promise<((show: (open: OpenSession) => void) => void) | null>;
  detach(): void;
}

export type LiveStore = StoreApi<LiveState>;

/** The other stores come later than this one. */
interface Around {
  readonly session: SessionStore;
  readonly wizard: WizardStore;
}

export function createLiveStore(services: Services, around: () => Around): LiveStore {
  const { data, live } = services;
  const store = createStore<LiveState>((set, get) => ({
    view: null,
    table: null,
    pen: null,

    async prepare(open) {
      const share = await data.shares.get(open.id);
      if (share.kind === 'missing') return null;
      const { createLiveTable, createPen } = await live.parts();
      const record = await data.sessions.get(open.id);
      if (share.kind === 'bad' || record.kind !== 'ok')
        throw new Error('the share of this game cannot be read');
      const whole = open.pastLoaded ? open : await loadWhole(data, open);
      // A log with a hole is shown up to there, and takes no changes from anywhere.
      if (whole.broken) return null;
      const { gameId, gameVersion, title, createdAt, config } = record.value;
      const about = { id: share.value.tableId, gameId, gameVersion, title, createdAt, config };
      const stored = await data.shares.confirmed(open.id);
      return (show) => {
        get().detach();
        const changed = (view: LiveView) => set({ view });
        const table = createLiveTable({
          services,
          share: share.value,
          about,
          open: whole,
          stored,
          show,
          changed,
        });
        if (!table) throw new Error('the share of this game cannot be read');
        set({ table, view: table.view() });
        const { session, wizard: wizards } = around();
        const openNow = () => openSessionOf(session.getState());
        const { makeId } = services;
        set({ pen: createPen({ table, wizards, open: openNow, makeId, subscribe: store.subscribe }) });
      };
    },

    detach() {
      get().pen?.close();
      get().table?.close();
      set({ table: null, view: null, pen: null });
    },
  }));
  return store;
}
