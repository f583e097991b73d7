import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Who holds a folder: a process, and where it answers with a word that only it knows. */
interface Holder {
  readonly pid: number;
  readonly port: number;
  readonly word: string;
}

export interface FolderLock {
  release(): void;
}

const HOME = '127.0.0.1';
/** A hub that is busy or stopped takes the call and says nothing; so may another program that has got its port. */
const PATIENCE = 2000;

/**
 * One hub a folder. A process id alone would not tell: after a kill another program may have it, in a container even
 * the next hub itself. So the holder listens, which ends with it however it ends. Null: somebody alive has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const file = join(folder, 'hub.lock');
  const word = randomUUID();
  const server = await answerWith(word);
  const me = JSON.stringify({ pid: process.pid, port: portOf(server), word } satisfies Holder);
  const release = () => {
    server.close();
    if (textOf(file) === me) rmSync(file, { force: true });
  };
  const before = textOf(file);
  const holder = before === null ? null : readHolder(before);
  if (holder && (await isAlive(holder))) {
    server.close();
    return null;
  }
  if (before !== null && textOf(file) === before) rmSync(file, { force: true });
  try {
    // Of two that start in the same moment one fails here.
    writeFileSync(file, me, { flag: 'wx' });
  } catch (error) {
    server.close();
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  return { release };
}

function answerWith(word: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(word);
    });
    server.once('error', reject);
    server.unref();
    server.listen(0, HOME, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function isAlive({ pid, port, word }: Holder): Promise<boolean> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, HOME);
    socket.setTimeout(PATIENCE, () => {
      resolve(isRunning(pid));
      socket.destroy();
    });
    socket.on('data', (piece) => (heard += String(piece)));
    socket.on('error', () => resolve(false));
    // Another program has got its port.
    socket.on('close', () => resolve(heard === word));
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(text: string): Holder | null {
  try {
    const found = JSON.parse(text) as Partial<Holder> | null;
    const { pid, port, word } = found ?? {};
    return pid !== undefined && port !== undefined && word !== undefined ? { pid, port, word } : null;
  } catch {
    // Cut off while it was written: its hub did not get far.
    return null;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
