import { readFileSync } from 'node:fs';
import path from 'node:path';
import { advance, startSession, unwrap } from '@/engine';
import { sayingOf } from '@/live/line';
import { decideTap } from '@/live/tap';
import { Client } from 'pg';
import { createHubFolder, type HubProcess } from '../../__tests__/hub/support/hubProcess';
import { aboutPad, pad, plusOne } from '../../__tests__/hub/support/pad';
import { ownPostgres, type OwnPostgres } from '../../__tests__/hub/support/postgres';
import { layTable, type LightTable, type Notes } from './lightPhone';
import { cpuOf, memoryOf, watchCpu } from './watched';

export type StoreKind = 'SQLite' | 'PostgreSQL';

/** A hub in a process of its own, over a store of its own, and as many tables as are asked for. */
export interface Arena {
  readonly port: number;
  readonly notes: Notes;
  readonly tables: readonly LightTable[];
  /** Everybody at every table is live. */
  fill(tables: number, phonesEach: number): Promise<void>;
  /** So many a second, evenly, for so long; then until everybody has everything. */
  load(perSecond: number, seconds: number): Promise<number>;
  /** Of the hub and of the database, in ms. */
  cpu(): { readonly hub: number; readonly database: number };
  /** Of the hub, in kB. */
  memory(): number;
  hubPid(): number;
  /** Commits and syncs of the database so far; null where it is a file of the hub. */
  written(): Promise<{ readonly commits: number; readonly syncs: number } | null>;
  /** kill -9; back at once. Resolves when it serves again. */
  killHub(): Promise<void>;
  end(): Promise<void>;
}

export async function openArena(kind: StoreKind): Promise<Arena> {
  const folder = createHubFolder();
  // As in earnest: a commit is one when the disk is sure.
  const database = kind === 'PostgreSQL' ? await ownPostgres({ fsync: 'on' }) : null;
  const meter = database && watchCpu(postmaster(database));
  const env = {
    FOOTHOLD_HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    FOOTHOLD_PHONES: '5000',
    ...(database && { DATABASE_URL: database.url() }),
  };
  let hub: HubProcess = await folder.start(0, env);
  const { port } = hub;
  const tables: LightTable[] = [];
  let changed = () => {};
  const notes: Notes = { acknowledged: [], spread: [], stale: 0, complaints: [], live: () => changed() };
  const entry = entryOfOneTap();

  const everybody = () => tables.flatMap(({ phones }) => phones);

  async function allLive(): Promise<void> {
    while (!everybody().every((phone) => phone.isLive())) await pause(5);
    if (notes.complaints.length > 0) throw new Error(`the hub refused: ${notes.complaints[0] ?? ''}`);
  }

  async function query<R extends object>(sql: string): Promise<R | undefined> {
    const client = new Client({ connectionString: database?.url() ?? '' });
    await client.connect();
    try {
      return (await client.query<R>(sql)).rows[0];
    } finally {
      await client.end();
    }
  }

  return {
    port,
    notes,
    tables,
    fill: async (count, phonesEach) => {
      // A hub has a club come in one after the other, not all in one moment.
      while (tables.length < count) {
        for (let i = 0; i < 20 && tables.length < count; i += 1)
          tables.push(
            layTable(port, tables.length, phonesEach, aboutPad(`table-${tables.length}`), entry, notes),
          );
        await allLive();
      }
    },
    load: async (perSecond, seconds) => {
      const phones = everybody();
      const begun = performance.now();
      const before = notes.acknowledged.length;
      let tapped = 0;
      while (tapped < perSecond * seconds) {
        const due = Math.min(perSecond * seconds, ((performance.now() - begun) * perSecond) / 1000);
        for (; tapped < due; tapped += 1) phones[Math.floor(Math.random() * phones.length)]?.tap();
        await pause(2);
      }
      while (notes.acknowledged.length - before < tapped) await pause(5);
      await allLive();
      return tapped;
    },
    cpu: () => ({
      hub: cpuOf(hub.child.pid ?? 0) ?? 0,
      database: meter?.read() ?? 0,
    }),
    memory: () => memoryOf(hub.child.pid ?? 0),
    hubPid: () => hub.child.pid ?? 0,
    written: async () => {
      if (!database) return null;
      // What the others have counted is told within a second.
      await pause(1500);
      const row = await query<{ commits: string; syncs: string }>(
        `SELECT (SELECT sum(xact_commit) FROM pg_stat_database) AS commits, wal_sync AS syncs FROM pg_stat_wal`,
      );
      return { commits: Number(row?.commits), syncs: Number(row?.syncs) };
    },
    killHub: async () => {
      hub.child.kill('SIGKILL');
      await hub.ended;
      hub = await folder.start(port, env);
    },
    end: async () => {
      for (const phone of everybody()) phone.close();
      hub.child.kill('SIGTERM');
      await hub.ended;
      folder.end();
      meter?.end();
      database?.stop();
      changed = () => {};
    },
  };
}

function postmaster({ folder }: OwnPostgres): number {
  return Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** As a phone writes it. */
function entryOfOneTap(): unknown {
  const session = startSession(pad.initial(aboutPad().config));
  const tap = { ...plusOne(), id: 'x', at: Date.now() };
  const { entry } = unwrap(decideTap(pad, session, tap, 'x', { pick: () => 0 }));
  unwrap(advance(pad, session, entry));
  return sayingOf(entry, 'x', 'x').entry;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
