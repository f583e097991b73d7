import { Client } from 'pg';
import type { Database } from './database';

const CHANNEL = 'foothold';
/** A notification holds 8,000 bytes; no sign takes more than three of them. */
const MOST_SIGNS = 2500;
const BACK_OFF = 1000;

/** "Somebody wrote to these tables": a hint to look sooner, that may as well be lost. */
export interface Hints {
  say(table: string): void;
  close(): Promise<void>;
}

/** `hear`: of other hubs only. What is said while the connection is broken is missed. */
export function joinHints(database: Database, hub: string, hear: (tables: readonly string[]) => void): Hints {
  const waiting = new Set<string>();
  let isSaying = false;
  let isOver = false;
  let listener: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  /** Outside of any transaction with lines in it: notifications make commits wait for each other. */
  async function speak(): Promise<void> {
    if (isSaying) return;
    isSaying = true;
    // Those of one commit go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0 && !isOver) {
      let words = hub;
      for (const table of waiting) {
        if (words.length + table.length > MOST_SIGNS) break;
        words = `${words} ${table}`;
        waiting.delete(table);
      }
      await database
        .query('notify', 'SELECT pg_notify($1, $2)', [CHANNEL, words])
        // A look every few seconds does without it.
        .catch(() => undefined);
    }
    isSaying = false;
  }

  async function listen(): Promise<void> {
    // Only ever waits: no answer is no fault here.
    const client = new Client({ ...database.config, query_timeout: 0, statement_timeout: 0 });
    listener = client;
    const lost = () => {
      if (isOver || listener !== client) return;
      listener = null;
      retry = setTimeout(() => void listen(), BACK_OFF).unref();
    };
    client.on('notification', ({ payload = '' }) => {
      const [by, ...tables] = payload.split(' ');
      if (by !== hub) hear(tables);
    });
    client.on('error', () => undefined);
    client.on('end', lost);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      await client.end().catch(() => undefined);
      lost();
    }
  }

  void listen();
  return {
    say: (table) => {
      waiting.add(table);
      void speak();
    },
    close: async () => {
      isOver = true;
      clearTimeout(retry);
      await listener?.end().catch(() => undefined);
    },
  };
}
