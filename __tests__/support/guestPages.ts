import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGuestSqlite, type GuestSqlite, type KeptPages } from '@/data/guest/guestSqlite';
import type { KeptFile } from '@/data/guest/pageBook';

const WASM = join(__dirname, '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm');

/** The real SQLite of a guest; it lives as long as the page. */
export function startInNode(): Promise<GuestSqlite> {
  return startGuestSqlite({ wasmBinary: readFileSync(WASM) });
}

/** What IndexedDB would hold. A write is refused as often as `refuses` says so. */
export function createKeptPages(refuses: () => boolean = () => false) {
  let file: KeptFile = { size: 0, pages: new Map() };
  let writes = 0;
  let written = 0;
  const kept: KeptPages = {
    load: () => Promise.resolve(file),
    again: () => Promise.resolve(null),
    keep: async ({ size, pages, end }) => {
      if (refuses()) throw new DOMException('no room', 'QuotaExceededError');
      writes += 1;
      written += pages.size;
      const all = [...file.pages, ...pages].filter(([page]) => page < end);
      file = { size, pages: new Map(all.map(([page, bytes]) => [page, bytes.slice()])) };
    },
  };
  return { kept, writes: () => writes, written: () => written, file: () => file };
}
