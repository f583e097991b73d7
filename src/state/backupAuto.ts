import { gotOver } from '@/data/diagnostics';
import type { OpenSession } from './openSession';
import type { Services } from './services';
import { openSessionOf, type SessionStore } from './sessionStore';
import type * as backupParts from './backupParts';

type BackupParts = typeof backupParts;

/** The table sees its result first. */
const AFTER_A_GAME = 4000;
const AFTER_START = 8000;

/**
 * Keeps a backup a while after a game ended and, at the start, if it is due. Nobody waits for it, and a tap made
 * meanwhile waits for one short query at most. What the store refuses is tried again next time. Returns a function
 * that stops it.
 */
export function startBackups(
  services: Services,
  session: SessionStore,
  parts: () => Promise<BackupParts>,
): () => void {
  const { data, backups, clock, delay, appVersion: app } = services;
  let running: Promise<unknown> = Promise.resolve();
  let callOff: (() => void) | null = null;
  let kept: string | null = null;
  let asked = false;

  function keep(): void {
    running = running
      .then(parts)
      .then(({ keepBackup }) => keepBackup(data.sql, backups, { app, created: clock() }))
      .then(() => data.settle())
      .catch(gotOver('backup', undefined));
  }

  async function keepIfDue(): Promise<void> {
    const due = parts().then(({ isBackupDue }) => isBackupDue(data.sql, backups, clock()));
    if (await due.catch(gotOver('backup', false))) keep();
  }

  /** Once there are games that somebody would miss; a browser that says no is asked again at the next start. */
  function askToPersist(): void {
    if (asked) return;
    asked = true;
    void parts()
      .then(({ requestPersistence }) => requestPersistence())
      .catch(gotOver('backup', undefined));
  }

  function keepIfOver(open: OpenSession): void {
    const ending = `${open.id} ${open.session.length}`;
    if (ending === kept || open.game.result(open.session.state) === null) return;
    kept = ending;
    keep();
  }

  const atStart = delay(() => void keepIfDue(), AFTER_START);
  const unsubscribe = session.subscribe((now, before) => {
    const [open, was] = [openSessionOf(now), openSessionOf(before)];
    // Only a change made here counts: a finished game that is opened again is already in a backup.
    if (!open || !was || open.id !== was.id || open.session.length === was.session.length) return;
    callOff?.();
    callOff = delay(() => {
      askToPersist();
      const last = openSessionOf(session.getState());
      keepIfOver(last?.id === open.id ? last : open);
    }, AFTER_A_GAME);
  });

  return () => {
    atStart();
    callOff?.();
    unsubscribe();
  };
}
