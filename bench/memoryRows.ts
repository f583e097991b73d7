import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { advance, unwrap, type Entry } from '@/engine';
import { counterGame, type CounterEvent } from '../__tests__/engine/counterGame';
import { fresh, play } from './engineRows';
import { median } from './measure';
import type { Row } from './row';

const COMMANDS = 10_000;

/** What a session keeps beyond its log, and whether going back and forth in it makes it keep more. */
export async function memoryRows(): Promise<readonly Row[]> {
  const log = median(measured(5, () => bareLog(COMMANDS)));
  const session = median(measured(5, () => play(fresh(), COMMANDS)));
  const walked = median(measured(5, () => walk(COMMANDS)));
  const each = (bytes: number) => `${Math.round(bytes / COMMANDS)} B`;
  return [
    {
      what: 'memory after 10,000 commands, a command',
      measured: `${each(session)} with its events; the log alone ${each(log)}`,
      bar: '≤ 1.5× the log',
      ok: session <= 1.5 * log,
    },
    {
      what: 'memory after 10,000 more undo and redo',
      measured: `${(walked / session).toFixed(2)}× of before`,
      bar: '≤ 1.05×',
      ok: walked <= 1.05 * session,
    },
  ];
}

function bareLog(commands: number): readonly Entry<CounterEvent>[] {
  return Array.from({ length: commands }, (_, at) => ({
    kind: 'act',
    at,
    events: [{ type: 'adjusted', player: 'ana', by: 1 }],
  }));
}

function walk(commands: number) {
  let session = play(fresh(), commands);
  for (let i = 0; i < commands; i++) {
    session = unwrap(advance(counterGame, session, { kind: i % 2 === 0 ? 'undo' : 'redo', at: i }));
  }
  return session;
}

/** The heap that `make` leaves behind, after the rubbish is gone. */
function measured(rounds: number, make: () => object): readonly number[] {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return Array.from({ length: rounds }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    const kept = make();
    collect();
    const after = process.memoryUsage().heapUsed;
    // Read afterwards, or it might be collected too.
    return Object.keys(kept).length > 0 ? after - before : 0;
  });
}
