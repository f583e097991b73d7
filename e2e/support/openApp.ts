import type {
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  WebError,
} from 'playwright-core';

import { borrowBrowser, endBrowser, giveBack } from './browserPool';
import { killBrowser } from './killBrowser';
import { CERTIFIED_HOST, GUEST_HOST, launchBrowser } from './launchBrowser';
import { patience } from './patience';

/** What the visitor's device is like. Left out: an English phone in the light theme, without motion. */
export interface Taste {
  readonly language?: 'en' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  /** Pixels for each point, as on a phone. */
  readonly scale?: number;
  readonly motion?: boolean;
  /** With the worker that fetches every file of the app for later: a quarter of a short evening's work. */
  readonly offline?: boolean;
  /** For an evening that kills or reopens it, or that depends on how a browser keeps its files. */
  readonly ownBrowser?: boolean;
  /** A phone that opens the app of a laptop over plain http: a page without files, locks and workers of its own. */
  readonly guest?: boolean;
  /** The certificate of the server is its own: nobody has signed it. */
  readonly ownCertificate?: boolean;
  /** For the bench: the browser is as quick as it is for people. */
  readonly measured?: boolean;
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
export function addressFor(url: string, { guest, ownCertificate }: Taste): string {
  const name = guest ? GUEST_HOST : ownCertificate ? CERTIFIED_HOST : 'localhost';
  return url.replace('//localhost:', `//${name}:`);
}

/** On a profile of its own, or without one: then others have used its browser before, at other addresses. */
export async function openApp(url: string, profile: string | null, taste: Taste): Promise<OpenApp> {
  const problems: string[] = [];
  const said: string[] = [];
  const expected: RegExp[] = [];
  const options = optionsFor(taste);
  const borrowed = profile === null ? await borrowBrowser(url, options, taste) : null;
  let failed = false;
  let unwatch = () => {};
  const begin = async (opened: BrowserContext) => {
    opened.setDefaultTimeout(patience());
    // Without pictures of every step it costs next to nothing, so every evening has one.
    await opened.tracing.start({ snapshots: false, screenshots: false, sources: false });
    unwatch = watch(opened, url, problems, said);
    return opened;
  };
  let context = await begin(borrowed?.context ?? (await launchBrowser(profile ?? '', options, taste)));

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
      const folder = own();
      await context.close();
      context = await begin(await launchBrowser(folder, options, taste));
      return open(path);
    },
    problems: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expectProblem: (pattern) => void expected.push(pattern),
    console: () => said,
    keepTrace: (path) => {
      failed = true;
      return context.tracing.stop({ path }).then(
        () => path,
        () => null,
      );
    },
    async close() {
      if (borrowed === null) return context.close();
      unwatch();
      if (failed) return endBrowser(borrowed);
      await context.tracing.stop();
      await giveBack(borrowed);
    },
  };
}

function optionsFor(taste: Taste): BrowserContextOptions {
  return {
    viewport: taste.size ?? PHONE,
    ...(taste.scale !== undefined && { deviceScaleFactor: taste.scale }),
    locale: LANGUAGES[taste.language ?? 'en'],
    colorScheme: taste.theme ?? 'light',
    reducedMotion: taste.motion ? 'no-preference' : 'reduce',
    hasTouch: true,
    acceptDownloads: true,
    ...(taste.ownCertificate && { ignoreHTTPSErrors: true }),
    serviceWorkers: taste.offline ? 'allow' : 'block',
  };
}

/** Returns what ends it. */
function watch(context: BrowserContext, url: string, problems: string[], said: string[]): () => void {
  const hear = (message: ConsoleMessage) => {
    said.push(`${message.type()} ${message.page()?.url() ?? ''}: ${message.text()}`);
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  };
  const seeError = (event: WebError) => void problems.push(`uncaught: ${String(event.error())}`);
  const seeRequest = (request: Request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${url}/`)) {
      problems.push(`foreign request: ${request.url()}`);
    }
  };
  const watchCrash = (page: Page) => page.on('crash', () => void problems.push(`crashed: ${page.url()}`));
  context.pages().forEach(watchCrash);
  context.on('console', hear).on('weberror', seeError).on('request', seeRequest).on('page', watchCrash);
  return () =>
    void context
      .off('console', hear)
      .off('weberror', seeError)
      .off('request', seeRequest)
      .off('page', watchCrash);
}
