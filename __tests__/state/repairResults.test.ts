import { createStatistics } from '@/data/statistics/statistics';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@/engine';
import { SCHEMA_VERSION } from '@/data/migrations';
import { repairResults } from '@/state/repairResults';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

let app: Restartable;
beforeEach(() => {
  app = createRestartable();
});
afterEach(() => app.end());

const fixture = (name: string) => join(__dirname, '..', 'fixtures', name);

test('a database of version 1 opens with all its games, and its evenings are counted', async () => {
  copyFileSync(fixture('schema-1.db'), app.file);
  const { services } = await app.start();
  const { data } = services;
  expect(await data.sql.get('PRAGMA user_version')).toEqual({ user_version: SCHEMA_VERSION });
  expect((await data.sessions.page({ limit: 9 })).sessions.map(({ title }) => title)).toEqual([
    'Castle',
    'Harbour',
  ]);
  expect((await createStatistics(data.sql).overview()).games).toBe(0);

  expect(await repairResults(services)).toEqual({ recorded: 3, failed: [] });
  expect(await repairResults(services)).toEqual({ recorded: 0, failed: [] });
  const standings = async () =>
    (await createStatistics(data.sql).standings({ group: 'thursday' })).map(({ name, games, wins, best }) => [
      name,
      games,
      wins,
      best,
    ]);
  expect(await standings()).toEqual([
    ['Bo', 1, 1, 30],
    ['Ana', 1, 0, 12],
    ['Łucja', 1, 0, 7],
  ]);
  expect(await data.sessions.count({ text: 'zubrowka lucja', state: 'finished' })).toBe(1);

  const [binned] = (await data.sessions.deleted()).sessions;
  await data.sessions.restore(binned?.id ?? '');
  expect(await standings()).toEqual([
    ['Bo', 2, 1.5, 30],
    ['Ana', 2, 0.5, 12],
    ['Łucja', 2, 0, 7],
  ]);
});

test('a game that was finished a moment before the app was killed is counted after the next start', async () => {
  const first = await app.start();
  const { services, session } = first;
  const id = await openPad(first);
  unwrap(session.getState().dispatch({ type: 'changePoints', player: 'bo', by: 3 }));
  unwrap(session.getState().dispatch({ type: 'finish' }));
  await services.writer.flush();

  const again = await app.start();
  const { data } = again.services;
  expect((await data.results.get(id)).kind).toBe('missing');
  await repairResults(again.services);
  expect(await data.results.get(id)).toMatchObject({
    kind: 'ok',
    value: {
      players: [
        { seat: 'ana', winner: false, startPlayer: true },
        { seat: 'bo', score: 3, winner: true },
      ],
    },
  });
  expect(await data.sessions.latestUnfinished()).toEqual({ kind: 'missing' });
});

test('a game that was reopened a moment before the app was killed is no longer counted', async () => {
  const first = await app.start();
  const id = await openPad(first);
  unwrap(first.session.getState().dispatch({ type: 'finish' }));
  await first.session.getState().close();
  expect((await first.services.data.results.get(id)).kind).toBe('ok');
  await first.session.getState().open(id);
  await first.session.getState().undo();
  await first.services.writer.flush();

  const again = await app.start();
  await repairResults(again.services);
  expect(await again.services.data.results.get(id)).toEqual({ kind: 'missing' });
  expect((await again.services.data.sessions.latestUnfinished()).kind).toBe('ok');
});

test('a game that cannot be read stays without a result, and the others get theirs', async () => {
  const first = await app.start();
  const ids = [await openPad(first), await openPad(first), await openPad(first)];
  for (const id of ids) {
    await first.session.getState().open(id);
    unwrap(first.session.getState().dispatch({ type: 'finish' }));
    await first.session.getState().close();
  }
  const { sql } = first.services.data;
  await sql.exec('DELETE FROM record; DELETE FROM result');
  await sql.run("UPDATE session SET config = '{}' WHERE id = ?", [ids[0] ?? '']);
  await sql.run("UPDATE session SET config = '{' WHERE id = ?", [ids[1] ?? '']);
  expect((await repairResults(first.services)).recorded).toBe(1);
  expect((await first.services.data.results.get(ids[2] ?? '')).kind).toBe('ok');
});

test('search finds a note from the next morning, and it does not make the evening longer', async () => {
  const first = await app.start();
  const id = await openPad(first);
  unwrap(first.session.getState().dispatch({ type: 'finish' }));
  await first.session.getState().close();
  const { data } = first.services;
  const before = await data.results.get(id);
  await first.session.getState().open(id);
  unwrap(first.session.getState().dispatch({ type: 'writeNote', text: 'Święta racja' }));
  await first.session.getState().close();
  expect(await data.results.get(id)).toEqual(before);
  expect(await data.sessions.count({ text: 'swieta' })).toBe(1);
});

test('a check that is asked for while the start still counts records no game a second time', async () => {
  copyFileSync(fixture('schema-1.db'), app.file);
  const { services } = await app.start();
  const both = await Promise.all([repairResults(services), repairResults(services)]);
  expect(both).toEqual([
    { recorded: 3, failed: [] },
    { recorded: 0, failed: [] },
  ]);
});
