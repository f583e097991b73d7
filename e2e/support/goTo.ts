import type { Page } from 'playwright-core';

import { BARE } from './plantDatabase';

/** Where Back leads to the step before: they are left by loading the app again. */
const STEP_BY_STEP = /\/wizard\//;

/** Shows nothing that changes. */
const ELSEWHERE = '/settings/keys';

/**
 * To another screen of the app by its address, as the browser's Back and Forward lead there: all screens are made anew,
 * but the app is not loaded again, which costs ten times as much.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const here = new URL(page.url());
  const there = new URL(address, here);
  if (here.pathname === BARE || STEP_BY_STEP.test(here.pathname)) {
    await page.goto(there.href);
    return;
  }
  // Of the same address, everything would stay as it is.
  if (here.pathname === there.pathname) await move(page, ELSEWHERE);
  await move(page, there.pathname + there.search);
}

async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const screen of document.querySelectorAll('main, [role=main]')) screen.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-left]') === null && document.querySelector('main, [role=main]') !== null,
  );
}
