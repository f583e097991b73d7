import type { At } from '@/engine';
import { readJson, type BadRow } from './badRow';
import type { SqlDriver } from './driver';

export interface Setting<T> {
  readonly value: T;
  /** The stored value could not be read, and the default is used. */
  readonly bad: BadRow | null;
}

export interface Settings {
  /** The caller says what the value must look like, and what it is when nothing (or nonsense) is stored. */
  get<T>(key: string, reader: (at: At) => T, fallback: T): Promise<Setting<T>>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export function createSettings(sql: SqlDriver): Settings {
  return {
    get: async (key, reader, fallback) => {
      const row = await sql.get('SELECT value FROM setting WHERE key = ?', [key]);
      if (row === null) return { value: fallback, bad: null };
      const result = readJson(row['value'], reader);
      if (result.ok) return { value: result.value, bad: null };
      return { value: fallback, bad: { table: 'setting', id: key, seq: null, reason: result.error } };
    },
    set: async (key, value) => {
      await sql.run(
        'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        [key, JSON.stringify(value ?? null)],
      );
    },
    remove: async (key) => {
      await sql.run('DELETE FROM setting WHERE key = ?', [key]);
    },
  };
}
