import { advance, fold, startSession, type AnyGame, type Entry, type Session } from '@/engine';
import { lineReader } from './foldLines';
import { follows, ORIGIN, type Line } from './line';
import { MOST_LINES, type AboutTable, type HubRefusal } from './protocol';
import { changesAnotherRow } from './rights';
import type { TableStore } from './tableStore';

export type Appended =
  | { readonly kind: 'taken' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly at: number; readonly code: HubRefusal };

/**
 * A table's log as the hub has it. It checks that every line can be read and follows, so that nothing gets in that
 * breaks a phone; whether the rules allow it was decided by the phone.
 */
export interface HubTable {
  readonly about: AboutTable;
  head(): number;
  last(): string;
  /** `only`: nobody else's row may change. */
  append(seq: number, prev: string, lines: readonly Line[], only?: string | null): Promise<Appended>;
  /** Another hub may have written: takes over what it finds. */
  catchUp(): Promise<void>;
  lines(from: number): Promise<readonly Line[]>;
  hashBefore(seq: number): Promise<string | null>;
}

export async function openHubTable(store: TableStore, game: AnyGame, about: AboutTable): Promise<HubTable> {
  const readLine = lineReader(game);
  let session: Session<unknown, unknown> = startSession(game.initial(about.config));
  let last = ORIGIN;
  /** The end of the log: most phones lack nothing else, and the store need not be asked. */
  let recent: readonly Line[] = [];

  /** The session after these, or the first of them that does not fit. */
  function follow(lines: readonly Line[]): Session<unknown, unknown> | { at: number; code: HubRefusal } {
    const entries: Entry<unknown>[] = [];
    for (const [at, line] of lines.entries()) {
      const entry = readLine(line);
      if (!entry) return { at, code: 'unreadable' };
      entries.push(entry);
    }
    try {
      const folded = fold(game, session, entries);
      if (folded.ok) return folded.value;
    } catch {
      // Which of them it was is found below.
    }
    return { at: firstThatFails(entries), code: 'does-not-follow' };
  }

  /** The first that changes somebody else's row. */
  function firstBeyond(seat: string, lines: readonly Line[]): number {
    let after = session;
    return lines.findIndex((line) => {
      const entry = readLine(line);
      const next = entry && advance(game, after, entry);
      if (!next?.ok) return true;
      const before = after;
      after = next.value;
      return changesAnotherRow(game, before.state, after.state, seat);
    });
  }

  function firstThatFails(entries: readonly Entry<unknown>[]): number {
    let after = session;
    for (const [at, entry] of entries.entries()) {
      try {
        const next = advance(game, after, entry);
        if (!next.ok) return at;
        after = next.value;
      } catch {
        return at;
      }
    }
    return 0;
  }

  async function catchUp(): Promise<void> {
    for (;;) {
      const lines = await store.lines(about.id, session.length, MOST_LINES);
      if (lines.length === 0) return;
      const next = follow(lines);
      if ('code' in next || !follows(session.length, last, lines))
        throw new Error(`the stored log of table ${about.id} does not follow at ${session.length}`);
      session = next;
      last = lines.at(-1)?.hash ?? last;
      remember(lines);
    }
  }

  function remember(lines: readonly Line[]): void {
    recent = [...recent, ...lines].slice(-MOST_LINES);
  }

  await catchUp();
  return {
    about,
    head: () => session.length,
    last: () => last,
    catchUp,
    async append(seq, prev, lines, only = null) {
      if (seq !== session.length || prev !== last) await catchUp();
      if (seq !== session.length || prev !== last) return { kind: 'stale' };
      if (lines.length === 0 || !follows(seq, prev, lines))
        return { kind: 'refused', at: 0, code: 'does-not-follow' };
      const next = follow(lines);
      if ('code' in next) return { kind: 'refused', ...next };
      const beyond = only === null ? -1 : firstBeyond(only, lines);
      if (beyond >= 0) return { kind: 'refused', at: beyond, code: 'not-your-row' };
      if (!(await store.append(about.id, seq, prev, lines))) {
        await catchUp();
        return { kind: 'stale' };
      }
      session = next;
      last = lines.at(-1)?.hash ?? last;
      remember(lines);
      return { kind: 'taken' };
    },
    lines: async (from) => {
      const first = recent[0]?.seq ?? Infinity;
      return from >= first ? recent.slice(from - first) : store.lines(about.id, from, MOST_LINES);
    },
    hashBefore: async (seq) => (seq === session.length ? last : store.hashBefore(about.id, seq)),
  };
}
