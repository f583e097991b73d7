import type { Page } from 'playwright-core';

import { patience } from './patience';
import { BARE } from './plantDatabase';

const SCREEN = 'main, [role=main]';
/** Where Back leads to the step before: they are left by loading the app again. */
const STEP_BY_STEP = /\/(wizard|new)\//;

/**
 * To another screen of the app by its address, as the browser's Back and Forward lead there: all screens are made again,
 * but the app is not loaded again, which costs ten times as much.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const here = new URL(page.url());
  const there = new URL(address, here);
  // To the same address, everything would stay as it is.
  const isSame = here.pathname === there.pathname;
  if (isSame || here.pathname === BARE || STEP_BY_STEP.test(here.pathname)) await page.goto(there.href);
  else await move(page, there);
}

async function move(page: Page, { href, pathname, search }: URL): Promise<void> {
  // The router listens once the first screen is there.
  await page.locator(SCREEN).first().waitFor({ state: 'attached', timeout: patience() });
  await page.evaluate(
    ([screens, to]) => {
      for (const screen of document.querySelectorAll(screens)) screen.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [SCREEN, pathname + search] as const,
  );
  const isThere = (screens: string) =>
    document.querySelector('[data-left]') === null && document.querySelector(screens) !== null;
  try {
    await page.waitForFunction(isThere, SCREEN, { timeout: patience() / 4 });
  } catch {
    // While the router goes a way itself it takes no other. Asked twice, it might go twice, under a finger.
    await page.goto(href);
  }
}
