import { ORIGIN, type Line } from './line';
import { createMoments } from './moments';
import type { Closed, KnownPhone, SealedChoice, TableRecord, TableStore } from './tableStore';

interface Kept {
  about: TableRecord['about'];
  link: string;
  code: string | null;
  closed: Closed | null;
  readonly madeAt: number;
  touchedAt: number;
  readonly phones: Map<string, KnownPhone>;
  readonly lines: Line[];
  seals: readonly SealedChoice[];
}

export interface MemoryStore extends TableStore {
  wipe(): void;
  bury(hub: string): void;
}

/** For simulations: what a disk would keep, in memory. */
export function createMemoryStore(now: () => number = () => 0): MemoryStore {
  const tables = new Map<string, Kept>();
  const deleted = new Set<string>();
  const moments = createMoments((id) => tables.has(id));
  const last = (lines: readonly Line[]) => lines.at(-1)?.hash ?? ORIGIN;

  function close(id: string, kept: Kept, closed: Closed | null): void {
    kept.closed = closed;
    kept.code = null;
    if (closed === null) kept.touchedAt = now();
    moments.changed(id);
  }

  return {
    wipe: () => {
      for (const id of tables.keys()) moments.forget(id);
      tables.clear();
    },
    bury: moments.bury,
    setHere: moments.setHere,
    beat: moments.beat,
    setMoment: async (id, before, moment) => moments.set(id, before, moment),
    table: async (id) => {
      const kept = tables.get(id);
      if (!kept) return null;
      const { about, code, closed, link, phones, lines } = kept;
      const beside = { ...moments.of(id), code, closed, phones: [...phones.values()] };
      return { ...beside, about, link, head: lines.length, last: last(lines) };
    },
    tableOfCode: async (code) => [...tables].find(([, kept]) => kept.code === code)?.[0] ?? null,
    create: async ({ about, link, host }) => {
      if (tables.has(about.id) || deleted.has(about.id)) return false;
      const at = { madeAt: now(), touchedAt: now() };
      const phones = new Map([[host.id, host]]);
      tables.set(about.id, { about, link, code: null, closed: null, ...at, phones, lines: [], seals: [] });
      return true;
    },
    wasDeleted: async (id) => deleted.has(id),
    setCode: async (id, code) => {
      const kept = tables.get(id);
      const other = [...tables.values()].find((table) => code !== null && table.code === code);
      if (other && other !== kept) throw new Error('another table has this code');
      if (kept) kept.code = code;
      moments.changed(id);
    },
    putPhone: async (id, phone) => {
      const kept = tables.get(id);
      const before = kept?.phones.get(phone.id);
      if (!kept || (before && before.tokenHash !== phone.tokenHash)) return false;
      kept.phones.set(phone.id, phone);
      moments.changed(id);
      return true;
    },
    append: async (id, seq, prev, lines) => {
      const kept = tables.get(id);
      if (!kept || kept.lines.length !== seq || last(kept.lines) !== prev) return false;
      kept.lines.push(...lines);
      kept.touchedAt = now();
      return true;
    },
    lines: async (id, from, most) => tables.get(id)?.lines.slice(from, from + most) ?? [],
    hashBefore: async (id, seq) => {
      const lines = tables.get(id)?.lines ?? [];
      return seq === 0 ? ORIGIN : (lines[seq - 1]?.hash ?? null);
    },
    seal: async (id, choice) => {
      const kept = tables.get(id);
      if (!kept) return [];
      const isNew = !kept.seals.some(({ wizard, seat }) => wizard === choice.wizard && seat === choice.seat);
      if (isNew) {
        kept.seals = [...kept.seals, choice];
        moments.changed(id);
      }
      return kept.seals.filter(({ wizard }) => wizard === choice.wizard);
    },
    seals: async (id) => {
      const all = tables.get(id)?.seals ?? [];
      return all.filter(({ wizard }) => wizard === all.at(-1)?.wizard);
    },
    marks: async (ids) =>
      ids.flatMap((id) => {
        const kept = tables.get(id);
        return kept
          ? [{ id, head: kept.lines.length, rev: moments.of(id).rev, isOpen: kept.closed === null }]
          : [];
      }),
    list: async () =>
      [...tables]
        .map(([id, { about, closed, madeAt, touchedAt, code, phones, lines }]) => ({
          about,
          closed,
          madeAt,
          touchedAt,
          head: lines.length,
          isDoorOpen: code !== null,
          phones: phones.size,
          here: new Set(moments.of(id).here.map(({ phone }) => phone)).size,
        }))
        .sort((a, b) => b.touchedAt - a.touchedAt),
    setClosed: async (id, closed) => {
      const kept = tables.get(id);
      if (kept) close(id, kept, closed);
      return kept !== undefined;
    },
    closeResting: async (ms) => {
      const resting = [...tables].filter(([, kept]) => kept.closed === null && kept.touchedAt < now() - ms);
      for (const [id, kept] of resting) close(id, kept, 'rest');
      return resting.map(([id]) => id);
    },
    remove: async (id) => {
      if (!tables.delete(id)) return false;
      moments.forget(id);
      deleted.add(id);
      return true;
    },
  };
}
