import { read } from '@/engine';
import type { Database } from '@/data/database';
import { createStatistics } from '@/data/statistics/statistics';
import { readKept } from '@/state/drafts/keptDraft';
import { resume } from '@/state/drafts/reopen';
import { loadWhole } from '@/state/loadSession';
import type { OpenSession } from '@/state/openSession';
import { recordResult } from '@/state/recordResult';
import { everyGame } from './everyGame';

/** What a person would find in a database, in a shape that can be kept beside it and compared years later. */
export async function readWorld(data: Database) {
  const { sql, players, groups } = data;
  await recordMissing(data);
  const ids = (await sql.all('SELECT id FROM session ORDER BY id')).map((row) => String(row['id']));
  const sessions = [];
  for (const id of ids) sessions.push(await readStoredGame(data, id));
  const people = [...(await players.list()).rows, ...(await players.list({ archived: true })).rows];
  return {
    sessions,
    players: people
      .map(({ id, name, colour, preferred, archivedAt }) => ({
        id,
        name,
        colour,
        preferred,
        archived: archivedAt !== null,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    groups: (await groups.list()).rows.map(({ id, name, members }) => ({ id, name, members })),
    settings: Object.fromEntries(
      (await sql.all('SELECT key, value FROM setting ORDER BY key')).map(({ key, value }) => [
        String(key),
        JSON.parse(String(value)) as unknown,
      ]),
    ),
    standings: (await createStatistics(sql).standings()).map(({ name, games, wins, best }) => ({
      name,
      games,
      wins,
      best,
    })),
  };
}

export type World = Awaited<ReturnType<typeof readWorld>>;

/** Every game as it is after its last entry, folded from its first. */
export async function openStored(data: Database, id: string): Promise<OpenSession> {
  const found = await data.sessions.get(id);
  if (found.kind !== 'ok') throw new Error(`${id}: ${JSON.stringify(found)}`);
  const game = everyGame.find((candidate) => candidate.id === found.value.gameId);
  if (!game) throw new Error(`${id}: nobody knows ${found.value.gameId}`);
  const config = read(found.value.config, (at) => game.config(at));
  if (!config.ok) throw new Error(`${id}: ${JSON.stringify(config.error)}`);
  const about = { id, game, config: config.value, seats: game.seats(config.value), startedAt: 0 };
  const open = await loadWhole(data, about);
  if (open.broken) throw new Error(`${id}: ${JSON.stringify(open.broken)}`);
  return open;
}

/** What the app does after its first screen: results that an older version left out are written down. */
async function recordMissing(data: Database): Promise<void> {
  for (const id of await data.results.missing({ after: '', limit: 1000 })) {
    const found = await data.sessions.get(id);
    if (found.kind === 'ok' && found.value.logged) await data.sessions.recordLogged(id);
    else await recordResult(data, await openStored(data, id));
  }
}

async function readStoredGame(data: Database, id: string) {
  const found = await data.sessions.get(id);
  if (found.kind !== 'ok') throw new Error(`${id}: ${JSON.stringify(found)}`);
  const { gameId, title, note, groupId, finishedAt, deletedAt, logged } = found.value;
  return {
    id,
    game: gameId,
    title,
    note,
    group: groupId,
    finished: finishedAt !== null,
    binned: deletedAt !== null,
    log: logged ? null : await readGame(data, await openStored(data, id)),
  };
}

/** Its state, and the step of each wizard that is half done. */
async function readGame(data: Database, open: OpenSession) {
  const { id, game, seats, session } = open;
  const { state, length } = session;
  const drafts = (await data.drafts.list(id)).rows.map(({ wizard: name, step, body }) => {
    const wizard = game.wizards.find((candidate) => candidate.id === name);
    // As the app does it: a draft of an older version is dropped, any other is resumed on the table as it is.
    const kept = readKept(body);
    const resumed = wizard && kept && resume(open, wizard, kept, step);
    return { wizard: name, step, kept: resumed?.step === step && (resumed.news?.lost ?? []).length === 0 };
  });
  return {
    length,
    stateVersion: game.stateVersion,
    state,
    result: game.result(state),
    scores: seats.map((seat) => game.score(state, seat.id)),
    drafts,
  };
}
