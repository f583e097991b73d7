import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@/hub/postgres/openPostgresStore';
import { readSettings } from '@/hub/settings';
import { chain } from '@/live/line';
import { startClubHub, type ClubHub } from './support/clubHub';
import { aboutPad, caller, plusOne } from './support/pad';
import { agree, takePhone, type Phone } from './support/phone';
import { freshDatabase } from './support/postgres';
import { comeIn, hello, turnedAway, type Stranger } from './support/stranger';

const FOOTHOLD_CLUB = 'harbour-club-7';
let hubs: ClubHub[] = [];
let phones: Phone[] = [];
let folder = '';
const strangers: Stranger[] = [];

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hub-club-'))));
afterEach(async () => {
  for (const { connection } of phones) connection.close();
  for (const { socket } of strangers.splice(0)) socket.terminate();
  await Promise.all(hubs.map(({ end }) => end()));
  phones = [];
  hubs = [];
  rmSync(folder, { recursive: true, force: true });
});

async function open(env: Readonly<Record<string, string>> = {}): Promise<ClubHub> {
  const hub = await startClubHub({ FOOTHOLD_DATA: folder, FOOTHOLD_CLUB, ...env });
  hubs.push(hub);
  return hub;
}

function ask({ port }: ClubHub, path = '', method = 'GET', code = FOOTHOLD_CLUB): Promise<Response> {
  const headers = { Authorization: `Bearer ${code}` };
  return fetch(`http://127.0.0.1:${port}/live/club${path}`, { method, headers });
}

async function tables(hub: ClubHub): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = (await (await ask(hub)).json()) as { tables: readonly Readonly<Record<string, unknown>>[] };
  return answer.tables;
}

async function seatedAt(hub: ClubHub, id: string, seat: string | null, from = 0): Promise<Stranger> {
  const one = await comeIn(hub.port);
  strangers.push(one);
  const { kept } = phones[0] ?? { kept: [] };
  const log = kept.slice(0, from || kept.length);
  one.say(hello(id, { me: { ...caller(id), seat }, head: log.length, last: log.at(-1)?.hash ?? 'origin' }));
  return one;
}

async function sitDown(hub: ClubHub): Promise<Phone> {
  const host = takePhone(hub.port, 'ana');
  phones = [host];
  host.copy.do(plusOne('ana'));
  host.copy.do(plusOne('bo'));
  await agree([host], 2);
  return host;
}

test('who has the code sees every table; nobody else sees any', async () => {
  const hub = await open();
  await sitDown(hub);
  expect(await tables(hub)).toEqual([
    expect.objectContaining({
      id: 'table-1',
      gameId: 'scorepad',
      title: 'Harbour',
      players: ['Ana', 'Bo', 'Cy'],
      head: 2,
      phones: 1,
      here: 1,
      closed: null,
      isDoorOpen: false,
    }),
  ]);
  for (const code of ['', 'harbour', `${FOOTHOLD_CLUB}x`])
    expect((await ask(hub, '', 'GET', code)).status).toBe(401);
  const list = await (await ask(hub, '', 'GET', 'wrong')).text();
  expect(list).toBe('{}');
  const page = await fetch(`http://127.0.0.1:${hub.port}/live/club`, {
    headers: { Authorization: `Bearer ${FOOTHOLD_CLUB}`, Origin: 'http://elsewhere.example' },
  });
  expect(page.status).toBe(403);
  // Neither the secret of a link nor that of a phone is in it.
  expect(JSON.stringify(await tables(hub))).not.toMatch(/a link nobody guesses|token/);
});

test('ten wrong codes a minute, and even the right one has to wait', async () => {
  const hub = await open();
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) answers.push((await ask(hub, '', 'GET', `wrong ${i}`)).status);
  expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await ask(hub)).status).toBe(429);
});

test('a hub without a code has no such room', async () => {
  const hub = await open({ FOOTHOLD_CLUB: '' });
  expect((await ask(hub)).status).toBe(404);
});

test.each(['SQLite', 'two hubs on PostgreSQL'])(
  'on %s a closed table lets nobody in until it is opened again; one that is deleted is gone',
  async (where) => {
    const env: Record<string, string> = where === 'SQLite' ? {} : { DATABASE_URL: await freshDatabase() };
    const hub = await open(env);
    // The organiser may be at another hub than the phones.
    const office = where === 'SQLite' ? hub : await open(env);
    const host = await sitDown(hub);
    expect((await ask(office, '/table-1/close', 'POST')).status).toBe(200);
    await host.until('hears it', () => host.heard.some((one) => one.say === 'no' && one.code === 'closed'));
    const late = await seatedAt(hub, 'bo', 'bo');
    expect(await late.hears('no')).toEqual({ say: 'no', code: 'closed' });
    host.copy.do(plusOne('ana'));
    expect((await tables(office))[0]).toMatchObject({ closed: 'organiser', head: 2 });
    // What was tapped meanwhile comes in when it is open.
    expect((await ask(office, '/table-1/open', 'POST')).status).toBe(200);
    await agree([host], 3);
    expect((await ask(office, '/table-1/delete', 'POST')).status).toBe(200);
    await host.until('hears it', () => host.heard.some((one) => one.say === 'no' && one.code === 'deleted'));
    expect(await tables(office)).toEqual([]);
    // Its phone still has it, and does not bring it back.
    host.cut();
    await host.until('was turned away twice', () => {
      return host.heard.filter((one) => one.say === 'no' && one.code === 'deleted').length > 1;
    });
    expect(await tables(office)).toEqual([]);
    expect((await ask(office, '/table-1/open', 'POST')).status).toBe(404);
    expect((await ask(office, '/table-1/burn', 'POST')).status).toBe(404);
    expect((await ask(office, '/table-1/open')).status).toBe(405);
  },
);

test('a player changes their own row only; the host everything; at home everybody does', async () => {
  const hub = await open();
  const host = await sitDown(hub);
  const bo = takePhone(hub.port, 'bo', [], { seat: 'bo' });
  phones.push(bo);
  await agree(phones, 2);
  expect(bo.copy.do(plusOne('bo')).ok).toBe(true);
  await agree(phones, 3);
  const refused = bo.copy.do(plusOne('ana'));
  expect(refused).toMatchObject({ ok: false, error: { code: 'not-your-row' } });
  // A step back over somebody else's act is one, too.
  host.copy.do(plusOne('ana'));
  await agree(phones, 4);
  const { done } = bo.copy.state().shown;
  if (done.kind !== 'act') throw new Error('there is an act');
  expect(bo.copy.do({ kind: 'undo', of: { act: done.did.id ?? '', isChange: false } }).ok).toBe(false);
  expect(host.copy.do(plusOne('bo')).ok).toBe(true);
  await agree(phones, 5);
  const log = host.kept;
  // A phone that does not ask is refused by the hub.
  const eve = await seatedAt(hub, 'eve', 'cy');
  await eve.hears('welcome');
  const lines = chain(log.length, log.at(-1)?.hash ?? '', [{ id: 'eve-1', by: 'eve', entry: log[0]?.entry }]);
  eve.say({ say: 'append', n: 1, seq: log.length, prev: log.at(-1)?.hash, lines });
  expect(await eve.hears('refused')).toEqual({ say: 'refused', n: 1, at: 0, code: 'not-your-row' });
});

test('a table that rests is closed, and its host opens it again by coming back', async () => {
  const hub = await open({ DATABASE_URL: await freshDatabase() });
  await sitDown(hub);
  const other = await openPostgresStore(hub.env, 'other');
  if (typeof other === 'string') throw new Error(other);
  expect(await other.store.closeResting(-1000)).toEqual(['table-1']);
  const [host] = phones;
  await host?.until('hears it', () => host.heard.some((one) => one.say === 'no' && one.code === 'closed'));
  const bo = await seatedAt(hub, 'bo', 'bo');
  expect(await bo.hears('no')).toEqual({ say: 'no', code: 'closed' });
  host?.cut();
  await agree(phones, 2);
  expect(await tables(hub)).toMatchObject([{ closed: null }]);
  await other.close();
});

test('limits: lines and phones of a table, tables and phones of an address', async () => {
  const hub = await open({
    FOOTHOLD_TABLE_LINES: '3',
    FOOTHOLD_TABLE_PHONES: '2',
    FOOTHOLD_TABLES_PER_HOUR: '1',
    FOOTHOLD_PHONES_PER_ADDRESS: '4',
  });
  const host = await sitDown(hub);
  host.copy.do(plusOne('ana'));
  await agree([host], 3);
  host.copy.do(plusOne('ana'));
  await host.until('is refused', () => host.copy.state().notTaken[0]?.why.code === 'full');
  await (await seatedAt(hub, 'bo', 'bo')).hears('welcome');
  expect(await (await seatedAt(hub, 'cy', 'cy')).hears('no')).toEqual({ say: 'no', code: 'full' });
  const other = await seatedAt(hub, 'di', null);
  const seed = { say: 'seed', v: 1, link: 'x', me: caller('di'), seq: 0, prev: 'origin', lines: [] };
  other.say({ ...seed, about: aboutPad('table-2') });
  expect(await other.hears('no', ({ code }) => code === 'too-many')).toBeDefined();
  expect(await turnedAway(hub.port, {})).toBe('503: Too many phones are here already.');
});

test('metrics are numbers, the journal has neither names nor choices, and health says how it is', async () => {
  const hub = await open();
  const host = await sitDown(hub);
  await ask(hub, '/table-1/close', 'POST');
  await host.until('hears it', () => host.heard.some((one) => one.say === 'no'));
  const at = (path: string) => fetch(`http://127.0.0.1:${hub.port}${path}`);
  const text = await (await at('/metrics')).text();
  expect(text).toMatch(/^foothold_entries_total 2$/m);
  expect(text).toMatch(/^foothold_append_seconds_count [12]$/m);
  expect(text).toMatch(/^foothold_append_seconds_bucket\{le="\+Inf"\} [12]$/m);
  expect(text).toMatch(/^foothold_refusals_total\{reason="closed"\} \d+$/m);
  expect(text).toMatch(/^foothold_store_up 1$/m);
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) foothold_|foothold_\S+ [\d.e+-]+$)/);
  const health = await at('/healthz');
  expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
  const events = hub.said.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(expect.arrayContaining(['open', 'made', 'organiser-close', 'refused']));
  expect(hub.said.join('\n')).not.toMatch(/Ana|Bo|Harbour|changePoints|token of|nobody guesses/);
});

test.each([
  [{ FOOTHOLD_CLUB: 'short' }, /FOOTHOLD_CLUB is the code of the organiser's room: at least 8/],
  [{ FOOTHOLD_CLUB: 'two words here' }, /without spaces/],
  [{ FOOTHOLD_PHONES: 'all' }, /FOOTHOLD_PHONES is "all"\. It has to be a number, at least 1/],
  [{ FOOTHOLD_CLOSE_AFTER: '-1' }, /at least 0/],
])('%j is answered with a sentence', (env, words) => {
  expect(readSettings(env)).toMatch(words);
});

test('at home nothing is closed, everybody may do everything, and there is no room', () => {
  const home = readSettings({});
  expect(home).toMatchObject({ club: null, closeAfter: null, limits: { ownRow: false } });
  expect(readSettings({ FOOTHOLD_CLUB })).toMatchObject({ closeAfter: 43_200_000, limits: { ownRow: true } });
});
