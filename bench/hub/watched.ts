import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc/<pid>/stat: a hundred of them are a second. */
const TICKS = 100;

const LOOK_EVERY = 200;

/** What a process and its children have used of the processor, also those that have ended, in ms. */
export interface Meter {
  read(): number;
  end(): void;
}

export function watchCpu(parent: number): Meter {
  const used = new Map<number, number>();
  const look = () => {
    for (const pid of familyOf(parent)) {
      const now = cpuOf(pid);
      if (now !== null) used.set(pid, now);
    }
  };
  // What ended between two looks is missed by no more than what it did there.
  const timer = setInterval(look, LOOK_EVERY);
  return {
    read: () => {
      look();
      return [...used.values()].reduce((sum, one) => sum + one, 0);
    },
    end: () => clearInterval(timer),
  };
}

/** Null where it has ended. */
export function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold anything.
    const [user = '0', system = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return ((Number(user) + Number(system)) * 1000) / TICKS;
  } catch {
    return null;
  }
}

/** In kB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

/** A process and what it has started. */
function familyOf(parent: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent
        );
      } catch {
        return false;
      }
    });
  return [parent, ...children.map(Number)];
}

/** How often a process makes its disk be sure during `work`; null where this machine cannot count it. */
export async function countSyncs(pid: number, work: () => Promise<void>): Promise<number | null> {
  if (!hasStrace()) return null;
  const args = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-p', `${pid}`];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const attached = new Promise<void>((resolve) =>
    strace.stderr.on('data', (piece) => {
      said += String(piece);
      if (/attached/.test(said)) resolve();
    }),
  );
  const ended = new Promise<void>((resolve) => strace.once('close', () => resolve()));
  await Promise.race([attached, ended]);
  await work();
  strace.kill('SIGINT');
  await ended;
  // Percent, seconds, microseconds a call, calls, and errors only where there are some.
  const calls = [...said.matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s.*(?:fsync|fdatasync)\s*$/gm)];
  return /attached/.test(said) ? calls.reduce((sum, [, count]) => sum + Number(count), 0) : null;
}

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
