import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

import { launchBrowser } from './launchBrowser';
import type { Taste } from './openApp';

/** A browser that evenings use one after the other: each has an address of its own, and so storage of its own. */
interface Pooled {
  readonly context: BrowserContext;
  readonly profile: string;
  readonly kind: string;
  /** Addresses that have something stored here. */
  readonly visited: Set<string>;
}

const free: Pooled[] = [];
const all = new Set<Pooled>();

/**
 * A browser of this kind in which nothing was ever stored for this address. Starting one costs as much as a short
 * evening; one that keeps nothing on the disk costs less, but pays for every write.
 */
export async function borrowBrowser(
  url: string,
  options: BrowserContextOptions,
  { guest = false, measured = false }: Taste,
): Promise<Pooled> {
  const kind = JSON.stringify([options, guest, measured]);
  const at = free.findIndex((one) => one.kind === kind && !one.visited.has(url));
  const [found] = at === -1 ? [] : free.splice(at, 1);
  const browser = found ?? (await start(kind, options, { guest, measured }));
  browser.visited.add(url);
  return browser;
}

/** With one empty page, and nothing of what the evening has set. */
export async function giveBack(browser: Pooled): Promise<void> {
  const { context } = browser;
  const used = context.pages();
  try {
    await context.newPage();
    for (const page of used) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await context.setOffline(false);
    free.push(browser);
  } catch {
    // One that has crashed is not used again.
    await endBrowser(browser);
  }
}

export async function endBrowser(browser: Pooled): Promise<void> {
  all.delete(browser);
  await browser.context.close().catch(() => undefined);
  rmSync(browser.profile, { recursive: true, force: true });
}

export async function endPool(): Promise<void> {
  free.length = 0;
  await Promise.all([...all].map(endBrowser));
}

async function start(kind: string, options: BrowserContextOptions, taste: Taste): Promise<Pooled> {
  const profile = mkdtempSync(join(tmpdir(), 'evenings-'));
  const context = await launchBrowser(profile, options, taste);
  const browser = { context, profile, kind, visited: new Set<string>() };
  all.add(browser);
  return browser;
}
