import { addGameStrings } from '@/i18n';
import type { Database } from '@/data/database';
import type { LiveStore } from './live/liveStore';
import { loadSession, type Loaded } from './loadSession';
import type { OpenSession } from './openSession';
import type { SessionStatus } from './sessionStore';
import { gamesAside, takeBack, tryGame } from './trials';

interface OpenedWarily {
  readonly status: SessionStatus;
  /** Of a shared game: begins at its table. */
  readonly sitDown?: ((show: (open: OpenSession) => void) => void) | null | undefined;
}

/** A game that crashed the app is put aside, and our own faults in reading it are a status of their own. */
export async function openWarily(
  data: Database,
  live: LiveStore,
  id: string,
  anyway: boolean,
): Promise<OpenedWarily> {
  try {
    if (!anyway && (await gamesAside(data)).includes(id)) return { status: { kind: 'aside', id } };
    const opened = await tryGame(data, 'asked', id, async () => {
      const loaded = await loadSession(data, id);
      if (loaded.kind !== 'open') return { status: toStatus(id, loaded) };
      await addGameStrings(loaded.entry.card.id, loaded.entry.strings);
      return { status: toStatus(id, loaded), sitDown: await live.getState().prepare(loaded.open) };
    });
    await takeBack(data, id);
    return opened;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { status: { kind: 'failed', id, reason } };
  }
}

function toStatus(id: string, loaded: Loaded): SessionStatus {
  switch (loaded.kind) {
    case 'open':
      return { kind: 'open', open: loaded.open };
    case 'missing':
      return { kind: 'missing', id };
    case 'logged':
      return { kind: 'logged', id };
    case 'unreadable':
      return { kind: 'unreadable', id, reason: loaded.reason };
  }
}
