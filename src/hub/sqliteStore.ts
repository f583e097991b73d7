import { ORIGIN, type Line } from '@/live/line';
import type { AboutTable } from '@/live/protocol';
import type { KnownPhone, SealedChoice, TableStore } from '@/live/tableStore';
import { openSqliteFile, type Row } from './sqliteFile';

export interface SqliteStore extends TableStore {
  close(): void;
}

/** A hub's tables in one file. What it has said is done is on the disk. */
export function openSqliteStore(path: string): SqliteStore {
  const file = openSqliteFile(path);

  const phonesOf = (id: string) =>
    file
      .all('SELECT body FROM phone WHERE table_id = ? ORDER BY place', [id])
      .map((row) => json<KnownPhone>(row, 'body'));

  const putPhone = (id: string, phone: KnownPhone) =>
    file.run(
      `INSERT INTO phone (table_id, id, body) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM live_table WHERE id = ?)
       ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body`,
      [id, phone.id, JSON.stringify(phone), id],
    );

  const sealsOf = (id: string, wizard: string) =>
    file
      .all('SELECT body FROM seal WHERE table_id = ? AND wizard = ? ORDER BY place', [id, wizard])
      .map((row) => json<SealedChoice>(row, 'body'));

  return {
    close: file.close,
    table: async (id) => {
      const row = file.get('SELECT about, link, code, head, last FROM live_table WHERE id = ?', [id]);
      if (!row) return null;
      return {
        about: json<AboutTable>(row, 'about'),
        link: text(row, 'link'),
        code: row['code'] === null ? null : text(row, 'code'),
        head: Number(row['head']),
        last: text(row, 'last'),
        phones: phonesOf(id),
      };
    },
    tableOfCode: async (code) => {
      const row = file.get('SELECT id FROM live_table WHERE code = ?', [code]);
      return row && text(row, 'id');
    },
    create: async ({ about, link, host }) =>
      file.atOnce(() => {
        const made = file.run(
          'INSERT INTO live_table (id, about, link, last) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
          [about.id, JSON.stringify(about), link, ORIGIN],
        );
        if (made === 0) return false;
        putPhone(about.id, host);
        return true;
      }),
    setCode: async (id, code) => void file.run('UPDATE live_table SET code = ? WHERE id = ?', [code, id]),
    putPhone: async (id, phone) => void putPhone(id, phone),
    append: async (id, seq, prev, lines) =>
      file.atOnce(() => {
        const moved = file.run(
          'UPDATE live_table SET head = head + ?, last = ? WHERE id = ? AND head = ? AND last = ?',
          [lines.length, lines.at(-1)?.hash ?? prev, id, seq, prev],
        );
        if (moved === 0) return false;
        for (const line of lines)
          file.run(
            'INSERT INTO line (table_id, seq, id, written_by, entry, hash) VALUES (?, ?, ?, ?, ?, ?)',
            // The words that were hashed.
            [id, line.seq, line.id, line.by, JSON.stringify(line.entry), line.hash],
          );
        return true;
      }),
    lines: async (id, from, most) =>
      file
        .all(
          'SELECT seq, id, written_by, entry, hash FROM line WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
          [id, from, most],
        )
        .map(lineOf),
    hashBefore: async (id, seq) => {
      if (seq === 0) return ORIGIN;
      const row = file.get('SELECT hash FROM line WHERE table_id = ? AND seq = ?', [id, seq - 1]);
      return row && text(row, 'hash');
    },
    seal: async (id, choice) =>
      file.atOnce(() => {
        file.run(
          `INSERT INTO seal (table_id, wizard, seat, body) SELECT ?, ?, ?, ?
           WHERE EXISTS (SELECT 1 FROM live_table WHERE id = ?) ON CONFLICT (table_id, wizard, seat) DO NOTHING`,
          [id, choice.wizard, choice.seat, JSON.stringify(choice), id],
        );
        return sealsOf(id, choice.wizard);
      }),
    seals: async (id) => {
      const newest = file.get('SELECT wizard FROM seal WHERE table_id = ? ORDER BY place DESC LIMIT 1', [id]);
      return newest ? sealsOf(id, text(newest, 'wizard')) : [];
    },
  };
}

function lineOf(row: Row): Line {
  return {
    seq: Number(row['seq']),
    id: text(row, 'id'),
    by: text(row, 'written_by'),
    entry: json<unknown>(row, 'entry'),
    hash: text(row, 'hash'),
  };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`${column} is no text`);
  return value;
}

/** Only this file writes it, from the same types. */
function json<T>(row: Row, column: string): T {
  return JSON.parse(text(row, column)) as T;
}
