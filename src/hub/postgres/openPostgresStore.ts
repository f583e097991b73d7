import { createHash } from 'node:crypto';
import type { OpenedStore } from '../openedStore';
import { nameOf, openDatabase } from './database';
import { joinHints, type Hints } from './hints';
import { createPostgresStore } from './postgresStore';
import { SQL } from './statements';

const CONNECTIONS = 8;

/** One of any number of hubs that keep their tables in this PostgreSQL; or, in a sentence, why it cannot. */
export async function openPostgresStore(
  env: Readonly<Record<string, string | undefined>>,
  hub: string,
): Promise<OpenedStore | string> {
  const url = env['DATABASE_URL'] ?? '';
  const wish = env['FOOTHOLD_CONNECTIONS'] || String(CONNECTIONS);
  const connections = Number(wish);
  if (!Number.isInteger(connections) || connections < 1 || connections > 100)
    return `FOOTHOLD_CONNECTIONS is "${wish}". It has to be a number from 1 to 100.`;
  try {
    const database = await openDatabase(url, connections);
    let hints: Hints | null = null;
    return {
      store: createPostgresStore(database, (table) => hints?.say(table)),
      attempts: {
        mayTry: async ({ what, within, each, inAll }, address) => {
          const values = [what, hashOf(address), `${within} milliseconds`, each, inAll];
          const [row] = await database.query<{ may: boolean }>('may-try', SQL.mayTry, values);
          return row?.may === true;
        },
        forgive: async ({ what }, address) =>
          void (await database.query('forgive', SQL.forgive, [what, hashOf(address)])),
      },
      where: nameOf(url),
      warnings: database.warnings,
      listen: (hear) => {
        hints = joinHints(database, hub, hear);
      },
      close: async () => {
        await hints?.close();
        await database.close();
      },
    };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Enough to count somebody by, for a minute. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
