import { agree, takePhone } from '../__tests__/hub/support/phone';
import { plusOne } from '../__tests__/hub/support/pad';
import { openArena, pause, type Arena, type StoreKind } from './hub/arena';
import { countSyncs } from './hub/watched';
import { median } from './measure';
import type { Row } from './row';

const STORES: readonly StoreKind[] = ['SQLite', 'PostgreSQL'];
const TABLES = 200;
const PHONES = 4;
const SECONDS = 20;
const FLAT = 1.3;

export function hub200Rows(): Promise<readonly Row[]> {
  return onEach((arena, kind) => loadRows(arena, kind, 200));
}

export function hub800Rows(): Promise<readonly Row[]> {
  return onEach((arena, kind) => loadRows(arena, kind, 800));
}

async function loadRows(arena: Arena, kind: StoreKind, perSecond: number): Promise<readonly Row[]> {
  const empty = arena.memory();
  await arena.fill(TABLES, PHONES);
  const filled = arena.memory();
  // What was translated for the first time is not counted.
  await arena.load(perSecond, 5);
  forgetWaits(arena);
  const idle = await idleCost(arena);
  const before = { cpu: arena.cpu(), written: await arena.written() };
  const begun = performance.now();
  const count = await arena.load(perSecond, SECONDS);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = arena.cpu();
  const after = await arena.written();
  const syncs =
    before.written && after
      ? `${((after.syncs - before.written.syncs) / count).toFixed(2)} of PostgreSQL's log`
      : await syncsOf(arena, perSecond);
  const row = (what: string, measured: string): Row => ({
    what: `${TABLES} × ${PHONES} phones, ${perSecond}/s, ${kind}: ${what}`,
    measured,
    bar: '–',
    ok: null,
  });
  const perEntry = (used: number, rest: number) =>
    `${(used / count).toFixed(2)} ms (${((used - rest * seconds) / count).toFixed(2)} without pings)`;
  return [
    row('entries a second that were taken', (count / seconds).toFixed(0)),
    row('tap to “kept”', percentiles(arena.notes.acknowledged)),
    row('tap to another phone', percentiles(arena.notes.spread)),
    row('handed in once more', `${arena.notes.stale}`),
    row('processor of the hub, an entry', perEntry(cpu.hub - before.cpu.hub, idle.hub)),
    ...(kind === 'PostgreSQL'
      ? [
          row(
            'processor of the database, an entry',
            perEntry(cpu.database - before.cpu.database, idle.database),
          ),
        ]
      : []),
    row(
      'memory of the hub',
      `${(arena.memory() / 1000).toFixed(0)} MB; a table ${((filled - empty) / TABLES).toFixed(0)} kB`,
    ),
    row('syncs of the disk, an entry', syncs),
  ];
}

/** Everybody loses the hub in one moment, and it is back as soon as it can. */
export function hubBackRows(): Promise<readonly Row[]> {
  return onEach(async (arena, kind) => {
    await arena.fill(TABLES, PHONES);
    await arena.load(200, 5);
    const all = arena.tables.flatMap(({ phones }) => phones);
    const killed = performance.now();
    const serving = arena.killHub().then(() => performance.now());
    const times: number[] = [];
    const left = new Set(all);
    while (all.some((phone) => phone.isLive())) await pause(1);
    while (left.size > 0) {
      for (const phone of left)
        if (phone.isLive()) {
          left.delete(phone);
          times.push(performance.now() - killed);
        }
      await pause(2);
    }
    const up = (await serving) - killed;
    return [
      {
        what: `${all.length} phones after a kill -9 of their hub, ${kind}`,
        measured: `hub back after ${up.toFixed(0)} ms; phones live: ${percentiles(times)}, the last ${Math.max(...times).toFixed(0)} ms`,
        bar: '–',
        ok: null,
      },
    ];
  });
}

/** With the app's own code: it checks every line and plays the game. */
export function hubNewcomerRows(): Promise<readonly Row[]> {
  return onEach(async (arena, kind) => {
    const lines = 5000;
    const host = takePhone(arena.port, 'ana');
    await agree([host], 0);
    for (let i = 0; i < lines; i += 1) host.copy.do(plusOne());
    await agree([host], lines);
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const begun = performance.now();
      const late = takePhone(arena.port, `late-${i}`);
      await agree([late], lines);
      times.push(performance.now() - begun);
      late.connection.close();
    }
    host.connection.close();
    return [
      {
        what: `a newcomer to a table of ${lines} lines, ${kind}`,
        measured: `${median(times).toFixed(0)} ms, the slowest of five ${Math.max(...times).toFixed(0)} ms`,
        bar: '–',
        ok: null,
      },
    ];
  });
}

/** What one entry costs hub and database, at few tables and at many. */
export async function hubFlatRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of STORES) {
    const few = await costOfEntry(kind, 10);
    const many = await costOfEntry(kind, 1000);
    const ratio = many.each / few.each;
    rows.push({
      what: `an entry at 1,000 tables against one at 10, ${kind}`,
      measured:
        `${ratio.toFixed(2)}× (${few.each.toFixed(2)} and ${many.each.toFixed(2)} ms of processor; ` +
        `idle ${few.idle.toFixed(0)} and ${many.idle.toFixed(0)} ms a second; ${((many.memory - few.memory) / 990).toFixed(0)} kB a table)`,
      bar: `≤ ${FLAT}×`,
      ok: ratio <= FLAT,
    });
  }
  return rows;
}

/** Pings of phones cost something as well, with and without entries. */
async function costOfEntry(kind: StoreKind, tables: number) {
  return onOne(kind, async (arena) => {
    await arena.fill(tables, PHONES);
    await arena.load(200, 10);
    const idle = await idleCost(arena, 10);
    const before = arena.cpu();
    const begun = performance.now();
    const count = await arena.load(200, SECONDS);
    const seconds = (performance.now() - begun) / 1000;
    const after = arena.cpu();
    const rest = idle.hub + idle.database;
    const used = after.hub - before.hub + after.database - before.database;
    return { each: (used - rest * seconds) / count, idle: rest, memory: arena.memory() };
  });
}

/** Of hub and database, in ms a second. */
async function idleCost(arena: Arena, seconds = 5) {
  const before = arena.cpu();
  await pause(seconds * 1000);
  const after = arena.cpu();
  return {
    hub: (after.hub - before.hub) / seconds,
    database: (after.database - before.database) / seconds,
  };
}

/** Counting holds the hub up, so it has a run of its own. */
async function syncsOf(arena: Arena, perSecond: number): Promise<string> {
  let count = 0;
  const syncs = await countSyncs(arena.hubPid(), async () => {
    count = await arena.load(perSecond, 3);
  });
  return syncs === null ? 'not counted: no strace' : `${(syncs / count).toFixed(2)}`;
}

function forgetWaits({ notes }: Arena): void {
  notes.acknowledged.length = 0;
  notes.spread.length = 0;
  notes.stale = 0;
}

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

async function onEach(
  measure: (arena: Arena, kind: StoreKind) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of STORES) rows.push(...(await onOne(kind, (arena) => measure(arena, kind))));
  return rows;
}

async function onOne<T>(kind: StoreKind, work: (arena: Arena) => Promise<T>): Promise<T> {
  const arena = await openArena(kind);
  try {
    return await work(arena);
  } finally {
    await arena.end();
  }
}
