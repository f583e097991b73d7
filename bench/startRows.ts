import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '../scripts/build.mjs';
import { median } from './measure';
import type { Row } from './row';
import { buildEmptyApp, EMPTY_SHOWN } from './support/emptyApp';
import { playTaps } from './support/playTaps';
import { visit, type Pace, type Shown } from './support/visit';

const ROUNDS = 7;
/** The first thing that can be tapped. */
const FIRST_CHOICE = '[role=main] [role=button]';
const CONTINUE = '[role=button][aria-label^=Continue]';

/** The built app in Chromium, from the address to a running game, against an empty Expo app of the same SDK. */
export async function startRows(): Promise<readonly Row[]> {
  if (!existsSync(path.join(DIST, 'index.html')))
    return [{ what: 'start in Chromium', measured: 'no dist/ (npm start builds it)', bar: '–', ok: null }];
  const empty = await buildEmptyApp();
  try {
    return [
      ...sizeRows(empty),
      ...(await firstChoiceRows(empty, 'plain', 300)),
      ...(await firstChoiceRows(empty, 'slow', 1000)),
      ...(await firstTapRows('plain')),
      ...(await firstTapRows('slow')),
      ...(await returnRows('plain')),
      ...(await returnRows('slow')),
      ...(await tapRows('plain', 50)),
      ...(await tapRows('slow', 100)),
      ...(await reloadRows()),
      ...(await memoryRows()),
    ];
  } finally {
    rmSync(path.dirname(empty), { recursive: true, force: true });
  }
}

function sizeRows(empty: string): readonly Row[] {
  const [ours, theirs] = [initialScripts(DIST), initialScripts(empty)];
  return [
    {
      what: 'start: initial JavaScript, gzip',
      measured: `${ours} kB; the empty app ${theirs} kB`,
      bar: '≤ 290 kB',
      ok: ours <= 290,
    },
  ];
}

/** What the page itself names. */
function initialScripts(dist: string): number {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]+src="\/?([^"?]+)"/g)].map(([, src = '']) => src);
  if (scripts.length === 0) throw new Error(`no script in ${readdirSync(dist).join(', ')}`);
  const bytes = scripts.map((src) => gzipSync(readFileSync(path.join(dist, src)), { level: 9 }).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}

async function firstChoiceRows(empty: string, pace: Pace, bar: number): Promise<readonly Row[]> {
  const ours: Shown[] = [];
  const theirs: Shown[] = [];
  // In turn, so that a busy moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await visit(empty, pace, (browser) => browser.time('/', EMPTY_SHOWN)));
    ours.push(await visit(DIST, pace, (browser) => browser.time('/', FIRST_CHOICE)));
  }
  const [us, them] = [median(ours.map(({ ms }) => ms)), median(theirs.map(({ ms }) => ms))];
  const best = whole(Math.min(...ours.map(({ ms }) => ms)) - Math.min(...theirs.map(({ ms }) => ms)));
  const requests = median(ours.map((shown) => shown.requests));
  const first = {
    what: `start: first choice visible, first visit (${NAMES[pace]})`,
    measured: `${whole(us)} ms; the empty app ${whole(them)} ms; ${whole(us - them)} ms later (best against best: ${best} ms)`,
    bar: `≤ ${bar} ms later`,
    ok: us - them <= bar,
  };
  if (pace === 'slow') return [first];
  return [
    { what: 'start: requests until then', measured: String(requests), bar: '≤ 15', ok: requests <= 15 },
    first,
  ];
}

/** Somebody who taps “New game” in the very frame in which it is there, on a first visit. */
async function firstTapRows(pace: Pace): Promise<readonly Row[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await visit(DIST, pace, (browser) => browser.timeFirstTap('/', FIRST_CHOICE, 'Which game?')));
  return [
    {
      what: `start: the first tap answered, first visit (${NAMES[pace]})`,
      measured: `${whole(median(times))} ms; the slowest of ${ROUNDS} ${whole(Math.max(...times))} ms`,
      bar: '≤ 400 ms',
      ok: median(times) <= 400,
    },
  ];
}

/** A group that comes back: a new browser process each time, the files kept by the service worker, a game running. */
async function returnRows(pace: Pace): Promise<readonly Row[]> {
  const times = await visit(DIST, pace, async (browser) => {
    await playTaps(browser, 1);
    await browser.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const found: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      found.push((await (await browser.reopen()).time('/', CONTINUE)).ms);
    return found;
  });
  return [
    {
      what: `start: the running game on Home, a later visit (${NAMES[pace]})`,
      measured: `${whole(median(times))} ms`,
      bar: '–',
      ok: null,
    },
  ];
}

async function tapRows(pace: Pace, bar: number): Promise<readonly Row[]> {
  const times = await visit(DIST, pace, (browser) => playTaps(browser, 40));
  const sorted = [...times].sort((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return [
    {
      what: `start: tap to the frame with the changed number (${pace === 'slow' ? 'CPU ×4' : NAMES.plain})`,
      measured: `${whole(median(times))} ms; 19 of 20 within ${whole(late)} ms`,
      bar: `≤ ${bar} ms`,
      ok: median(times) <= bar,
    },
  ];
}

const SPINBUTTON = '[role=spinbutton]';

/** A browser process of its own for every cold start; the reload is made in it, on the same table. */
async function reloadRows(): Promise<readonly Row[]> {
  const { cold, reloads } = await visit(DIST, 'plain', async (browser) => {
    await playTaps(browser, 5);
    const table = new URL(browser.page.url()).pathname;
    await browser.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const found = { cold: [] as number[], reloads: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.reopen();
      found.cold.push((await page.time(table, SPINBUTTON)).ms);
      found.reloads.push((await page.time(table, SPINBUTTON)).ms);
    }
    return found;
  });
  return [
    {
      what: 'start: reload into a running game, against a cold start of the browser into it',
      measured: `${whole(median(reloads))} ms; cold ${whole(median(cold))} ms`,
      bar: '≤ cold',
      ok: median(reloads) <= median(cold),
    },
  ];
}

async function memoryRows(): Promise<readonly Row[]> {
  const { few, many } = await visit(DIST, 'plain', async (browser) => {
    await playTaps(browser, 1);
    const after = async (taps: number) => {
      await browser.burst(taps);
      return browser.heap();
    };
    return { few: await after(1_000), many: await after(9_000) };
  });
  const each = (many.bytes - few.bytes) / 9_000;
  return [
    {
      what: 'start: memory, from 1,000 to 10,000 taps',
      measured: `${megabytes(few.bytes)} → ${megabytes(many.bytes)} MB, ${whole(each)} B a tap; DOM nodes ${few.nodes} → ${many.nodes}`,
      bar: '≤ 1 kB a tap (its entry in the log), no nodes',
      ok: each <= 1000 && many.nodes <= few.nodes * 1.1,
    },
  ];
}

const NAMES = { plain: 'plain', slow: 'CPU ×4 and 4G' } as const;

function whole(value: number): string {
  return String(Math.round(value));
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
