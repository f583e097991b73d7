import type { AnyGame, Entry, Snapshot } from '@/engine';
import { gotOver } from '@/data/diagnostics';
import type { Services } from './services';

/** A snapshot on its way, with the entry it was taken after. */
export interface TakenSnapshot {
  readonly sessionId: string;
  readonly game: Pick<AnyGame, 'stateVersion'>;
  readonly snapshot: Snapshot<unknown>;
  readonly entry: Entry<unknown>;
}

export interface SnapshotKeeper {
  /** Never throws, never waits. If several wait for the disk, the newest counts. */
  keep(taken: TakenSnapshot): void;
  /** Drops what still waits: its history may not be the one on the disk. */
  forget(): void;
}

/**
 * A snapshot is stored once the entries it is based on are: after a kill, one that had overtaken them would show what
 * nobody entered. It is a cache: what cannot be kept is folded again, and the writer reports what is wrong with the
 * disk.
 */
export function createSnapshotKeeper({ data, writer }: Pick<Services, 'data' | 'writer'>): SnapshotKeeper {
  let waiting: TakenSnapshot | null = null;

  function storeIfSaved(): void {
    if (!waiting) return;
    const { sessionId, game, snapshot, entry } = waiting;
    const { savedSeq } = writer.state();
    const saved = Object.hasOwn(savedSeq, sessionId) ? (savedSeq[sessionId] ?? -1) : -1;
    if (saved < snapshot.seq) return;
    waiting = null;
    void data.snapshots.put(sessionId, game.stateVersion, snapshot, entry).catch(gotOver('snapshot', false));
  }

  writer.subscribe(storeIfSaved);
  return {
    keep(taken) {
      waiting = taken;
      storeIfSaved();
    },
    forget() {
      waiting = null;
    },
  };
}
