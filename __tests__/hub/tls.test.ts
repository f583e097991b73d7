import { createPrivateKey } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { makeCertificate, putCertificate, type Pem } from './support/certificates';
import { createHubFolder, type HubFolder, type HubProcess } from './support/hubProcess';
import { plusOne } from './support/pad';
import { agree, takePhone } from './support/phone';
import { comeIn, turnedAway } from './support/stranger';
import { createWaiting } from './support/waiting';

let here: HubFolder;
let first: Pem;
beforeAll(async () => (first = await makeCertificate()));
beforeEach(() => (here = createHubFolder()));
afterEach(() => here.end());

function ask(port: number, path: string, ca: string, options: RequestOptions = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ca, agent: false, ...options }, (answer) => {
      let body = '';
      answer.on('data', (piece) => (body += String(piece)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', reject).end();
  });
}

/** The certificate that the next one who comes is shown. */
function shown(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      const { raw } = socket.getPeerCertificate();
      socket.destroy();
      resolve(raw.toString('base64'));
    });
    socket.once('error', reject);
  });
}

function bare({ cert }: Pem): string {
  return cert.replace(/-----[^-]+-----|\s/g, '');
}

function says({ child, said }: HubProcess, words: string): Promise<unknown> {
  const waiting = createWaiting(said);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', waiting.changed);
  return waiting.until(words, () => said().includes(words));
}

test('app and tables come by https, and the way that is shown is one that browsers believe', async () => {
  const { port, said } = await here.start(0, putCertificate(here.folder, first));
  expect((await ask(port, '/', first.cert)).body).toContain('<title>Foothold</title>');
  expect(said()).toContain(`Foothold is open at https://localhost:${port}`);
  expect(said()).toContain(`On this network: https://club.example:${port}`);
  expect(JSON.parse((await ask(port, '/live/addresses', first.cert)).body)).toEqual({
    addresses: ['club.example'],
  });
  const way = { url: `wss://127.0.0.1:${port}/live`, options: { ca: first.cert } };
  const phones = ['ana', 'bo'].map((name) => takePhone(way, name));
  for (const { copy } of phones) copy.do(plusOne());
  await agree(phones, 2);
  for (const { connection } of phones) connection.close();
});

test.each([
  ['its own page', 'https://127.0.0.1:PORT', '127.0.0.1:PORT', /^came in/],
  ['the name on the certificate', 'https://club.example', 'club.example', /^came in/],
  ['a page that came without TLS', 'http://127.0.0.1:PORT', '127.0.0.1:PORT', /^403: A page from elsewhere/],
  ['a name that is not on it', 'https://evil.example', 'evil.example', /^403: This hub is not called evil/],
])('at the door of https: %s', async (_what, origin, host, answer) => {
  const { port } = await here.start(0, putCertificate(here.folder, first));
  const headers = { Origin: origin.replace('PORT', `${port}`), Host: host.replace('PORT', `${port}`) };
  // The name of the certificate is the hub's business here, not the visitor's.
  const options = { headers, rejectUnauthorized: false };
  expect(await turnedAway(`wss://127.0.0.1:${port}/live`, options)).toMatch(answer);
});

test('who comes without TLS to the same port is shown the way, and a wire without TLS is none', async () => {
  const { port } = await here.start(0, putCertificate(here.folder, first));
  const answer = await fetch(`http://127.0.0.1:${port}/t/K7?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    `https://127.0.0.1:${port}/t/K7?x=1`,
  ]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await turnedAway(port, {})).toMatch(/^308: This server speaks https/);
});

test('a new certificate is taken without a wire that breaks; a bad one is not, and the reason is said', async () => {
  const at = putCertificate(here.folder, first);
  const hub = await here.start(0, at);
  const second = await makeCertificate();
  const wire = await comeIn(`wss://127.0.0.1:${hub.port}/live`, { ca: first.cert });
  // Half of a new pair, and nobody says that it is all: it is left in peace, looked at again, and not taken.
  writeFileSync(at.TLS_KEY, second.key);
  await says(hub, 'The certificate stays as it was. TLS_KEY is not the key of TLS_CERT.');
  expect(await shown(hub.port)).toBe(bare(first));
  for (const [pem, why] of [
    [await makeCertificate({ ended: true }), /stays as it was\. The new one ended on \d{4}-\d\d-\d\d\./],
    [{ cert: 'half a cert', key: second.key }, /stays as it was\. TLS_CERT holds no certificate in PEM\./],
  ] as const) {
    putCertificate(here.folder, pem);
    hub.child.kill('SIGHUP');
    await says(hub, hub.said().match(why)?.[0] ?? 'stays as it was. T');
    expect(await shown(hub.port)).toBe(bare(first));
  }
  putCertificate(here.folder, second);
  await says(hub, 'The new certificate is in use, until ');
  expect(await shown(hub.port)).toBe(bare(second));
  wire.say({ say: 'ping', n: 7 });
  await wire.hears('pong', ({ n }) => n === 7);
  wire.socket.terminate();
  hub.child.kill('SIGTERM');
  expect((await hub.ended).code).toBe(0);
});

test('files that are no pair are named in a sentence, and nothing is served', async () => {
  const { TLS_CERT, TLS_KEY } = putCertificate(here.folder, first);
  const put = (name: string, text: string | Buffer) => {
    writeFileSync(join(here.folder, name), text);
    return join(here.folder, name);
  };
  const locked = createPrivateKey(first.key).export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'x',
  });
  mkdirSync(join(here.folder, 'folder'));
  const cases = [
    [{ TLS_CERT }, 'TLS needs two files, and TLS_KEY is missing.'],
    [{ TLS_KEY }, 'TLS needs two files, and TLS_CERT is missing.'],
    [{ TLS_CERT: '/nowhere.pem', TLS_KEY }, 'TLS_CERT: /nowhere.pem cannot be read: there is no such file.'],
    [{ TLS_CERT, TLS_KEY: join(here.folder, 'folder') }, 'cannot be read: it is a folder.'],
    [{ TLS_CERT: put('letter', 'Dear grandmother'), TLS_KEY }, 'TLS_CERT holds no certificate in PEM.'],
    [{ TLS_CERT, TLS_KEY: TLS_CERT }, 'TLS_KEY holds no private key in PEM that is open.'],
    [{ TLS_CERT, TLS_KEY: put('locked', locked) }, 'TLS_KEY holds no private key in PEM that is open.'],
    [
      { TLS_CERT, TLS_KEY: put('other', (await makeCertificate()).key) },
      'TLS_KEY is not the key of TLS_CERT.',
    ],
  ] as const;
  const answers = await Promise.all(cases.map(([env]) => here.fails(env)));
  for (const [i, [, words]] of cases.entries()) {
    expect(answers[i]?.said).toContain(words);
    expect(answers[i]?.said).toContain('For example: TLS_CERT=/etc/foothold/fullchain.pem');
    expect(answers[i]?.code).toBe(1);
  }
});
