import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { ASIDE, lookAround, PHONE, speakPolish, TABLET } from './support/lookAround';
import { E1_SCREENS, E1_SET_UP, seedE1 } from './support/perseverance1Screens';
import { FOUR, startPerseverance } from './support/perseverance1';
import { find } from './support/tap';

const ALL = [...E1_SCREENS, ...E1_SET_UP];

// In Polish, whose words are longer: if those fit, the English ones do.
evening('every screen of Episode 1 passes the machine check by day and by night', async ({ page, app }) => {
  const session = await seedE1(page);
  await speakPolish(page, app.url);
  await lookAround(page, app.url, session, ALL);
});

for (const [name, size, columns] of [
  ['one under the other on a phone', PHONE, 1],
  ['two by two beside the boards on a phone on its side', ASIDE, 2],
  ['two by two on a tablet', TABLET, 2],
] as const)
  evening(
    `four players ${name}: every figure is on the screen, nothing scrolls`,
    async ({ page }) => {
      await startPerseverance(page, { players: FOUR });
      const { right, bottom } = await roomBesideBar(page, size === ASIDE);
      const rows = await Promise.all(Object.keys(FOUR).map((player) => readBoxes(page, player)));
      for (const box of rows.flat()) {
        assert.ok(box.x >= 0 && box.y >= 0, `${box.what} begins at ${box.x}, ${box.y}`);
        assert.ok(box.x + box.width <= right + 0.5, `${box.what} ends ${box.x + box.width} of ${right}`);
        assert.ok(box.y + box.height <= bottom + 0.5, `${box.what} ends ${box.y + box.height} of ${bottom}`);
      }
      const lefts = new Set(rows.map(([figure]) => Math.round((figure?.x ?? 0) / 20)));
      assert.equal(lefts.size, columns);
    },
    { size },
  );

/** The bar is at the bottom, or at the side on a phone on its side. */
async function roomBesideBar(page: Page, beside: boolean) {
  const bar = await find(page, 'navigation', 'Actions').boundingBox();
  const { width, height } = page.viewportSize() ?? PHONE;
  assert.ok(bar);
  return beside ? { right: bar.x, bottom: height } : { right: width, bottom: bar.y };
}

/** Followers, Votes, Safeguard and Valor of one player. */
async function readBoxes(page: Page, player: string) {
  const row = find(page, 'group', player);
  const figures = [
    ...['Followers', 'Votes', 'Safeguard', 'Valor'].map((figure) =>
      find(row, 'spinbutton', `${player}, ${figure}`),
    ),
  ];
  return Promise.all(
    figures.map(async (figure, i) => {
      const box = await figure.boundingBox();
      assert.ok(box, `${player} shows no figure ${i}`);
      return { ...box, what: `figure ${i} of ${player}` };
    }),
  );
}
