/**
 * On the web, expo-sqlite keeps its files in a pool of nameless files; the first 4096 bytes of each say which
 * database it is. Only the web platform uses this, and only while the worker is not running.
 */
const POOL = 'expo-sqlite';
const ASIDE = 'foothold-damaged';
const PATH_BYTES = 512;

/** As many as the library makes for itself: a database, its journal, and as much again while one replaces another. */
const FILES = 6;

/** Not in TypeScript's library yet, though every browser with OPFS has it. */
interface MovableFile extends FileSystemFileHandle {
  move(directory: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/**
 * Moves a database and its rollback journal out of the pool (a journal left behind would be played into the next
 * file of that name). Each keeps its 4096-byte pool header in front. An empty file takes its place in the pool.
 */
export async function moveOutOfPool(database: string, keptAs: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const pool = await root.getDirectoryHandle(POOL);
  const aside = await root.getDirectoryHandle(ASIDE, { create: true });
  for (const handle of await filesIn(pool)) {
    const path = await pathOf(handle);
    if (path !== `/${database}` && path !== `/${database}-journal`) continue;
    const { name } = handle;
    await (handle as MovableFile).move(aside, path.slice(1).replace(database, keptAs));
    await pool.getFileHandle(name, { create: true });
  }
}

/**
 * The library fills a pool only if it is empty. If it was killed while doing so, only some of the files are there, and
 * there would never be room for a journal.
 */
export async function completePool(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const pool = await root.getDirectoryHandle(POOL, { create: true });
  const { length } = await filesIn(pool);
  if (length === 0) return;
  for (let count = length; count < FILES; count += 1)
    await pool.getFileHandle(crypto.randomUUID(), { create: true });
}

/**
 * A private window of Chromium forgets the folder ten minutes after it was last used, and a database that is only held
 * open does not use it: the next visit found no games, only their backup. Ordinary windows keep it on the disk.
 */
const LOOK_EVERY = 4 * 60_000;

/** Looks into the folder again and again; what it returns ends that. */
export function keepPool(): () => void {
  const timer = setInterval(() => void lookIn().catch(() => undefined), LOOK_EVERY);
  return () => clearInterval(timer);
}

async function lookIn(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await filesIn(await root.getDirectoryHandle(POOL));
}

async function filesIn(directory: FileSystemDirectoryHandle): Promise<readonly FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const handle of directory.values()) {
    if (handle.kind === 'file') files.push(handle as FileSystemFileHandle);
  }
  return files;
}

async function pathOf(handle: FileSystemFileHandle): Promise<string> {
  const file = await handle.getFile();
  const header = new Uint8Array(await file.slice(0, PATH_BYTES).arrayBuffer());
  const end = header.indexOf(0);
  return new TextDecoder().decode(header.subarray(0, end === -1 ? header.length : end));
}
