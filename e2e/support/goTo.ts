import type { Page } from 'playwright-core';

import { patience } from './patience';
import { BARE } from './plantDatabase';
import { becomes } from './see';

const SCREEN = 'main, [role=main]';
/** Where Back leads to the step before: they are left by loading the app again. */
const STEP_BY_STEP = /\/wizard\//;
/** The router takes no other way while it goes one itself, for a second at most. */
const ASKED_EVERY = 1_500;

/**
 * To another screen of the app by its address, as the browser's Back and Forward lead there: all screens are made anew,
 * but the app is not loaded again, which costs ten times as much.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const here = new URL(page.url());
  const there = new URL(address, here);
  // To the same address, everything would stay as it is.
  const isSame = here.pathname === there.pathname;
  if (isSame || here.pathname === BARE || STEP_BY_STEP.test(here.pathname)) await page.goto(there.href);
  else await move(page, there.pathname + there.search);
}

async function move(page: Page, path: string): Promise<void> {
  // The router listens once the first screen is there.
  await page.locator(SCREEN).first().waitFor({ state: 'attached', timeout: patience() });
  await page.evaluate((screens) => {
    for (const screen of document.querySelectorAll(screens)) screen.setAttribute('data-left', '');
  }, SCREEN);
  let askedAt = 0;
  const isThere = async () => {
    if (Date.now() - askedAt > ASKED_EVERY) {
      askedAt = Date.now();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    }
    return page.evaluate(
      (screens) => document.querySelector('[data-left]') === null && document.querySelector(screens) !== null,
      SCREEN,
    );
  };
  await becomes(`the way to ${path}`, isThere, true);
}
