import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@/hub/dataFolder';
import { greeting } from '@/hub/greeting';
import { createHubFolder, type HubFolder } from './support/hubProcess';
import { turnedAway } from './support/stranger';

let here: HubFolder;
beforeEach(() => (here = createHubFolder()));
afterEach(() => here.end());

test('it serves the app and the tables on one port, and ends with Ctrl-C leaving nothing but the tables', async () => {
  const { port, child, ended, said } = await here.start(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Foothold</title>');
  expect(await turnedAway(port, {})).toBe('came in');
  const where = `http://127.0.0.1:${port}/live/addresses`;
  expect(await (await fetch(where)).json()).toHaveProperty('addresses');
  expect((await fetch(where, { headers: { Origin: 'http://elsewhere.example' } })).status).toBe(403);
  expect(said()).toContain(`Foothold is open at http://localhost:${port}`);
  expect(said()).toContain(`Tables that are shared are kept in ${here.data}`);
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
  expect(readdirSync(here.data)).toEqual(['tables.db']);
});

test('a second hub on the same folder says so politely and goes; the first one goes on', async () => {
  const first = await here.start(0);
  const second = await here.fails({});
  expect(second.code).toBe(1);
  expect(second.said).toContain(`Another Foothold that is running keeps its tables in ${here.data}.`);
  expect(await turnedAway(first.port, {})).toBe('came in');
});

test('what a killed hub left behind keeps nobody out, even if another program has its port', async () => {
  const first = await here.start(0);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(readdirSync(here.data)).toEqual(expect.arrayContaining(['hub.lock', 'tables.db.lock']));
  const second = await here.start(0);
  second.child.kill('SIGKILL');
  await second.ended;
  // A server that answers, but not with that word.
  const stranger = await here.start(0, { FOOTHOLD_DATA: join(here.folder, 'elsewhere') });
  writeFileSync(
    join(here.data, 'hub.lock'),
    JSON.stringify({ pid: second.child.pid, port: stranger.port, word: 'x' }),
  );
  await expect(here.start(0)).resolves.toBeDefined();
});

test('a folder that cannot be used is named in a sentence', async () => {
  const file = join(here.folder, 'file');
  writeFileSync(file, '');
  const answers = await Promise.all(
    [file, join(file, 'below'), '/proc/nowhere'].map((FOOTHOLD_DATA) => here.fails({ FOOTHOLD_DATA })),
  );
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(answers[0]?.said).toContain(`${file}: it is a file, not a folder. Choose another folder`);
  expect(answers[1]?.said).toContain('a part of that path is a file');
  expect(answers[2]?.said).toContain('Foothold cannot keep its tables in /proc/nowhere');
});

test('tables that are no tables are left as they are', async () => {
  mkdirSync(here.data);
  writeFileSync(
    join(here.data, 'tables.db'),
    'a letter to grandmother, much longer than the head of a database. '.repeat(99),
  );
  const { code, said } = await here.fails({});
  expect([code, said]).toEqual([1, expect.stringContaining(`The tables in ${here.data} cannot be opened: `)]);
});

test.each([
  ['linux', {}, '/home/ana/.local/share/foothold'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/foothold'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/home/ana/Library/Application Support/Foothold'],
  ['linux', { FOOTHOLD_DATA: '/tables' }, '/tables'],
] as const)('on %s with %j tables are kept in %s', (platform, env, folder) => {
  expect(dataFolder(env, platform, '/home/ana')).toBe(folder);
});

test('the greeting has an address and a code for phones, unless it listens for nobody else', () => {
  const given = { port: 8080, isSafe: false, folder: '/tables', colours: false };
  const open = greeting({ ...given, addresses: ['192.168.1.20', '10.0.0.7'] });
  expect(open).toContain('On this network: http://192.168.1.20:8080  (or http://10.0.0.7:8080)');
  expect(open).toMatch(/█▀|▄█/);
  expect(greeting({ ...given, addresses: [] })).toBe('Tables that are shared are kept in /tables');
  const safe = { ...given, isSafe: true, addresses: ['club.example'] };
  expect(greeting(safe)).toContain('On this network: https://club.example:8080\n');
  expect(greeting({ ...safe, port: 443 })).toContain('On this network: https://club.example\n');
});
