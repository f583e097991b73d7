import { ORIGIN, type Line } from './line';
import type { KnownPhone, SealedChoice, TableRecord, TableStore } from './tableStore';

interface Kept {
  about: TableRecord['about'];
  link: string;
  code: string | null;
  readonly phones: Map<string, KnownPhone>;
  readonly lines: Line[];
  seals: readonly SealedChoice[];
}

/** For simulations: what a disk would keep, in memory. */
export function createMemoryStore(): TableStore & { wipe(): void } {
  const tables = new Map<string, Kept>();
  const last = (lines: readonly Line[]) => lines.at(-1)?.hash ?? ORIGIN;
  return {
    wipe: () => tables.clear(),
    table: async (id) => {
      const kept = tables.get(id);
      if (!kept) return null;
      const { about, code, link, phones, lines } = kept;
      return { about, code, link, phones: [...phones.values()], head: lines.length, last: last(lines) };
    },
    tableOfCode: async (code) => [...tables].find(([, kept]) => kept.code === code)?.[0] ?? null,
    create: async ({ about, link, host }) => {
      if (tables.has(about.id)) return false;
      tables.set(about.id, {
        about,
        link,
        code: null,
        phones: new Map([[host.id, host]]),
        lines: [],
        seals: [],
      });
      return true;
    },
    setCode: async (id, code) => {
      const kept = tables.get(id);
      const other = [...tables.values()].find((table) => code !== null && table.code === code);
      if (other && other !== kept) throw new Error('another table has this code');
      if (kept) kept.code = code;
    },
    putPhone: async (id, phone) => void tables.get(id)?.phones.set(phone.id, phone),
    append: async (id, seq, prev, lines) => {
      const kept = tables.get(id);
      if (!kept || kept.lines.length !== seq || last(kept.lines) !== prev) return false;
      kept.lines.push(...lines);
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
      if (isNew) kept.seals = [...kept.seals, choice];
      return kept.seals.filter(({ wizard }) => wizard === choice.wizard);
    },
    seals: async (id) => {
      const all = tables.get(id)?.seals ?? [];
      return all.filter(({ wizard }) => wizard === all.at(-1)?.wizard);
    },
  };
}
