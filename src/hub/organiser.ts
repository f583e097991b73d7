import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readStored, type AnyGame } from '@/engine';
import type { Listed, TableStore } from '@/live/tableStore';
import type { Attempt, Attempts } from './guesses';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export interface OrganiserNeeds {
  readonly store: TableStore;
  readonly attempts: Attempts;
  /** The code of the room; null where there is none. */
  readonly club: string | null;
  game(id: string): Promise<AnyGame | null>;
  addressOf(request: IncomingMessage): string;
  /** Tells the phones of this table at once. */
  changed(table: string): void;
  write(event: string, more: Readonly<Record<string, string>>): void;
}

const WRONG_CLUB: Attempt = { what: 'club', within: 60_000, each: 10, inAll: 100 };
const PATH = '/live/club';

/** The organiser's room: all tables, for who has the code. Null: not asked for. */
export function createOrganiser(needs: OrganiserNeeds): (request: IncomingMessage) => Promise<Answer | null> {
  const { store, club, attempts } = needs;

  async function isOrganiser(request: IncomingMessage): Promise<number> {
    if (club === null) return 404;
    const address = needs.addressOf(request);
    if (!(await attempts.mayTry(WRONG_CLUB, address))) return 429;
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(club))) return 401;
    await attempts.forgive(WRONG_CLUB, address);
    return 200;
  }

  async function seen({ about, ...table }: Listed): Promise<unknown> {
    const game = await needs.game(about.gameId);
    const config = game && readStored(about.config, (at) => game.config(at));
    const players = game && config?.ok ? game.seats(config.value).map(({ name }) => name) : [];
    const { id, gameId, title } = about;
    return { id, gameId, title, players, ...table };
  }

  async function act(what: string, id: string): Promise<boolean> {
    if (what === 'delete') return store.remove(id);
    return store.setClosed(id, what === 'close' ? 'organiser' : null);
  }

  return async (request) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path !== PATH && !path.startsWith(`${PATH}/`)) return null;
    const status = await isOrganiser(request);
    if (status !== 200) return { status };
    if (path === PATH && request.method === 'GET')
      return { status: 200, body: { tables: await Promise.all((await store.list()).map(seen)) } };
    const [, table, what] = /^\/live\/club\/([^/]+)\/(close|open|delete)$/.exec(path) ?? [];
    if (table === undefined || what === undefined) return { status: 404 };
    if (request.method !== 'POST') return { status: 405 };
    const id = decodeURIComponent(table);
    if (!(await act(what, id))) return { status: 404 };
    needs.write(`organiser-${what}`, { table: id });
    needs.changed(id);
    return { status: 200, body: {} };
  };
}

function digest(words: string): Buffer {
  return createHash('sha256').update(words).digest();
}
