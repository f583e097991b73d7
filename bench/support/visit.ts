import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { openApp, type OpenApp } from '../../e2e/support/openApp';
import { serve } from '../../scripts/serve.mjs';
import { openSlowLine } from './slowLine';

/** `slow`: the CPU four times slower, and a 4G line. */
export type Pace = 'plain' | 'slow';

export interface Visit {
  readonly app: OpenApp;
  readonly page: Page;
  /** Milliseconds from the start of the navigation to the frame that shows `selector`. */
  time(to: string, selector: string): Promise<Shown>;
  /** Milliseconds from the frame that shows `selector` to the one with `heading`, where it is tapped at once. */
  timeFirstTap(to: string, selector: string, heading: string): Promise<number>;
  /** The same profile in a new browser process. */
  reopen(): Promise<Visit>;
  /** Taps the first plus of the table inside the page, with breaths in which the screen is drawn and the log written. */
  burst(taps: number): Promise<void>;
  /** After the rubbish is gone. */
  heap(): Promise<{ readonly bytes: number; readonly nodes: number }>;
}

export interface Shown {
  readonly ms: number;
  /** What was requested until then. */
  readonly requests: number;
}

/** A browser that has never been here, on the files of one folder. */
export async function visit<T>(folder: string, pace: Pace, work: (visit: Visit) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(path.join(tmpdir(), 'foothold-start-'));
  const server = await serve(folder, 0);
  const line = pace === 'slow' ? await openSlowLine(server.url) : null;
  const app = await openApp(line?.url ?? server.url, profile, { offline: true, measured: true });
  try {
    return await work(await look(app, app.pages()[0] ?? (await app.open('/favicon.ico')), pace));
  } finally {
    await app.close();
    await line?.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function look(app: OpenApp, page: Page, pace: Pace): Promise<Visit> {
  const cdp = await page.context().newCDPSession(page);
  if (pace === 'slow') await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return {
    app,
    page,
    time: (to, selector) => timeShown(app, page, to, selector),
    timeFirstTap: (to, selector, heading) => timeFirstTap(app, page, to, selector, heading),
    reopen: async () => look(app, await app.reopen('/favicon.ico'), pace),
    burst: (taps) => page.evaluate(BURST.replace('TAPS', String(taps))),
    heap: async () => {
      await cdp.send('Performance.enable');
      for (let sweep = 0; sweep < 3; sweep += 1) await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { bytes: read('JSHeapUsedSize'), nodes: read('Nodes') };
    },
  };
}

/** Runs in the page; ends when everything is saved. */
const BURST = `(async () => {
  const plus = [...document.querySelectorAll('[role=button]')].find((button) =>
    button.getAttribute('aria-label')?.endsWith('one more'));
  for (let tap = 0; tap < TAPS; tap += 1) {
    plus.click();
    if (tap % 20 === 19) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  while (!document.querySelector('[role=img][aria-label="All saved"]')) await new Promise((resolve) => setTimeout(resolve, 100));
})()`;

/** In the page: what `find` finds, once its frame has been drawn; Home may have been replaced by then. */
const ONCE_DRAWN = `const onceDrawn = (find, then) => {
  const look = () => {
    const found = find();
    if (!found) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => then(find() ?? found)));
  };
  requestAnimationFrame(look);
};`;
const seen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.getClientRects().length > 0)`;

/** Watches from inside the page: nothing but the app is between the address and the frame. */
async function timeShown(app: OpenApp, page: Page, to: string, selector: string): Promise<Shown> {
  await page.addInitScript(`{
    ${ONCE_DRAWN}
    onceDrawn(() => ${seen(selector)}, () => { globalThis.shownAt = performance.now(); });
  }`);
  const asked: Request[] = [];
  const keep = (request: Request) => void asked.push(request);
  page.on('request', keep);
  await page.goto(app.url + to, { waitUntil: 'commit' });
  const { origin, ms } = await readShownAt(page);
  page.off('request', keep);
  return { ms, requests: asked.filter((request) => request.timing().startTime < origin + ms).length };
}

async function timeFirstTap(
  app: OpenApp,
  page: Page,
  to: string,
  selector: string,
  heading: string,
): Promise<number> {
  await page.addInitScript(`{
    ${ONCE_DRAWN}
    const answer = () => [...document.querySelectorAll('[role=heading], h1, h2')]
      .find((element) => element.textContent === ${JSON.stringify(heading)} && element.getClientRects().length > 0);
    onceDrawn(() => ${seen(selector)}, (choice) => {
      const tappedAt = performance.now();
      choice.click();
      onceDrawn(answer, () => { globalThis.shownAt = performance.now() - tappedAt; });
    });
  }`);
  await page.goto(app.url + to, { waitUntil: 'commit' });
  return (await readShownAt(page)).ms;
}

async function readShownAt(page: Page): Promise<{ origin: number; ms: number }> {
  for (;;) {
    const [origin, ms] = await page.evaluate<[number, number | undefined]>(
      '[performance.timeOrigin, globalThis.shownAt]',
    );
    if (ms !== undefined) return { origin, ms };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
