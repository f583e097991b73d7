import type { Line } from '@/live/line';
import { ORIGIN } from '@/live/line';
import type { AboutTable } from '@/live/protocol';
import type { Closed, KnownPhone, Moment, SealedChoice, TableStore } from '@/live/tableStore';
import type { Database } from './database';
import { createGroupCommit, type Commit } from '../groupCommit';
import { SQL } from './statements';

/** Hubs that live say so every few seconds; one that was silent for so long is gone. */
const DEAD_AFTER = '15 seconds';

/** `changed`: something of this table is new for other hubs. */
export function createPostgresStore({ query }: Database, changed: (table: string) => void): TableStore {
  const commit: Commit = async (batch) => {
    const sorted = batch.flatMap(({ id, lines }) => lines.map((line) => ({ id, line })));
    const taken = await query<{ id: string }>('append', SQL.append, [
      batch.map(({ id }) => id),
      batch.map(({ seq }) => seq),
      batch.map(({ prev }) => prev),
      batch.map(({ lines }) => lines.length),
      batch.map(({ prev, lines }) => lines.at(-1)?.hash ?? prev),
      sorted.map(({ id }) => id),
      sorted.map(({ line }) => line.seq),
      sorted.map(({ line }) => line.id),
      sorted.map(({ line }) => line.by),
      // The words that were hashed.
      sorted.map(({ line }) => JSON.stringify(line.entry)),
      sorted.map(({ line }) => line.hash),
    ]);
    return new Set(taken.map(({ id }) => id));
  };
  const append = createGroupCommit(commit, isItsContent);

  /** Runs it, and says so if it changed something. */
  async function change(
    id: string,
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<boolean> {
    const rows = await query(name, text, values);
    if (rows.length > 0) changed(id);
    return rows.length > 0;
  }

  const sealsOf = async (id: string, wizard: string) =>
    (await query<{ body: string }>('seals', SQL.seals, [id, wizard])).map(({ body }) =>
      json<SealedChoice>(body),
    );

  return {
    table: async (id) => {
      const [row] = await query<TableRow>('table', SQL.table, [id]);
      if (!row) return null;
      const { about, link, code, closed, head, last, rev, moment, phones, hubs, here } = row;
      return {
        about: json<AboutTable>(about),
        link,
        code,
        closed,
        head,
        last,
        rev: Number(rev),
        moment: moment === null ? null : json<Moment>(moment),
        phones: phones.map((body) => json<KnownPhone>(body)),
        here: here.map((phone, i) => ({ hub: hubs[i] ?? '', phone })),
      };
    },
    tableOfCode: async (code) => (await query<{ id: string }>('of-code', SQL.ofCode, [code]))[0]?.id ?? null,
    create: async ({ about, link, host }) => {
      const values = [about.id, JSON.stringify(about), link, ORIGIN, host.id, host.tokenHash];
      const [row] = await query<{ made: boolean }>('make', SQL.make, [...values, JSON.stringify(host)]);
      return row?.made === true;
    },
    wasDeleted: async (id) => (await query('gone', SQL.gone, [id])).length > 0,
    setCode: async (id, code) => void (await change(id, 'set-code', SQL.setCode, [id, code])),
    putPhone: async (id, phone) => {
      const values = [id, phone.id, phone.tokenHash, JSON.stringify(phone)];
      return change(id, 'put-phone', SQL.putPhone, values);
    },
    append: async (id, seq, prev, lines) => {
      const taken = await append({ id, seq, prev, lines });
      if (taken) changed(id);
      return taken;
    },
    lines: async (id, from, most) =>
      (await query<LineRow>('lines', SQL.lines, [id, from, most])).map(
        ({ seq, id: name, written_by: by, entry, hash }): Line => ({
          seq,
          id: name,
          by,
          entry: json<unknown>(entry),
          hash,
        }),
      ),
    hashBefore: async (id, seq) => {
      if (seq === 0) return ORIGIN;
      return (await query<{ hash: string }>('hash', SQL.hash, [id, seq - 1]))[0]?.hash ?? null;
    },
    seal: async (id, choice) => {
      await change(id, 'seal', SQL.seal, [id, choice.wizard, choice.seat, JSON.stringify(choice)]);
      return sealsOf(id, choice.wizard);
    },
    seals: async (id) => {
      const [newest] = await query<{ wizard: string }>('newest-seal', SQL.newestSeal, [id]);
      return newest ? sealsOf(id, newest.wizard) : [];
    },
    setMoment: async (id, before, moment) => {
      const values = [id, before && JSON.stringify(before), JSON.stringify(moment)];
      return change(id, 'set-moment', SQL.setMoment, values);
    },
    setHere: async (id, hub, phones) => void (await change(id, 'set-here', SQL.setHere, [id, hub, phones])),
    beat: async (hub) =>
      (await query<{ known: boolean }>('beat', SQL.beat, [hub, DEAD_AFTER]))[0]?.known === true,
    marks: async (ids) =>
      (await query<MarkRow>('marks', SQL.marks, [ids])).map(({ id, head, rev, open }) => ({
        id,
        head,
        rev: Number(rev),
        isOpen: open,
      })),
    list: async () =>
      (await query<ListedRow>('list', SQL.list)).map(
        ({ about, made, touched, open, phones, here, ...row }) => ({
          ...row,
          about: json<AboutTable>(about),
          madeAt: made.getTime(),
          touchedAt: touched.getTime(),
          isDoorOpen: open,
          phones: Number(phones),
          here: Number(here),
        }),
      ),
    setClosed: (id, closed) => change(id, 'set-closed', SQL.setClosed, [id, closed]),
    closeResting: async (ms) => {
      const closed = await query<{ id: string }>('close-resting', SQL.closeResting, [ms]);
      for (const { id } of closed) changed(id);
      return closed.map(({ id }) => id);
    },
    remove: async (id) => {
      const [row] = await query<{ removed: boolean }>('remove', SQL.remove, [id]);
      if (row?.removed) changed(id);
      return row?.removed === true;
    },
  };
}

interface TableRow {
  about: string;
  link: string;
  code: string | null;
  closed: Closed | null;
  head: number;
  last: string;
  rev: string;
  moment: string | null;
  phones: readonly string[];
  hubs: readonly string[];
  here: readonly string[];
}

interface LineRow {
  seq: number;
  id: string;
  written_by: string;
  entry: string;
  hash: string;
}

interface MarkRow {
  id: string;
  head: number;
  rev: string;
  open: boolean;
}

interface ListedRow {
  about: string;
  head: number;
  closed: Closed | null;
  made: Date;
  touched: Date;
  open: boolean;
  phones: string;
  here: string;
}

/** Only this file writes it, from the same types. */
function json<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** PostgreSQL's classes of what is wrong with the data; everything else is wrong with the server or the way to it. */
function isItsContent(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^(22|23|54|P0)/.test(code);
}
