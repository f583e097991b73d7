import { listOf, maybe, moment, number, read, shape, shapeOf, text, type Read } from '@/engine';
import { pageOf } from '@/live/invite';

/** A game may have no title of its own. */
const words = shapeOf((at) => (at.value === '' ? '' : text(at)));
const table = shape({
  id: text,
  gameId: text,
  title: words,
  players: listOf(words),
  head: number(),
  phones: number(),
  here: number(),
  touchedAt: moment,
  closed: maybe(text),
});
const answer = shape({ tables: listOf(table, { max: 100_000 }) });

/** A table as the organiser of a club sees it. */
export type ClubTable = Read<typeof table>;

/** Why the organiser's room stays shut. */
export type ClubTrouble = 'code' | 'too-many' | 'no-club' | 'no-hub';

export type ClubAnswer =
  | { readonly ok: true; readonly tables: readonly ClubTable[] }
  | { readonly ok: false; readonly why: ClubTrouble };

/** All tables of the hub, for who has the code of its room. */
export async function clubTables(hub: string, code: string): Promise<ClubAnswer> {
  const { status, body } = await ask(hub, code, '', 'GET');
  if (status !== 200) return { ok: false, why: whyNot(status) };
  // A newer hub may say more of a table.
  const known = read(body, answer, { number: Number.MAX_SAFE_INTEGER, text: 1000, list: 100_000 });
  return known.ok ? { ok: true, tables: known.value.tables } : { ok: false, why: 'no-club' };
}

export type ClubAct = 'close' | 'open' | 'delete';

/** Whether it was done; one that is gone meanwhile needs nothing more. */
export async function actOnTable(hub: string, code: string, id: string, act: ClubAct): Promise<boolean> {
  const { status } = await ask(hub, code, `/${encodeURIComponent(id)}/${act}`, 'POST');
  return status === 200 || status === 404;
}

async function ask(
  hub: string,
  code: string,
  path: string,
  method: 'GET' | 'POST',
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const headers = { Authorization: `Bearer ${encodeURI(code)}` };
    const response = await fetch(`${pageOf(hub)}/live/club${path}`, { method, headers });
    return { status: response.status, body: response.ok ? await response.json() : null };
  } catch {
    return { status: 0, body: null };
  }
}

function whyNot(status: number): ClubTrouble {
  if (status === 401) return 'code';
  if (status === 429) return 'too-many';
  return status === 404 ? 'no-club' : 'no-hub';
}
