import { err, ok, phrase, readStored, refusal } from '@/engine';
import { createDatabase, type Database } from './database';
import { gotOver } from './diagnostics';
import type { SqlDriver } from './driver';
import type { Player } from './players';
import { nameKey, readName } from './readName';

export interface DatabaseToCome {
  readonly database: Database;
  /** The storage is open and as empty as it was taken for: what waits is written now, in its order. */
  arrive(opened: Database): void;
  /** There is something else in it: nothing of what waits is written. */
  giveUp(): void;
}

/**
 * A storage that is still being opened, where nobody has ever been: what is stored is known, nothing, and what is
 * written waits. Nothing is said to be on the disk before it is there.
 */
export function databaseToCome(): DatabaseToCome {
  let here: Database | null = null;
  let arrive: (opened: Database) => void = () => {};
  let giveUp: (why: Error) => void = () => {};
  const coming = new Promise<Database>((resolve, reject) => {
    arrive = resolve;
    giveUp = reject;
  });
  // Who waits hears of it; nobody has to.
  coming.catch(() => undefined);

  const later = <T>(work: (opened: Database) => Promise<T>): Promise<T> => {
    return here ? work(here) : coming.then(work);
  };
  const sql: SqlDriver = {
    exec: (statements) => later((opened) => opened.sql.exec(statements)),
    run: (...statement) => later((opened) => opened.sql.run(...statement)),
    all: (...statement) => later((opened) => opened.sql.all(...statement)),
    get: (...statement) => later((opened) => opened.sql.get(...statement)),
    tx: (work) => later((opened) => opened.sql.tx(work)),
    close: () => later((opened) => opened.sql.close()),
  };
  const database = createDatabase(sql, () => later((opened) => opened.close()));
  const { players, settings } = database;
  /** What waits to be written, to be read meanwhile. */
  const kept = new Map<string, unknown>();
  const seated: Player[] = [];
  return {
    arrive: (opened) => {
      arrive(opened);
      // Behind everything that waits.
      void coming.then(() => (here = opened));
    },
    giveUp: () => giveUp(new Error('the storage was not empty')),
    database: {
      ...database,
      settings: {
        ...settings,
        get: (key, reader, fallback) => {
          if (here) return settings.get(key, reader, fallback);
          const known = kept.has(key) ? readStored(kept.get(key), reader) : null;
          return Promise.resolve({ value: known?.ok ? known.value : fallback, bad: null });
        },
        set: (key, value) => {
          kept.set(key, value);
          return settings.set(key, value);
        },
        remove: (key) => {
          kept.delete(key);
          return settings.remove(key);
        },
      },
      players: {
        ...players,
        list: (options) =>
          here
            ? players.list(options)
            : Promise.resolve({ rows: options?.archived ? [] : [...seated], bad: [] }),
        // Somebody sits down at once: nobody else can have the name.
        add: (player) => {
          if (here) return players.add(player);
          const name = readName(player.name);
          if (!name.ok) return Promise.resolve(name);
          const key = nameKey(name.value);
          if (seated.some((other) => nameKey(other.name) === key))
            return Promise.resolve(
              err(refusal('name-taken', phrase('data.nameTaken', { name: name.value }))),
            );
          const { id, colour, at: createdAt } = player;
          const added: Player = {
            id,
            name: name.value,
            colour,
            createdAt,
            lastPlayedAt: null,
            archivedAt: null,
            preferred: {},
          };
          seated.push(added);
          void players.add(player).catch(gotOver('home', null));
          return Promise.resolve(ok(added));
        },
      },
    },
  };
}
