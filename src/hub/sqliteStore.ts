import { ORIGIN, type Line } from '@/live/line';
import type { AboutTable } from '@/live/protocol';
import { createMoments } from '@/live/moments';
import type { Closed, KnownPhone, SealedChoice, TableStore } from '@/live/tableStore';
import { createGroupCommit, type Append } from './groupCommit';
import { openSqliteFile, type Row } from './sqliteFile';

export interface SqliteStore extends TableStore {
  close(): void;
}

/** A hub's tables in one file. What it has said is done is on the disk. */
export function openSqliteStore(path: string, now: () => number = Date.now): SqliteStore {
  const file = openSqliteFile(path);
  const exists = (id: string) => file.get('SELECT 1 FROM live_table WHERE id = ?', [id]) !== null;
  const moments = createMoments(exists);

  /** Whether it changed anything of this table. */
  function change(id: string, sql: string, values: readonly (string | number | null)[]): boolean {
    const isChanged = file.run(sql, values) > 0;
    if (isChanged) moments.changed(id);
    return isChanged;
  }

  const phonesOf = (id: string) =>
    file
      .all('SELECT body FROM phone WHERE table_id = ? ORDER BY place', [id])
      .map((row) => json<KnownPhone>(row, 'body'));

  const putPhone = (id: string, phone: KnownPhone) =>
    change(
      id,
      `INSERT INTO phone (table_id, id, body) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM live_table WHERE id = ?)
       ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body
       WHERE body ->> 'tokenHash' = excluded.body ->> 'tokenHash'`,
      [id, phone.id, JSON.stringify(phone), id],
    );

  const sealsOf = (id: string, wizard: string) =>
    file
      .all('SELECT body FROM seal WHERE table_id = ? AND wizard = ? ORDER BY place', [id, wizard])
      .map((row) => json<SealedChoice>(row, 'body'));

  function write({ id, seq, prev, lines }: Append): boolean {
    const moved = file.run(
      'UPDATE live_table SET head = head + ?, last = ?, touched_at = ? WHERE id = ? AND head = ? AND last = ?',
      [lines.length, lines.at(-1)?.hash ?? prev, now(), id, seq, prev],
    );
    if (moved === 0) return false;
    for (const line of lines)
      file.run(
        'INSERT INTO line (table_id, seq, id, written_by, entry, hash) VALUES (?, ?, ?, ?, ?, ?)',
        // The words that were hashed.
        [id, line.seq, line.id, line.by, JSON.stringify(line.entry), line.hash],
      );
    return true;
  }

  const append = createGroupCommit(
    async (batch) => {
      // Nothing is heard while the disk makes sure, so first everything that has arrived meanwhile is read.
      await new Promise((resolve) => setImmediate(resolve));
      return file.atOnce(() => new Set(batch.filter(write).map(({ id }) => id)));
    },
    // Whatever it was: alone each of them shows whether it was its own.
    () => true,
  );

  return {
    close: file.close,
    setHere: moments.setHere,
    beat: moments.beat,
    setMoment: async (id, before, moment) => moments.set(id, before, moment),
    table: async (id) => {
      const row = file.get('SELECT about, link, code, closed, head, last FROM live_table WHERE id = ?', [id]);
      if (!row) return null;
      return {
        ...moments.of(id),
        about: json<AboutTable>(row, 'about'),
        link: text(row, 'link'),
        code: row['code'] === null ? null : text(row, 'code'),
        closed: closedIn(row),
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
          `INSERT INTO live_table (id, about, link, last, made_at, touched_at) SELECT ?, ?, ?, ?, ?, ?
           WHERE NOT EXISTS (SELECT 1 FROM gone WHERE id = ?) ON CONFLICT (id) DO NOTHING`,
          [about.id, JSON.stringify(about), link, ORIGIN, now(), now(), about.id],
        );
        if (made === 0) return false;
        putPhone(about.id, host);
        return true;
      }),
    wasDeleted: async (id) => file.get('SELECT 1 FROM gone WHERE id = ?', [id]) !== null,
    setCode: async (id, code) => void change(id, 'UPDATE live_table SET code = ? WHERE id = ?', [code, id]),
    putPhone: async (id, phone) => putPhone(id, phone),
    append: (id, seq, prev, lines) => append({ id, seq, prev, lines }),
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
        change(
          id,
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
    marks: async (ids) =>
      ids.flatMap((id) => {
        const row = file.get('SELECT head, closed FROM live_table WHERE id = ?', [id]);
        return row
          ? [{ id, head: Number(row['head']), rev: moments.of(id).rev, isOpen: row['closed'] === null }]
          : [];
      }),
    list: async () =>
      file
        .all(
          `SELECT about, closed, made_at, touched_at, head, code IS NOT NULL AS open,
             (SELECT count(*) FROM phone WHERE table_id = live_table.id) AS phones
           FROM live_table ORDER BY touched_at DESC, id`,
        )
        .map((row) => {
          const about = json<AboutTable>(row, 'about');
          return {
            about,
            closed: closedIn(row),
            madeAt: Number(row['made_at']),
            touchedAt: Number(row['touched_at']),
            head: Number(row['head']),
            isDoorOpen: row['open'] === 1,
            phones: Number(row['phones']),
            here: new Set(moments.of(about.id).here.map(({ phone }) => phone)).size,
          };
        }),
    setClosed: async (id, closed) =>
      change(
        id,
        'UPDATE live_table SET closed = ?, code = NULL, touched_at = iif(? IS NULL, ?, touched_at) WHERE id = ?',
        [closed, closed, now(), id],
      ),
    closeResting: async (ms) => {
      const resting = file
        .all('SELECT id FROM live_table WHERE closed IS NULL AND touched_at < ?', [now() - ms])
        .map((row) => text(row, 'id'));
      for (const id of resting)
        change(id, `UPDATE live_table SET closed = 'rest', code = NULL WHERE id = ?`, [id]);
      return resting;
    },
    remove: async (id) =>
      file.atOnce(() => {
        if (!exists(id)) return false;
        // From here on its lines may go.
        file.run('INSERT INTO gone (id) VALUES (?) ON CONFLICT DO NOTHING', [id]);
        for (const part of ['line', 'seal', 'phone'])
          file.run(`DELETE FROM ${part} WHERE table_id = ?`, [id]);
        file.run('DELETE FROM live_table WHERE id = ?', [id]);
        moments.forget(id);
        return true;
      }),
  };
}

function closedIn(row: Row): Closed | null {
  const { closed } = row;
  return closed === 'rest' || closed === 'organiser' ? closed : null;
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
