import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_DRAFT, resumeSession } from '@/engine';
import { checkIntegrity } from '@/data/checkIntegrity';
import type { Database } from '@/data/database';
import { readVersion, SCHEMA_VERSION } from '@/data/migrations';
import { MIGRATIONS } from '@/data/migrationSteps';
import { games } from '@/games';
import { entriesOf, replay } from '@/state/openSession';
import { everyGame } from '../support/everyGame';
import { openMemory } from '../support/memoryDatabase';
import { openNodeDatabase, openNodeDriver } from '../support/nodeDriver';
import { openStored, readWorld, type World } from '../support/readWorld';
import { storeWorld } from '../support/storeWorld';
import {
  fixture,
  NEWEST_DATABASE,
  readStoredLog,
  STORED_DATABASES,
  storedVersions,
} from '../support/storedLog';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opening brings a file up to date, so a copy is opened. */
async function openCopy(name: string): Promise<Database> {
  const file = join(folder, 'foothold.db');
  copyFileSync(fixture(`${name}.db`), file);
  return openNodeDatabase(file);
}

function toldOf(name: string): World {
  return JSON.parse(readFileSync(fixture(`${name}.json`), 'utf8')) as World;
}

test('every step has a number', () => {
  expect(MIGRATIONS).toHaveLength(SCHEMA_VERSION);
});

test('a database of every schema is stored (scripts/store-database.mts makes it)', () => {
  const schemas = STORED_DATABASES.map(({ schema }) => schema);
  expect([...new Set(schemas)]).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, i) => i + 1));
  expect(STORED_DATABASES.at(-1)).toEqual({ name: NEWEST_DATABASE, schema: SCHEMA_VERSION });
});

test.each(STORED_DATABASES)('the stored database $name is of schema $schema', async ({ name, schema }) => {
  expect(existsSync(fixture(`${name}.json`))).toBe(true);
  const file = join(folder, 'foothold.db');
  copyFileSync(fixture(`${name}.db`), file);
  const sql = await openNodeDriver(file);
  expect(await readVersion(sql)).toBe(schema);
  await sql.close();
});

describe.each(STORED_DATABASES)('the database $name, opened today', ({ name }) => {
  test('is of the newest schema, whole, and has every row it had', async () => {
    const data = await openCopy(name);
    expect(await readVersion(data.sql)).toBe(SCHEMA_VERSION);
    const told = toldOf(name);
    expect(await checkIntegrity(data.sql)).toEqual({
      found: [],
      holes: [],
      games: told.sessions.length,
      entries: told.sessions.reduce((sum, { log }) => sum + (log?.length ?? 0), 0),
    });
    await data.close();
  });

  test('shows every game, person, group and setting as it was when it was stored', async () => {
    const data = await openCopy(name);
    const [now, then] = [await readWorld(data), toldOf(name)];
    expect(now.sessions.map(withoutState)).toMatchObject(then.sessions.map(withoutState));
    expect(now.players).toMatchObject(then.players);
    expect(now.groups).toEqual(then.groups);
    expect(now.settings).toEqual(then.settings);
    expect(now.standings).toEqual(then.standings);
    for (const [i, { log }] of then.sessions.entries()) {
      // Another shape of the state has another number; its results and scores must still match.
      if (log && now.sessions[i]?.log?.stateVersion === log.stateVersion)
        expect(now.sessions[i].log.state).toEqual(log.state);
    }
    await data.close();
  });

  test('has snapshots that lead to the same state as the whole log', async () => {
    const data = await openCopy(name);
    for (const { id, log } of toldOf(name).sessions) {
      if (log === null) continue;
      const whole = await openStored(data, id);
      const snapshot = await data.snapshots.latest(id, whole.game.stateVersion);
      if (snapshot.kind !== 'ok') continue;
      const tail = entriesOf(whole).slice(snapshot.value.seq + 1);
      const resumed = replay(whole.game, resumeSession(snapshot.value), tail);
      expect(resumed.ok && resumed.value.session.state).toEqual(whole.session.state);
    }
    await data.close();
  });
});

test('the newest database has every game, finished and running, and wizards half done', () => {
  const { sessions } = toldOf(NEWEST_DATABASE);
  for (const { id } of everyGame) {
    expect(sessions).toContainEqual(expect.objectContaining({ game: id, finished: true, binned: false }));
    const running = sessions.find(({ game, finished }) => game === id && !finished);
    expect(running?.log?.drafts.filter(({ kept }) => kept).length).toBeGreaterThan(0);
    expect(running?.log?.drafts.filter(({ kept }) => !kept)).toEqual([]);
  }
});

test('acts come back with the command that was sent, and the answers that made it', async () => {
  const data = await openCopy(NEWEST_DATABASE);
  const { entries } = await data.log.load('acts', ({ value }) => value);
  expect(entries).toMatchObject([
    { version: 2, command: { type: 'changePoints', by: 5 } },
    {
      version: 2,
      command: { type: 'enterRound' },
      wizard: 'enterRound',
      draft: { ...EMPTY_DRAFT, counted: { 'points bo': 9 } },
    },
    { version: 2, command: { type: 'writeNote' } },
    { version: 2, command: { type: 'finish' } },
  ]);
  const older = await data.log.load('scorepad-finished', ({ value }) => value);
  expect(older.entries.some((entry) => 'command' in entry)).toBe(false);
  await data.close();
});

describe('wizards that were half done', () => {
  const keptIn = async (data: Database) => {
    const { sessions } = await readWorld(data);
    await data.close();
    return sessions.flatMap(({ game, log }) => (log?.drafts ?? []).map((draft) => ({ game, ...draft })));
  };

  test('are resumed as they are stored today', async () => {
    const data = await openMemory();
    await storeWorld(data);
    const drafts = await keptIn(data);
    expect(new Set(drafts.map(({ game }) => game)).size).toBe(everyGame.length);
    expect(drafts.filter(({ kept }) => !kept)).toEqual([]);
  });

  test.each(['schema-2', 'schema-3'])('are dropped where an older version stored them: %s', async (name) => {
    const drafts = await keptIn(await openCopy(name));
    expect(drafts.length).toBeGreaterThan(20);
    expect(drafts.filter(({ kept }) => kept)).toEqual([]);
  });
});

test('these tests know every game that can be played', () => {
  expect(everyGame.map(({ id }) => id)).toEqual(games.map(({ card }) => card.id));
});

describe.each(everyGame.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('has a stored log of every version of its events, and reads each', () => {
    const versions = storedVersions(id);
    const written = versions.map((version) =>
      Math.max(...readStoredLog(game, version).entries.flatMap((entry) => versionsIn(entry))),
    );
    expect(versions).toEqual(Array.from({ length: versions.length }, (_, i) => i + 1));
    // What is read is brought up to date: today's app writes nothing newer than the newest stored log.
    expect(Math.max(...written)).toBe(versions.at(-1));
  });
});

function versionsIn(entry: unknown): readonly number[] {
  const { events = [] } = entry as { readonly events?: readonly { readonly v: number }[] };
  return events.map(({ v }) => v);
}

/** A draft of an older version may answer questions no longer asked: it is dropped with a notice, never misread. */
function withoutState({ log, ...session }: World['sessions'][number]) {
  const drafts = log?.drafts.map(({ wizard, step }) => ({ wizard, step }));
  return { ...session, log: log && { ...log, state: null, stateVersion: null, drafts } };
}
