import type { Page } from 'playwright-core';

import { evening, eveningAsGuest } from './support/evening';
import { more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see, seeGone } from './support/see';
import { tap, tapTimes } from './support/tap';

const ELSEWHERE = 'Foothold is open elsewhere';

/** The browser's own locks, and what guests have instead. */
for (const [who, play] of [
  ['', evening],
  ['guests: ', eveningAsGuest],
] as const) {
  play(
    `${who}a second tab says that the games are open elsewhere, and changes nothing`,
    async ({ page, app }) => {
      await startPad(page);
      const second = await app.openTab(pathOf(page));
      await see(second, 'heading', ELSEWHERE);
      await tapTimes(page, more('Emmy'), 2);
      await becomes('the first tab', () => readPoints(page), { Emmy: 2, Tomek: 0, Nina: 0 });
    },
  );

  play(
    `${who}taking over moves the game to the second tab, and back, with every change`,
    async ({ page, app }) => {
      await startPad(page);
      await tapTimes(page, more('Emmy'), 5);
      const second = await app.openTab(pathOf(page));
      await tap(second, 'Use it here');
      await becomes('the second tab', () => readPoints(second), { Emmy: 5, Tomek: 0, Nina: 0 });
      await see(page, 'heading', ELSEWHERE);

      await tapTimes(second, more('Nina'), 3);
      await tap(page, 'Use it here');
      await becomes('the first tab', () => readPoints(page), { Emmy: 5, Tomek: 0, Nina: 3 });
      await see(second, 'heading', ELSEWHERE);
      await tapTimes(page, more('Tomek'), 1);
      // A reload ends the worker that writes: only what is marked as saved is promised to come back.
      await seeSaved(page);
      await page.reload();
      await becomes('the first tab, reloaded', () => readPoints(page), { Emmy: 5, Tomek: 1, Nina: 3 });
    },
  );

  play(
    `${who}a tab taken over in the middle of a burst hands over every tap that it showed`,
    async ({ page, app }) => {
      await startPad(page);
      const second = await app.openTab(pathOf(page));
      await see(second, 'heading', ELSEWHERE);
      // All taps are in the page before the other tab asks, and hardly any are on the disk yet.
      await page.getByRole('button', { name: more('Emmy') }).evaluate((button: HTMLElement) => {
        for (let tapped = 0; tapped < 60; tapped += 1) button.click();
      });
      await tap(second, 'Use it here');
      await becomes('the second tab', () => readPoints(second), { Emmy: 60, Tomek: 0, Nina: 0 });
    },
  );

  play(`${who}when the first tab is closed, the second one opens without asking`, async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Emmy'), 2);
    const second = await app.openTab(pathOf(page));
    await see(second, 'heading', ELSEWHERE);
    await seeSaved(page);
    await page.close();
    await second.reload();
    await seeGone(second, 'heading', ELSEWHERE);
    await becomes('the second tab', () => readPoints(second), { Emmy: 2, Tomek: 0, Nina: 0 });
  });
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
