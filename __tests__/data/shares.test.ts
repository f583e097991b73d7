import { restoreByMerging } from '@/data/backup/restore';
import { createLog } from '@/data/log';
import { unwrap } from '@/engine';
import { act, readNote, session } from '@/data/selfCheck/check';
import type { Database } from '@/data/database';
import { checkIntegrity } from '@/data/checkIntegrity';
import { EMPTY_OUTBOX, type Outbox } from '@/data/shares';
import { openNodeDatabase } from '../support/nodeDriver';
import { APART, backupText, newDatabase, open } from './backupSupport';

let data: Database;

beforeEach(async () => {
  data = await openNodeDatabase(':memory:');
  await data.sessions.create(session('s', 1));
  await data.shares.put({
    sessionId: 's',
    tableId: 't',
    hub: 'ws://hub/live',
    link: 'secret',
    me: { id: 'me' },
    phones: [],
    outbox: EMPTY_OUTBOX,
  });
});
afterEach(() => data.close());

const note = (seq: number) => ({ ...act(seq, `note ${seq}`), id: `id ${seq}`, by: 'me' });
const outboxOf = (...waiting: readonly number[]): Outbox => ({
  waiting: waiting.map((seq) => ({ entry: note(seq) })),
  notTaken: [],
});
const whole = async () => (await data.log.load('s', readNote)).entries;

test('what waits follows the log wherever a game is read', async () => {
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(0)], outbox: outboxOf(1, 2) });
  expect(await whole()).toEqual([note(0), note(1), note(2)]);
  expect(await data.log.count('s')).toBe(3);
  expect(await data.shares.confirmed('s')).toEqual([note(0)]);
  expect((await checkIntegrity(data.sql)).entries).toBe(3);
});

test('a tap moves from the outbox to the log in one go', async () => {
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [], outbox: outboxOf(0, 1) });
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(0)], outbox: outboxOf(1) });
  expect(await whole()).toEqual([note(0), note(1)]);
  // The same once more, as after a write whose answer was lost.
  expect(await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(0)], outbox: outboxOf(1) })).toBe(
    'saved',
  );
  expect(await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(5)], outbox: EMPTY_OUTBOX })).toBe(
    'conflict',
  );
  expect(await whole()).toEqual([note(0), note(1)]);
});

test('a committed wizard takes its draft along; an entry from the table does not', async () => {
  const draft = { sessionId: 's', wizard: 'w', step: 'a', body: 1, updatedAt: 1 };
  await data.drafts.put(draft);
  const { at } = note(0);
  const committed = { kind: 'act', at, events: [{ note: 'done' }], wizard: 'w' } as const;
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [committed], outbox: EMPTY_OUTBOX });
  expect((await data.drafts.list('s')).rows).toEqual([draft]);
  await data.shares.keep({ sessionId: 's', seq: 1, entries: [], outbox: outboxOf(1), ends: 'w' });
  expect((await data.drafts.list('s')).rows).toEqual([]);
});

test('leaving keeps everything that was done here', async () => {
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(0)], outbox: outboxOf(1, 2) });
  await data.shares.leave('s');
  expect(await whole()).toEqual([note(0), note(1), note(2)]);
  expect(await data.shares.confirmed('s')).toHaveLength(3);
  expect(await data.shares.get('s')).toEqual({ kind: 'missing' });
  expect(await data.log.append('s', 3, note(3))).toBe('saved');
});

test('a table is found by its id, and not in the bin', async () => {
  expect(await data.shares.sessionOf('t')).toBe('s');
  expect(await data.shares.sessionOf('other')).toBeNull();
  await data.sessions.softDelete('s', 5);
  expect(await data.shares.sessionOf('t')).toBeNull();
  expect(await data.sessions.purge('s')).toBe(true);
  expect(await data.shares.get('s')).toEqual({ kind: 'missing' });
});

test('a backup holds what waits, and nothing that opens the table', async () => {
  await data.sessions.create(session('after', 2));
  await data.log.append('after', 0, note(7));
  await data.shares.keep({ sessionId: 's', seq: 0, entries: [note(0)], outbox: outboxOf(1, 2) });
  const text = await backupText(data.sql);
  expect(text).not.toContain('secret');
  const backup = await open(text);
  expect(backup.counts.entry).toBe(4);
  const fresh = await newDatabase();
  unwrap(await restoreByMerging(fresh, backup, APART));
  expect((await createLog(fresh).load('s', readNote)).entries).toEqual(await whole());
  // Here it is the game that we have: nothing is added to what the table confirmed.
  unwrap(await restoreByMerging(data.sql, backup, APART));
  expect(await data.shares.confirmed('s')).toEqual([note(0)]);
});
