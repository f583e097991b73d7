import { Pool, type PoolConfig, type QueryResultRow } from 'pg';
import { migrate } from './migrate';

/** Of PostgreSQL's own numbering: 15.0. */
const OLDEST = 150_000;
/** An answer that takes longer never comes: a wire into a black hole says nothing. */
const PATIENCE = 8_000;
const CONNECT_PATIENCE = 5_000;

const BE_SURE = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** One PostgreSQL, over a bounded number of connections; each statement is prepared once on each of them. */
export interface Database {
  query<R extends QueryResultRow>(
    name: string,
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly R[]>;
  readonly config: PoolConfig;
  /** What is worth saying about the server once. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** Connects, checks what is there and brings it up to date. Throws with a sentence that a person can do something with. */
export async function openDatabase(url: string, connections: number): Promise<Database> {
  const config = configOf(url);
  const pool = new Pool({
    ...config,
    max: connections,
    // What a hub has acknowledged must not be lost, whatever this database usually does.
    verify: (client, done) => void client.query(BE_SURE).then(() => done(), done),
  });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined);
  // One in use says so to who uses it; without a listener the whole hub would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ version: string; number: string; fsync: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
        current_setting('fsync') AS fsync`,
    );
    const [server] = rows;
    if (!server || Number(server.number) < OLDEST)
      throw new Error(`it is PostgreSQL ${server?.version ?? '?'}, and Foothold needs 15 or newer`);
    await migrate(pool);
    return {
      config,
      warnings:
        server.fsync === 'on'
          ? []
          : ['This PostgreSQL runs with fsync off: a power cut may lose taps, or everything.'],
      query: async (name, text, values = []) => (await pool.query({ name, text, values: [...values] })).rows,
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw new Error(`The tables in ${nameOf(url)} cannot be opened: ${whyNot(error)}`, { cause: error });
  }
}

function configOf(url: string): PoolConfig {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error(
      'DATABASE_URL has to look like postgres://user:password@host:5432/database. ' +
        'Without it tables are kept in a folder of this computer.',
    );
  return {
    connectionString: url,
    application_name: 'foothold',
    connectionTimeoutMillis: CONNECT_PATIENCE,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE,
  };
}

/** Without the password. */
export function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `PostgreSQL at ${hostname || 'localhost'}${port ? `:${port}` : ''}, database ${decodeURIComponent(pathname.slice(1)) || 'postgres'}`;
  } catch {
    return 'PostgreSQL';
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Is it running, and is DATABASE_URL right?',
  ENOTFOUND: 'there is no computer of that name. Is DATABASE_URL right?',
  EAI_AGAIN: 'the name of that computer cannot be looked up at the moment',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that computer',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user',
  '3D000': 'there is no such database. Make it first, with createdb',
  '42501': 'this user may not make tables there. Its owner can: GRANT CREATE ON DATABASE … TO …',
  '53300': 'it has no connection left for a hub',
  '57P03': 'it is just starting, or stopping',
};

function whyNot(error: unknown): string {
  const { code = '', message } = error as Error & { readonly code?: string };
  const all = (error as { readonly errors?: readonly unknown[] }).errors;
  // A name with several addresses: each of them was tried.
  if (all?.[0] !== undefined && message === '') return whyNot(all[0]);
  if (/timeout|terminated/i.test(message) && code === '') return REASONS['ETIMEDOUT'] ?? message;
  return REASONS[code] ?? message;
}
