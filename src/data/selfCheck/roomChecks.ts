import { whole } from '@/engine';
import { exportData } from '../exportData';
import type { SessionCursor } from '../sessions';
import { act, failure, readNote, refusalOf, result, room, same, session, type SuiteCheck } from './check';

/** What the repositories promise, whatever the binding. */
export const roomChecks: readonly SuiteCheck[] = [
  room('a session and its log come back after a restart', async ({ db, restart }) => {
    same(await db.sessions.create(session('s', 10)), true);
    same(await db.sessions.create(session('s', 10)), false);
    same(await db.log.append('s', 0, act(20, 'a')), 'saved');
    same(await db.log.append('s', 1, { kind: 'undo', at: 21 }), 'saved');
    const again = await restart();
    const found = await again.sessions.get('s');
    same(found, {
      kind: 'ok',
      value: {
        ...session('s', 10),
        updatedAt: 21,
        finishedAt: null,
        deletedAt: null,
        note: '',
        groupId: null,
        logged: false,
      },
    });
    same(await again.log.load('s', readNote), {
      entries: [act(20, 'a'), { kind: 'undo', at: 21 }],
      bad: [],
      stranded: [],
      end: 2,
    });
    same((await again.log.load('s', readNote, { from: 1 })).entries, [{ kind: 'undo', at: 21 }]);
    same(await again.sessions.get('nobody'), { kind: 'missing' });
  }),

  room('a second writer at the same position is a conflict, the same entry again is not', async ({ db }) => {
    await db.sessions.create(session('s', 1));
    same(await db.log.append('s', 0, act(1, 'mine')), 'saved');
    same(await db.log.append('s', 0, act(1, 'mine')), 'saved');
    same(await db.log.append('s', 0, act(2, 'theirs')), 'conflict');
    same(await db.log.append('s', 5, act(2, 'too far')), 'conflict');
    same((await db.log.load('s', readNote)).entries, [act(1, 'mine')]);
  }),

  room('the log refuses change and deletion, also by replacing', async ({ db }) => {
    await db.sessions.create(session('s', 1));
    await db.log.append('s', 0, act(1, 'a'));
    await db.log.append('s', 1, act(2, 'b'));
    await failure(db.sql.run("UPDATE entry SET body = '{}'"));
    await failure(db.sql.run('DELETE FROM entry WHERE seq = 1'));
    await failure(db.sql.run('DELETE FROM session'));
    await failure(db.sql.run("INSERT INTO purge VALUES ('s')"));
    const replaced = await db.sql.run(
      "INSERT OR REPLACE INTO entry (session_id, seq, body) VALUES ('s', 0, '{}')",
    );
    same(replaced.changes, 0);
    await failure(
      db.sql.run("INSERT OR REPLACE INTO entry (rowid, session_id, seq, body) VALUES (1, 's', 2, '{}')"),
    );
    same((await db.log.load('s', readNote)).entries, [act(1, 'a'), act(2, 'b')]);
  }),

  room('an entry of a session that does not exist is refused', async ({ db }) => {
    await failure(db.log.append('nobody', 0, act(1, 'a')));
  }),

  room('a session is purged out of the bin only, with all that hangs on it', async ({ db }) => {
    for (const id of ['s', 't']) {
      await db.sessions.create(session(id, 1));
      await db.log.append(id, 0, act(1, 'a'));
      await db.snapshots.put(id, 1, { seq: 0, depth: 1, state: 1 }, act(1, 'a'));
      await db.drafts.put({ sessionId: id, wizard: 'w', step: 'one', body: {}, updatedAt: 1 });
    }
    same(await db.sessions.purge('s'), false);
    same(await db.sessions.softDelete('s', 5), true);
    same(
      (await db.sessions.deleted()).sessions.map(({ id }) => id),
      ['s'],
    );
    same(await db.sessions.purge('s'), true);
    same(await db.sessions.get('s'), { kind: 'missing' });
    const { tables } = await exportData(db.sql);
    same([tables.session.length, tables.entry.length, tables.snapshot.length], [1, 1, 1]);
    same((await db.drafts.list('t')).rows.length, 1);
    // A draft may hold a choice that the rest of the table must not see yet.
    same('draft' in tables, false);
    same(await db.sql.all('SELECT * FROM purge'), []);
    await failure(db.sql.run("DELETE FROM entry WHERE session_id = 't'"));
  }),

  room('deleted games can be brought back, finished ones reopened', async ({ db }) => {
    await db.sessions.create(session('s', 1));
    await db.sessions.softDelete('s', 5);
    same((await db.sessions.page({ limit: 5 })).sessions, []);
    same(await db.sessions.latestUnfinished(), { kind: 'missing' });
    await db.sessions.restore('s');
    same((await db.sessions.page({ limit: 5 })).sessions.length, 1);
    const progress = { id: 's', length: 0, summary: null, seats: [] };
    same(
      await db.results.save({ ...progress, ending: { at: 9, result: result('a', 'b'), notes: [] } }),
      true,
    );
    same(await db.sessions.latestUnfinished(), { kind: 'missing' });
    same((await db.results.get('s')).kind, 'ok');
    await db.results.save({ ...progress, summary: { leader: 'ada' }, ending: null });
    same((await db.sessions.latestUnfinished()).kind, 'ok');
    same((await db.results.get('s')).kind, 'missing');
    same(await db.sessions.rename('s', 'Friday'), true);
    const found = await db.sessions.get('s');
    same(found.kind === 'ok' && [found.value.summary, found.value.title], [{ leader: 'ada' }, 'Friday']);
    same(await db.results.save({ ...progress, id: 'nobody', ending: null }), false);
  }),

  room('the history is paged newest first, without repeats, also when times are equal', async ({ db }) => {
    for (let i = 0; i < 7; i += 1) await db.sessions.create(session(`s${i}`, 100 + Math.floor(i / 3)));
    await db.log.append('s0', 0, act(500, 'played again'));
    const seen: string[] = [];
    let before: SessionCursor | null = null;
    do {
      const page = await db.sessions.page({ before, limit: 2 });
      seen.push(...page.sessions.map(({ id }) => id));
      before = page.next;
    } while (before);
    same(seen, ['s0', 's6', 's5', 's4', 's3', 's2', 's1']);
  }),

  room('the newest snapshot of the right version is found, few are kept', async ({ db }) => {
    await db.sessions.create(session('s', 1));
    for (let seq = 0; seq < 6; seq += 1) await db.log.append('s', seq, act(seq, 'x'));
    for (const seq of [1, 3, 5])
      await db.snapshots.put('s', 2, { seq, depth: seq + 1, state: { seq } }, act(seq, 'x'));
    same(await db.snapshots.latest('s', 2), { kind: 'ok', value: { seq: 5, depth: 6, state: { seq: 5 } } });
    same(await db.snapshots.latest('s', 1), { kind: 'missing' });
    same(await db.sql.get('SELECT count(*) AS n FROM snapshot'), { n: 2 });
    await db.sql.run("UPDATE snapshot SET state = '{' WHERE seq = 5");
    same(await db.snapshots.latest('s', 2), { kind: 'ok', value: { seq: 3, depth: 4, state: { seq: 3 } } });
    same(await db.snapshots.put('s', 2, { seq: 99, depth: 1, state: 'beyond the log' }, act(99, 'x')), false);
    same(await db.snapshots.put('s', 2, { seq: 4, depth: 5, state: 'beside it' }, act(4, 'y')), false);
    same(await db.snapshots.latest('s', 2), { kind: 'ok', value: { seq: 3, depth: 4, state: { seq: 3 } } });
    await db.snapshots.drop('s');
    same(await db.snapshots.latest('s', 2), { kind: 'missing' });
  }),

  room('a wizard draft is kept, replaced and cleared', async ({ db, restart }) => {
    await db.sessions.create(session('s', 1));
    const draft = { sessionId: 's', wizard: 'w', step: 'one', body: { a: 1 }, updatedAt: 1 };
    await db.drafts.put(draft);
    await db.drafts.put({ ...draft, step: 'two', updatedAt: 2 });
    const again = await restart();
    same(await again.drafts.get('s', 'w'), { kind: 'ok', value: { ...draft, step: 'two', updatedAt: 2 } });
    same((await again.drafts.list('s')).rows.length, 1);
    await again.drafts.clear('s', 'w');
    same(await again.drafts.get('s', 'w'), { kind: 'missing' });
  }),

  room('the roster knows its people by name, whatever the case', async ({ db }) => {
    const added = await db.players.add({ id: 'p', name: '  Łucja ', colour: 'sun', at: 1 });
    same(added.ok && added.value.name, 'Łucja');
    same(refusalOf(await db.players.add({ id: 'q', name: 'łUCJA', colour: 'drop', at: 2 })), 'name-taken');
    await db.players.add({ id: 'q', name: 'Jan', colour: 'drop', at: 2 });
    same(refusalOf(await db.players.rename('q', 'ŁUCJA')), 'name-taken');
    same(refusalOf(await db.players.rename('q', ' ')), 'name-empty');
    same(refusalOf(await db.players.rename('nobody', 'X')), 'no-such-player');
    same((await db.players.rename('p', 'łucja')).ok, true);
    await db.players.archive('p', 3);
    same((await db.players.add({ id: 'r', name: 'Łucja', colour: 'peak', at: 4 })).ok, true);
    same(refusalOf(await db.players.restore('p')), 'name-taken');
    await db.players.played(['q'], 9);
    same(
      (await db.players.list()).rows.map(({ id }) => id),
      ['q', 'r'],
    );
    same(
      (await db.players.list({ archived: true })).rows.map(({ id }) => id),
      ['p'],
    );
    same((await db.players.recolour('q', 'moon')).ok, true);
    const found = await db.players.get('q');
    same(found.kind === 'ok' && found.value.colour, 'moon');
  }),

  room('a group keeps its people in order', async ({ db }) => {
    for (const id of ['a', 'b', 'c']) await db.players.add({ id, name: id, colour: 'sun', at: 1 });
    const unplayed = { games: 0, lastPlayedAt: null };
    same((await db.groups.put({ id: 'g', name: ' Fridays ', members: ['c', 'a'] })).ok, true);
    same((await db.groups.list()).rows, [{ id: 'g', name: 'Fridays', members: ['c', 'a'], ...unplayed }]);
    await db.groups.put({ id: 'g', name: 'Fridays', members: ['b', 'c', 'b'] });
    same((await db.groups.list()).rows, [{ id: 'g', name: 'Fridays', members: ['b', 'c'], ...unplayed }]);
    same(refusalOf(await db.groups.put({ id: 'h', name: 'H', members: ['nobody'] })), 'no-such-player');
    same(refusalOf(await db.groups.put({ id: 'h', name: '', members: [] })), 'name-empty');
    await db.groups.remove('g');
    same((await db.groups.list()).rows, []);
  }),

  room('a setting that cannot be read falls back and says so', async ({ db }) => {
    same(await db.settings.get('size', whole, 3), { value: 3, bad: null });
    await db.settings.set('size', 5);
    same(await db.settings.get('size', whole, 3), { value: 5, bad: null });
    await db.settings.set('size', 'huge');
    const { value, bad } = await db.settings.get('size', whole, 3);
    same([value, bad?.table, bad?.id], [3, 'setting', 'size']);
    await db.settings.remove('size');
    same(await db.settings.get('size', whole, 3), { value: 3, bad: null });
  }),

  room('bad rows are reported with their place, and the rest opens', async ({ db }) => {
    await db.sessions.create(session('s', 1));
    await db.sessions.create(session('t', 2));
    await db.log.append('s', 0, act(1, 'a'));
    await db.sql.run(
      "INSERT INTO entry VALUES ('s', 1, 'not json'), ('s', 2, '{\"kind\":\"dance\",\"at\":1}')",
    );
    await db.sql.run('INSERT INTO entry VALUES (?, ?, ?)', ['s', 5, JSON.stringify(act(9, 'late'))]);
    const log = await db.log.load('s', readNote);
    same(log.entries, [act(1, 'a')]);
    same(
      log.bad.map(({ id, seq, reason }) => [id, seq, reason.code]),
      [
        ['s', 1, 'not-json'],
        ['s', 2, 'invalid-input'],
        ['s', 3, 'gap'],
      ],
    );
    same(log.stranded, [{ seq: 5, entry: act(9, 'late') }]);
    same(log.end, 6);
    await db.sql.run("UPDATE session SET config = '{' WHERE id = 's'");
    const page = await db.sessions.page({ limit: 5 });
    same(
      page.sessions.map(({ id }) => id),
      ['t'],
    );
    same(
      page.bad.map(({ table, id, reason }) => [table, id, reason.path]),
      [['session', 's', 'config']],
    );
    same((await exportData(db.sql)).tables.entry.length, 4);
  }),
];
