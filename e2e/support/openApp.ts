import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

import { findBrowser } from '../../scripts/browser.mjs';

import { GUEST_ARGS, GUEST_HOST } from './guestHost';
import { killBrowser } from './killBrowser';
import { patience } from './patience';
import { definedOnly, sharedBrowser } from './sharedBrowser';

/** What the visitor's device is like. Left out: an English phone in the light theme, without motion. */
export interface Taste {
  readonly language?: 'en' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  readonly motion?: boolean;
  /** With the worker that fetches every file of the app for later: a quarter of a short evening's work. */
  readonly offline?: boolean;
  /** For an evening that kills or reopens it, or that depends on how a browser keeps its files. */
  readonly ownBrowser?: boolean;
  /** A phone that opens the app of a laptop over plain http: a page without files, locks and workers of its own. */
  readonly guest?: boolean;
}

export interface OpenApp {
  readonly url: string;
  /** Goes to a path of the app in the first tab. */
  open(path: string): Promise<Page>;
  /** A second tab of the same browser. */
  openTab(path: string): Promise<Page>;
  pages(): readonly Page[];
  /** kill -9 of the browser with all its processes: nothing gets a chance to finish a write. */
  kill(): Promise<void>;
  /** The same browser profile again, after kill() or as if the person had closed and reopened it. */
  reopen(path?: string): Promise<Page>;
  /** Everything that must not go unnoticed: console errors, uncaught exceptions, crashes, foreign requests. */
  problems(): readonly string[];
  /** For an evening that provokes an error on purpose. */
  expectProblem(pattern: RegExp): void;
  /** All that the pages wrote to their consoles, oldest first. */
  console(): readonly string[];
  /** What was done since the browser was last opened, for Playwright's trace viewer; null once it was killed. */
  keepTrace(path: string): Promise<string | null>;
  close(): Promise<void>;
}

const LANGUAGES = { en: 'en-GB', pl: 'pl-PL' } as const;
const PHONE = { width: 390, height: 844 };

/** Where a visitor of this kind finds what is served at this address. */
export function addressFor(url: string, { guest }: Taste): string {
  return guest ? url.replace('//localhost:', `//${GUEST_HOST}:`) : url;
}

/** On a profile of its own, or without one: then it shares its browser, and what it keeps ends with it. */
export async function openApp(url: string, profile: string | null, taste: Taste): Promise<OpenApp> {
  const problems: string[] = [];
  const said: string[] = [];
  const expected: RegExp[] = [];
  let context = await openContext(profile, taste);
  watch(context, url, problems, said);

  const own = () => {
    if (profile === null)
      throw new Error('an evening that kills or reopens its browser needs { ownBrowser: true }');
    return profile;
  };
  const open = async (path: string) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(url + path);
    return page;
  };
  return {
    url,
    open,
    async openTab(path) {
      const page = await context.newPage();
      await page.goto(url + path);
      return page;
    },
    pages: () => context.pages(),
    kill: () => killBrowser(context, own()),
    async reopen(path = '/') {
      own();
      await context.close();
      context = await openContext(profile, taste);
      watch(context, url, problems, said);
      return open(path);
    },
    problems: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expectProblem: (pattern) => void expected.push(pattern),
    console: () => said,
    keepTrace: (path) =>
      context.tracing.stop({ path }).then(
        () => path,
        () => null,
      ),
    close: () => context.close(),
  };
}

async function openContext(profile: string | null, taste: Taste): Promise<BrowserContext> {
  const options: BrowserContextOptions = {
    viewport: taste.size ?? PHONE,
    locale: LANGUAGES[taste.language ?? 'en'],
    colorScheme: taste.theme ?? 'light',
    reducedMotion: taste.motion ? 'no-preference' : 'reduce',
    hasTouch: true,
    acceptDownloads: true,
    serviceWorkers: taste.offline ? 'allow' : 'block',
  };
  const context =
    profile === null
      ? await (await sharedBrowser()).newContext(options)
      : await launchOn(profile, options, taste);
  context.setDefaultTimeout(patience());
  // Without pictures of every step it costs next to nothing, so every evening has one.
  await context.tracing.start({ snapshots: false, screenshots: false, sources: false });
  return context;
}

async function launchOn(
  profile: string,
  options: BrowserContextOptions,
  { guest }: Taste,
): Promise<BrowserContext> {
  const { launch } = await findBrowser();
  const { executablePath } = launch;
  const args = [...launch.args, ...(guest ? GUEST_ARGS : [])];
  const env = definedOnly(launch.env);
  return chromium.launchPersistentContext(profile, { ...options, executablePath, args, env });
}

function watch(context: BrowserContext, url: string, problems: string[], said: string[]): void {
  context.on('console', (message) => {
    said.push(`${message.type()} ${message.page()?.url() ?? ''}: ${message.text()}`);
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (event) => void problems.push(`uncaught: ${String(event.error())}`));
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${url}/`)) {
      problems.push(`foreign request: ${request.url()}`);
    }
  });
  const watchCrash = (page: Page) => page.on('crash', () => void problems.push(`crashed: ${page.url()}`));
  context.pages().forEach(watchCrash);
  context.on('page', watchCrash);
}
