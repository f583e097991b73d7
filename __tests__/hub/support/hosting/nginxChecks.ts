import type { IncomingHttpHeaders } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { makeCertificate, putCertificate } from '../certificates';
import { createHubFolder } from '../hubProcess';
import { plusOne } from '../pad';
import { agree, takePhone } from '../phone';
import { comeIn, turnedAway } from '../stranger';
import { startNginx } from './nginxHere';

interface Database {
  url(): string;
}

/** Of one connection or one moment, or the proxy's own. */
const ITS_OWN = [
  'date',
  'connection',
  'keep-alive',
  'server',
  'strict-transport-security',
  'transfer-encoding',
];
const NAME = 'club.example';
const MOST = 5;
const LONGEST = 60_000;

/** docs/hosting/nginx.conf before two hubs over one database: pages, wires, who is who, and a hub that dies. */
export async function nginxChecks(
  database: Database,
  report: (what: string, ok: boolean, detail?: string) => void,
): Promise<void> {
  const folder = createHubFolder();
  const pem = await makeCertificate();
  const env = {
    DATABASE_URL: database.url(),
    FOOTHOLD_HOST: '127.0.0.1',
    FOOTHOLD_NAMES: NAME,
    TRUST_PROXY: '127.0.0.1',
    FOOTHOLD_PHONES_PER_ADDRESS: `${MOST}`,
  };
  const hubs = [await folder.start(0, env), await folder.start(0, env)];
  const [first, second] = hubs;
  const nginx = await startNginx(
    folder.folder,
    putCertificate(folder.folder, pem),
    hubs.map(({ port }) => port),
  );
  try {
    report('nginx takes the configuration', true);
    const host = `${NAME}:${nginx.https}`;
    const way = { host: '127.0.0.1', port: nginx.https, ca: pem.cert, servername: NAME, agent: false };
    const plain = await fetch(`http://127.0.0.1:${nginx.http}/t/K7?x=1`, { redirect: 'manual' });
    report(
      'http leads to https',
      plain.status === 308 && plain.headers.get('location') === 'https://127.0.0.1/t/K7?x=1',
    );
    for (const path of ['/', '/session/x', '/gone.js']) {
      const headers = { Host: host, Accept: 'text/html' };
      const through = await answer(request, { ...way, path, headers });
      const direct = await answer(requestPlain, { host: '127.0.0.1', port: first?.port, path, headers });
      const said = JSON.stringify([through, direct], null, 2);
      report(
        `${path} comes as from the hub`,
        JSON.stringify(bare(through)) === JSON.stringify(bare(direct)),
        said,
      );
      report(
        `${path} says that it is https for good`,
        through.headers['strict-transport-security'] !== undefined,
        said,
      );
    }
    const metrics = await answer(request, { ...way, path: '/metrics', headers: { Host: host } });
    report('/metrics is not for everybody', metrics.status === 404);

    const options = { ca: pem.cert, servername: NAME, headers: { Host: host, Origin: `https://${host}` } };
    const url = `wss://127.0.0.1:${nginx.https}/live`;
    const phones = ['ana', 'bo', 'cy', 'di'].map((name) => takePhone({ url, options }, name));
    for (let i = 0; i < 25; i += 1) for (const { copy } of phones) copy.do(plusOne());
    await agree(phones, 100);
    report('four phones play by both hubs and agree', true);
    const elsewhere = { ...options.headers, Origin: `http://${host}` };
    report(
      'a page that came without TLS is turned away',
      (await turnedAway(url, { ...options, headers: elsewhere })).startsWith('403: A page from elsewhere'),
    );
    const claims = (i: number) => ({
      ...options,
      // No address of the proxy.
      localAddress: '127.0.0.2',
      headers: { ...options.headers, 'X-Forwarded-For': `203.0.113.${i}` },
    });
    // Each hub counts for itself.
    const crowd = await Promise.allSettled(
      Array.from({ length: MOST * 4 }, (_, i) => comeIn(url, claims(i))),
    );
    const inside = crowd.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    report(
      'an address counts once, whatever it claims to be',
      inside.length > 0 && inside.length <= MOST * hubs.length,
      `${inside.length} came in`,
    );
    for (const { socket } of inside) socket.terminate();
    second?.child.kill('SIGKILL');
    await second?.ended;
    for (const { copy } of phones) copy.do(plusOne());
    await Promise.race([agree(phones, 104), tooLong()]);
    report('a hub dies, and its phones go on by the other one', true);
    for (const { connection } of phones) connection.close();
  } finally {
    await nginx.end();
    folder.end();
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the phones do not come back')), LONGEST).unref();
  });
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function bare({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ITS_OWN.includes(name));
  return { status, body, headers: kept.sort(([a], [b]) => a.localeCompare(b)) };
}

function answer(ask: typeof request | typeof requestPlain, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(options, (response) => {
      let body = '';
      response.on('data', (piece) => (body += String(piece)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.once('error', reject).end();
  });
}
