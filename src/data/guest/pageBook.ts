/** What is kept as one piece. SQLite's own pages are as long, but nothing here depends on it. */
export const PAGE = 4096;

export interface KeptFile {
  readonly size: number;
  readonly pages: ReadonlyMap<number, Uint8Array>;
}

/** What has to be stored, all of it or nothing, for the stored file to be the one in memory. */
export interface FileChange {
  readonly size: number;
  readonly pages: ReadonlyMap<number, Uint8Array>;
  /** Pages from this one on are no longer part of the file. */
  readonly end: number;
}

/** A file in memory that knows how it differs from what is kept of it. */
export interface PageBook {
  size(): number;
  /** Fills `into` from there; false if the file ends before, and the rest is zeros. */
  read(into: Uint8Array, at: number): boolean;
  write(bytes: Uint8Array, at: number): void;
  truncate(size: number): void;
  /** Null while there is nothing to store. */
  change(): FileChange | null;
  /** What `change` said is stored. */
  kept(): void;
  /** It could not be stored: the file is again what is kept. */
  takeBack(): void;
  /** What is kept is something else than was thought: the file is that now. */
  replace(file: KeptFile): void;
}

export function createPageBook(file: KeptFile): PageBook {
  let pages = new Map(file.pages);
  /** What was kept of each page that was written since; none if it was not there. Pages are replaced, never edited. */
  const before = new Map<number, Uint8Array | undefined>();
  let size = file.size;
  let sizeBefore = size;

  function put(page: number, bytes: Uint8Array | undefined): void {
    if (!before.has(page)) before.set(page, pages.get(page));
    if (bytes) pages.set(page, bytes);
    else pages.delete(page);
  }

  return {
    size: () => size,

    read: (into, at) => {
      const there = Math.max(0, Math.min(into.length, size - at));
      for (const { page, from, to, offset } of pieces(at, there)) {
        const bytes = pages.get(page)?.subarray(from, to);
        if (bytes) into.set(bytes, offset);
        else into.fill(0, offset, offset + to - from);
      }
      into.fill(0, there);
      return there === into.length;
    },

    write: (bytes, at) => {
      for (const { page, from, to, offset } of pieces(at, bytes.length)) {
        const next = new Uint8Array(PAGE);
        const last = pages.get(page);
        if (last && to - from < PAGE) next.set(last);
        next.set(bytes.subarray(offset, offset + to - from), from);
        put(page, next);
      }
      size = Math.max(size, at + bytes.length);
    },

    truncate: (wanted) => {
      if (wanted >= size) return;
      size = wanted;
      const end = countPages(size);
      for (const page of [...pages.keys()]) if (page >= end) put(page, undefined);
      const last = pages.get(end - 1);
      // What is cut off must not come back when the file grows again.
      if (last && size % PAGE > 0) {
        const next = new Uint8Array(PAGE);
        next.set(last.subarray(0, size % PAGE));
        put(end - 1, next);
      }
    },

    change: () => {
      const changed = new Map<number, Uint8Array>();
      const end = countPages(size);
      for (const [page, old] of before) {
        // Cut off, and then the file grew beyond it: what is kept of it must not show through the hole.
        const bytes = pages.get(page) ?? new Uint8Array(PAGE);
        if (page < end && !isSame(bytes, old)) changed.set(page, bytes);
      }
      if (changed.size === 0 && size === sizeBefore) return null;
      return { size, pages: changed, end };
    },

    kept: () => {
      before.clear();
      sizeBefore = size;
    },

    takeBack: () => {
      for (const [page, old] of before) {
        if (old) pages.set(page, old);
        else pages.delete(page);
      }
      before.clear();
      size = sizeBefore;
    },

    replace: (next) => {
      pages = new Map(next.pages);
      before.clear();
      size = sizeBefore = next.size;
    },
  };
}

function countPages(size: number): number {
  return Math.ceil(size / PAGE);
}

/** The parts of pages between two places of the file; `offset` is where each is in the caller's bytes. */
function* pieces(at: number, length: number) {
  for (let done = 0; done < length;) {
    const page = Math.floor((at + done) / PAGE);
    const from = (at + done) % PAGE;
    const to = Math.min(PAGE, from + length - done);
    yield { page, from, to, offset: done };
    done += to - from;
  }
}

function isSame(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return b?.every((byte, i) => byte === a[i]) === true;
}
