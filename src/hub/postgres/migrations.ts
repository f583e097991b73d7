/**
 * What hubs keep together. Keys are words as the protocol reads them; everything else is JSON as text, which keeps every
 * character. What changes with every tap is in a row of its own (`log_end`): it is small, and no index knows it.
 */
const SCHEMA_1 = `
CREATE TABLE foothold.live_table (
  id text COLLATE "C" PRIMARY KEY,
  about text NOT NULL,
  link text NOT NULL,
  code text COLLATE "C" UNIQUE,
  closed text CHECK (closed IN ('rest', 'organiser')),
  made_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE foothold.log_end (
  table_id text COLLATE "C" PRIMARY KEY,
  head integer NOT NULL DEFAULT 0,
  last text NOT NULL,
  touched_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

CREATE TABLE foothold.line (
  table_id text COLLATE "C" NOT NULL,
  seq integer NOT NULL CHECK (seq >= 0),
  id text NOT NULL,
  written_by text NOT NULL,
  entry text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (table_id, seq)
);

-- What a table shares beside its log. Its number grows with every change of anything that is not the log.
CREATE TABLE foothold.beside (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES foothold.live_table (id) ON DELETE CASCADE,
  rev bigint NOT NULL DEFAULT 0,
  moment text
) WITH (fillfactor = 50);

CREATE TABLE foothold.phone (
  place bigint GENERATED ALWAYS AS IDENTITY,
  table_id text COLLATE "C" NOT NULL REFERENCES foothold.live_table (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  token_hash text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, id)
);

CREATE TABLE foothold.seal (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text COLLATE "C" NOT NULL REFERENCES foothold.live_table (id) ON DELETE CASCADE,
  wizard text COLLATE "C" NOT NULL,
  seat text COLLATE "C" NOT NULL,
  body text NOT NULL,
  UNIQUE (table_id, wizard, seat)
);

-- A table that was deleted: only that there was one, so that no phone brings it back.
CREATE TABLE foothold.gone (
  id text COLLATE "C" PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

-- What is true only for the moment need not survive a crash of the server.
CREATE UNLOGGED TABLE foothold.hub (
  id text COLLATE "C" PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNLOGGED TABLE foothold.here (
  table_id text COLLATE "C" NOT NULL,
  hub text COLLATE "C" NOT NULL,
  phone text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, hub, phone)
);
CREATE INDEX here_by_hub ON foothold.here (hub);

CREATE UNLOGGED TABLE foothold.attempt (
  what text COLLATE "C" NOT NULL,
  who text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX attempt_by_what ON foothold.attempt (what, at);

CREATE FUNCTION foothold.never() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;

-- Only a table that is deleted takes its lines with it.
CREATE FUNCTION foothold.only_with_its_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('foothold.deleting', true) IS DISTINCT FROM OLD.table_id THEN
    RAISE EXCEPTION 'the log is append-only';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER line_never_changes BEFORE UPDATE ON foothold.line FOR EACH ROW EXECUTE FUNCTION foothold.never();
CREATE TRIGGER line_goes_with_its_table BEFORE DELETE ON foothold.line
  FOR EACH ROW EXECUTE FUNCTION foothold.only_with_its_table();
CREATE TRIGGER log_is_never_emptied BEFORE TRUNCATE ON foothold.line
  FOR EACH STATEMENT EXECUTE FUNCTION foothold.never();
CREATE TRIGGER seal_never_changes BEFORE UPDATE ON foothold.seal FOR EACH ROW EXECUTE FUNCTION foothold.never();

CREATE FUNCTION foothold.make(new_id text, new_about text, new_link text, origin text, host_id text, host_token text,
  host_body text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO foothold.live_table (id, about, link)
    SELECT new_id, new_about, new_link WHERE NOT EXISTS (SELECT FROM foothold.gone WHERE id = new_id)
    ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO foothold.log_end (table_id, last) VALUES (new_id, origin);
  INSERT INTO foothold.beside (table_id) VALUES (new_id);
  INSERT INTO foothold.phone (table_id, id, token_hash, body) VALUES (new_id, host_id, host_token, host_body);
  RETURN true;
END $$;

-- Appends to several tables, all of them in one commit; each is taken only if its log still ends like that. Rows are
-- locked in one order, so hubs never wait for each other in a circle. Returns the tables whose lines were taken.
CREATE FUNCTION foothold.append(ids text[], seqs integer[], prevs text[], counts integer[], lasts text[],
  line_tables text[], line_seqs integer[], line_ids text[], writers text[], entries text[], hashes text[])
RETURNS SETOF text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM foothold.log_end WHERE table_id = ANY (ids) ORDER BY table_id FOR UPDATE;
  RETURN QUERY
    WITH taken AS (
      UPDATE foothold.log_end e SET head = a.seq + a.count, last = a.last, touched_at = now()
        FROM unnest(ids, seqs, prevs, counts, lasts) AS a (id, seq, prev, count, last)
        WHERE e.table_id = a.id AND e.head = a.seq AND e.last = a.prev
        RETURNING e.table_id
    ), written AS (
      INSERT INTO foothold.line (table_id, seq, id, written_by, entry, hash)
        SELECT l.table_id, l.seq, l.id, l.written_by, l.entry, l.hash
        FROM unnest(line_tables, line_seqs, line_ids, writers, entries, hashes)
          AS l (table_id, seq, id, written_by, entry, hash)
        WHERE l.table_id IN (SELECT t.table_id FROM taken t)
    )
    SELECT t.table_id FROM taken t;
END $$;

-- Its lines and boxes, too. What is left is that there was one.
CREATE FUNCTION foothold.remove(old_id text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM foothold.log_end WHERE table_id = old_id;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM set_config('foothold.deleting', old_id, true);
  DELETE FROM foothold.line WHERE table_id = old_id;
  PERFORM set_config('foothold.deleting', '', true);
  DELETE FROM foothold.here WHERE table_id = old_id;
  DELETE FROM foothold.live_table WHERE id = old_id;
  INSERT INTO foothold.gone (id) VALUES (old_id) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

-- Whether somebody may try this once more: so many in a while from one address, so many in all. Counted at once, or
-- many at a time would all be the first.
CREATE FUNCTION foothold.may_try(tried text, by_whom text, within interval, each integer, in_all integer)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('foothold ' || tried, 0));
  DELETE FROM foothold.attempt WHERE what = tried AND at <= clock_timestamp() - within;
  IF (SELECT count(*) FROM foothold.attempt WHERE what = tried) >= in_all
    OR (SELECT count(*) FROM foothold.attempt WHERE what = tried AND who = by_whom) >= each THEN
    RETURN false;
  END IF;
  INSERT INTO foothold.attempt (what, who) VALUES (tried, by_whom);
  RETURN true;
END $$;

-- Who is at a table by way of this hub.
CREATE FUNCTION foothold.set_here(at_table text, by_hub text, phones text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE foothold.beside SET rev = rev + 1 WHERE table_id = at_table;
  DELETE FROM foothold.here WHERE table_id = at_table AND hub = by_hub AND phone <> ALL (phones);
  IF FOUND OR cardinality(phones) > 0 THEN
    INSERT INTO foothold.here (table_id, hub, phone)
      SELECT at_table, by_hub, p FROM unnest(phones) p WHERE EXISTS (SELECT FROM foothold.live_table WHERE id = at_table)
      ON CONFLICT DO NOTHING;
  END IF;
END $$;

-- A hub says that it lives, and clears up after those that no longer do. False where it was itself taken for dead.
CREATE FUNCTION foothold.beat(me text, patience interval) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  was_known boolean;
  left_tables text[];
BEGIN
  UPDATE foothold.hub SET seen_at = now() WHERE id = me;
  was_known := FOUND;
  IF NOT was_known THEN
    INSERT INTO foothold.hub (id) VALUES (me) ON CONFLICT (id) DO UPDATE SET seen_at = now();
  END IF;
  IF pg_try_advisory_xact_lock(hashtextextended('foothold sweep', 0)) THEN
    DELETE FROM foothold.hub WHERE seen_at < now() - patience;
    WITH swept AS (
      DELETE FROM foothold.here h WHERE NOT EXISTS (SELECT FROM foothold.hub WHERE id = h.hub) RETURNING h.table_id
    )
    SELECT array_agg(DISTINCT table_id ORDER BY table_id) INTO left_tables FROM swept;
    IF left_tables IS NOT NULL THEN
      PERFORM FROM foothold.beside WHERE table_id = ANY (left_tables) ORDER BY table_id FOR UPDATE;
      UPDATE foothold.beside SET rev = rev + 1 WHERE table_id = ANY (left_tables);
    END IF;
  END IF;
  RETURN was_known;
END $$;
`;

/** Step n brings a database of version n to version n + 1. Forward only: a published step is never edited. */
export const MIGRATIONS: readonly string[] = [SCHEMA_1];
