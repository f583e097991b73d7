/** What a hub asks PostgreSQL; each is prepared once on each connection. A statement that changed nothing returns no row. */
export const SQL = {
  table: `
    SELECT t.about, t.link, t.code, t.closed, e.head, e.last, b.rev, b.moment,
      ARRAY(SELECT p.body FROM foothold.phone p WHERE p.table_id = t.id ORDER BY p.place) AS phones,
      ARRAY(SELECT h.hub::text FROM foothold.here h WHERE h.table_id = t.id ORDER BY h.hub, h.phone) AS hubs,
      ARRAY(SELECT h.phone::text FROM foothold.here h WHERE h.table_id = t.id ORDER BY h.hub, h.phone) AS here
    FROM foothold.live_table t
      JOIN foothold.log_end e ON e.table_id = t.id
      JOIN foothold.beside b ON b.table_id = t.id
    WHERE t.id = $1`,
  ofCode: 'SELECT id FROM foothold.live_table WHERE code = $1',
  make: 'SELECT foothold.make($1, $2, $3, $4, $5, $6, $7) AS made',
  gone: 'SELECT 1 FROM foothold.gone WHERE id = $1',
  setCode: `
    WITH changed AS (UPDATE foothold.live_table SET code = $2 WHERE id = $1 RETURNING id)
    UPDATE foothold.beside SET rev = rev + 1 WHERE table_id IN (SELECT id FROM changed) RETURNING 1`,
  putPhone: `
    WITH changed AS (
      INSERT INTO foothold.phone (table_id, id, token_hash, body)
        SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM foothold.live_table WHERE id = $1)
        ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body
          WHERE phone.token_hash = excluded.token_hash
        RETURNING table_id
    )
    UPDATE foothold.beside SET rev = rev + 1 WHERE table_id IN (SELECT table_id FROM changed) RETURNING 1`,
  append: `SELECT foothold.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS id`,
  lines: `
    SELECT seq, id, written_by, entry, hash FROM foothold.line
    WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3`,
  hash: 'SELECT hash FROM foothold.line WHERE table_id = $1 AND seq = $2',
  seal: `
    WITH changed AS (
      INSERT INTO foothold.seal (table_id, wizard, seat, body)
        SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM foothold.live_table WHERE id = $1)
        ON CONFLICT (table_id, wizard, seat) DO NOTHING RETURNING table_id
    )
    UPDATE foothold.beside SET rev = rev + 1 WHERE table_id IN (SELECT table_id FROM changed) RETURNING 1`,
  seals: 'SELECT body FROM foothold.seal WHERE table_id = $1 AND wizard = $2 ORDER BY place',
  newestSeal: 'SELECT wizard FROM foothold.seal WHERE table_id = $1 ORDER BY place DESC LIMIT 1',
  setMoment: `
    UPDATE foothold.beside SET moment = $3, rev = rev + 1
    WHERE table_id = $1 AND moment IS NOT DISTINCT FROM $2 RETURNING 1`,
  setHere: 'SELECT foothold.set_here($1, $2, $3)',
  beat: 'SELECT foothold.beat($1, $2) AS known',
  marks: `
    SELECT e.table_id AS id, e.head, b.rev, t.closed IS NULL AS open FROM foothold.log_end e
      JOIN foothold.beside b ON b.table_id = e.table_id
      JOIN foothold.live_table t ON t.id = e.table_id
    WHERE e.table_id = ANY ($1::text[])`,
  list: `
    SELECT t.about, t.closed, t.made_at AS made, t.code IS NOT NULL AS open, e.head, e.touched_at AS touched,
      (SELECT count(*) FROM foothold.phone p WHERE p.table_id = t.id) AS phones,
      (SELECT count(DISTINCT h.phone) FROM foothold.here h WHERE h.table_id = t.id) AS here
    FROM foothold.live_table t JOIN foothold.log_end e ON e.table_id = t.id
    ORDER BY e.touched_at DESC, t.id`,
  setClosed: `
    WITH changed AS (UPDATE foothold.live_table SET closed = $2::text, code = NULL WHERE id = $1 RETURNING id),
      touched AS (
        UPDATE foothold.log_end SET touched_at = now() WHERE table_id IN (SELECT id FROM changed) AND $2::text IS NULL
      )
    UPDATE foothold.beside SET rev = rev + 1 WHERE table_id IN (SELECT id FROM changed) RETURNING 1`,
  closeResting: `
    WITH changed AS (
      UPDATE foothold.live_table t SET closed = 'rest', code = NULL
        FROM foothold.log_end e
        WHERE e.table_id = t.id AND t.closed IS NULL
          AND e.touched_at < now() - make_interval(secs => $1::float8 / 1000)
        RETURNING t.id
    ), seen AS (
      UPDATE foothold.beside SET rev = rev + 1 WHERE table_id IN (SELECT id FROM changed)
    )
    SELECT id FROM changed`,
  remove: 'SELECT foothold.remove($1) AS removed',
  mayTry: 'SELECT foothold.may_try($1, $2, $3, $4, $5) AS may',
  forgive: `
    DELETE FROM foothold.attempt WHERE ctid = (
      SELECT ctid FROM foothold.attempt WHERE what = $1 AND who = $2 ORDER BY at DESC LIMIT 1
    )`,
} as const;
