import { seeded } from '../../../support/seeded';
import { createHubFolder, type HubProcess } from '../hubProcess';
import type { OwnPostgres } from '../postgres';
import { startBadLine, type BadLine } from './badLine';
import { readLogs } from './readLogs';
import { gather, type Party, type Sum } from './party';

/** So often each thing happens. */
export interface Trouble {
  readonly hubs: number;
  readonly tables: number;
  /** At each table. */
  readonly phones: number;
  readonly tapsPerSecond: number;
  readonly hubKills: number;
  readonly databaseKills: number;
  readonly cuts: number;
  readonly holes: number;
  /** In ms. A phone notices after ten seconds. */
  readonly longestHole: number;
  /** Rounds in which every hub is replaced in good order, one after the other. */
  readonly rolls: number;
  readonly seed: number;
}

export interface Outcome extends Sum {
  /** Hubs that ended without being told to. */
  readonly fallen: number;
  readonly seconds: number;
  /** From a tap to the word that it is kept, in ms, in order. */
  readonly waitsInTrouble: readonly number[];
  readonly waitsInRolls: readonly number[];
}

/** What each fault leaves the phones to themselves for, in ms. */
const HUB_IS_GONE = [200, 1200] as const;
const DATABASE_IS_GONE = [300, 3000] as const;
const SHORTEST_HOLE = 1000;
const REST = [300, 1500] as const;
const DELAY = 3;

export async function runChaos(
  trouble: Trouble,
  database: OwnPostgres,
  note: (words: string) => void = () => undefined,
): Promise<Outcome> {
  const begun = performance.now();
  const luck = seeded(trouble.seed);
  const between = ([least, most]: readonly [number, number]) => least + luck() * (most - least);
  const folder = createHubFolder();
  const env = { DATABASE_URL: database.url(), FOOTHOLD_HOST: '127.0.0.1', TRUST_PROXY: 'loopback' };
  const running: HubProcess[] = [];
  /** Hubs that end now because they are told to. */
  const told = new Set<HubProcess>();
  let fallen = 0;
  let line: BadLine | null = null;
  let party: Party | null = null;

  async function startHub(port: number): Promise<HubProcess> {
    const hub = await folder.start(port, env);
    void hub.ended.then(({ code, said }) => {
      if (told.has(hub)) return;
      fallen += 1;
      note(`a hub ended with ${code}: ${said.slice(-2000)}`);
    });
    return hub;
  }

  async function replace(i: number, signal: 'SIGKILL' | 'SIGTERM', pause: number): Promise<void> {
    const old = running[i];
    if (!old) return;
    told.add(old);
    old.child.kill(signal);
    const { code, said } = await old.ended;
    if (signal === 'SIGTERM' && code !== 0) {
      fallen += 1;
      note(`a hub that was told to end said: ${said.slice(-2000)}`);
    }
    await rest(pause);
    running[i] = await startHub(old.port);
  }

  const anyHub = () => Math.floor(luck() * running.length);
  const faults: Readonly<Record<string, readonly [number, () => Promise<void>]>> = {
    'a hub is killed': [trouble.hubKills, () => replace(anyHub(), 'SIGKILL', between(HUB_IS_GONE))],
    'the database is killed': [
      trouble.databaseKills,
      async () => {
        database.kill();
        await rest(between(DATABASE_IS_GONE));
        await database.restart();
      },
    ],
    'the wires to a hub are cut': [trouble.cuts, async () => line?.cut(running[anyHub()]?.port ?? 0)],
    'a hub is in a black hole': [
      trouble.holes,
      async () => line?.hole(running[anyHub()]?.port ?? 0, between([SHORTEST_HOLE, trouble.longestHole])),
    ],
  };

  try {
    for (let i = 0; i < trouble.hubs; i += 1) running.push(await startHub(0));
    const hubs = running.map(({ port }) => port);
    line = await startBadLine({ hubs, delay: DELAY, luck: Math.random });
    const { tables, phones } = trouble;
    party = await gather({ port: line.port, tables, phones, luck, logOf: readLogs(database.url()) });
    party.start(trouble.tapsPerSecond);
    const all = Object.entries(faults).flatMap(([what, [times, happen]]) =>
      Array.from({ length: times }, () => ({ what, happen, at: luck() })),
    );
    for (const { what, happen } of all.sort((a, b) => a.at - b.at)) {
      await rest(between(REST));
      note(what);
      await happen();
    }
    // The longest hole is over then, and what it held up has come through.
    if (trouble.holes > 0) await rest(trouble.longestHole);
    const waitsInTrouble = party.waits();
    for (let roll = 0; roll < trouble.rolls; roll += 1)
      for (const i of hubs.keys()) {
        await rest(1000);
        note('a hub is replaced in good order');
        await replace(i, 'SIGTERM', 0);
      }
    if (trouble.rolls > 0) await rest(3000);
    const sum = await party.settle();
    const waitsInRolls = party.waits();
    const seconds = (performance.now() - begun) / 1000;
    return { ...sum, fallen, seconds, waitsInTrouble, waitsInRolls };
  } finally {
    party?.end();
    await line?.end();
    for (const hub of running) told.add(hub);
    folder.end();
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
