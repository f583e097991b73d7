import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { evening } from './support/evening';
import { ASIDE, PHONE, TABLET } from './support/lookAround';
import { looksRight } from './support/looksRight';
import { bar, fillKeypad, holdFigure, less, more } from './support/pad';
import { FOUR, nextTurn, startCounting, startPerseverance, THREE } from './support/perseverance1';
import { startPerseverance2 } from './support/perseverance2';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

evening('one more or one less of anything is two taps from the table, goods included', async ({ page }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  const counted = await startCounting(page);
  for (const [figure, from] of [
    ['Votes', 0],
    ['Food', 2],
    ['Light Soldiers', 1],
  ] as const) {
    await becomes(figure, () => valueOf(page, `Emmy, ${figure}`), `${from}`);
    await tap(page, `Emmy, ${figure}`, 'spinbutton');
    await tap(page, more('Emmy', figure));
    await becomes(figure, () => valueOf(page, `Emmy, ${figure}`), `${from + 1}`);
    assert.equal(counted(), 2);
  }
  // Another figure has − and + now: the one before has closed.
  await seeGone(page, 'button', more('Emmy', 'Votes'));
  await tap(page, 'Tomek, Food', 'spinbutton');
  await tap(page, less('Tomek', 'Food'));
  await becomes('Food', () => valueOf(page, 'Tomek, Food'), '0');
  assert.equal(counted(), 2);
  await seeGone(page, 'button', more('Emmy', 'Light Soldiers'));
  await looksRight(page);
  await tap(page, 'Tomek, Food', 'spinbutton');
  await seeGone(page, 'button', less('Tomek', 'Food'));
});

evening('a long press opens the keypad, and from there it can be put right', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full' });
  await holdFigure(page, 'Emmy, Food');
  await fillKeypad(page, '5');
  await becomes('Food', () => valueOf(page, 'Emmy, Food'), '5');
  await holdFigure(page, 'Emmy, Valor');
  await tap(page, 'Correct the table');
  await see(page, 'heading', 'Correct the table');
  await tap(page, 'Valor: one more');
  await tap(page, 'Back to the table');
  await becomes('Valor', () => valueOf(page, 'Emmy, Valor'), '1');
});

evening('a tap on a busy phone is no long press', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full' });
  // Longer than a long press takes, from the moment the finger is down.
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => {
      const until = performance.now() + 900;
      while (performance.now() < until);
    }),
  );
  await tap(page, 'Emmy, Food', 'spinbutton');
  await see(page, 'button', more('Emmy', 'Food'));
});

evening('− and + close with the turn, and the row on turn is in view', async ({ page }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  await tap(page, 'Emmy, Votes', 'spinbutton');
  await see(page, 'button', more('Emmy', 'Votes'));
  for (const player of ['Tomek', 'Nina', 'Ola']) {
    await nextTurn(page, player);
    await seeGone(page, 'button', more('Emmy', 'Votes'));
    await becomes(`whether ${player} is in view`, () => isSeen(page, find(page, 'group', player)), true);
  }
  // What a tap opens is in view, too.
  await tap(page, 'Ola, Food', 'spinbutton');
  const plus = find(page, 'button', more('Ola', 'Food'));
  await becomes('whether + is in view', () => isSeen(page, plus), true);
});

evening('Zones and Officers are a swipe or a tap away on a phone', async ({ page }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  await swipe(page, -1);
  await see(page, 'button', 'Military, space 2: Nobody');
  await looksRight(page);
  await swipe(page, -1);
  await see(page, 'button', 'Correct Chief Mate');
  await looksRight(page);
  // There is no page after the last.
  await swipe(page, -1);
  await swipe(page, 1);
  await see(page, 'button', 'Military, space 2: Nobody');
  await tap(page, 'Military, space 2: Nobody');
  await tap(page, 'Nina', 'radio');
  await see(page, 'button', 'Military, space 2: Nina');
  await tap(page, 'Players', 'tab');
  await see(page, 'spinbutton', 'Emmy, Followers');
});

for (const [name, size, both] of [
  ['a tablet', TABLET, true],
  ['a phone on its side', ASIDE, false],
] as const)
  evening(
    `on ${name} players, Zones and Officers are side by side`,
    async ({ page }) => {
      await startPerseverance(page, { players: FOUR, tracking: 'Full' });
      await see(page, 'spinbutton', 'Emmy, Followers');
      // A tablet has all of them in one look; what lies in a Zone is a tap away.
      await see(page, 'button', both ? /^Military\. Population/ : 'Military, space 2: Nobody');
      if (!both) await tap(page, 'Officers', 'tab');
      await see(page, 'button', 'Correct Chief Mate');
      await see(page, 'spinbutton', 'Emmy, Followers');
      await looksRight(page);
    },
    { size },
  );

for (const [name, size] of [
  ['a phone', PHONE],
  ['a small phone', { width: 360, height: 640 }],
  ['a tablet', TABLET],
] as const)
  evening(
    `on ${name} what was done is said where it covers no row and no button, and no row moves for it`,
    async ({ page }) => {
      await startPerseverance(page, { players: THREE });
      await seeGone(page.getByRole('main'), 'button', 'Undo');
      const plus = find(page, 'button', more('Emmy', 'Followers'));
      const before = await plus.boundingBox();
      await plus.click();
      const undo = page.getByRole('main').getByRole('button', { name: 'Undo', exact: true });
      const said = await undo.boundingBox();
      assert.deepEqual(await plus.boundingBox(), before);
      const list = await page.evaluate(() => {
        let at = document.querySelector('[role=group]')?.parentElement ?? null;
        while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement;
        return at?.getBoundingClientRect().bottom;
      });
      const below = await bar(page).boundingBox();
      assert.ok(said && below && list !== undefined);
      assert.ok(list <= said.y + 0.5, `rows end at ${list}, it begins at ${said.y}`);
      assert.ok(said.y + said.height <= below.y + 0.5, `it ends under ${below.y}`);
    },
    { size },
  );

evening(
  'on a phone on its side what was done is said over the title, two lines of it, too',
  async ({ page }) => {
    await startPerseverance(page, { players: THREE, tracking: 'Full' });
    await tap(page, MORE);
    await tap(page, 'Begin a Patrol');
    await tap(page, 'Save');
    await seeText(page, /On the card: 1 Light Soldier/);
    const endsAbove = async () => {
      const said = await page.locator('[aria-live=polite]', { hasText: 'On the card' }).boundingBox();
      const rows = await find(page, 'group', 'Emmy').boundingBox();
      return said !== null && rows !== null && said.y + said.height <= rows.y + 0.5;
    };
    await becomes('whether it ends above the rows', endsAbove, true);
  },
  { size: ASIDE },
);

evening('a Patrol is on the row of its player and leads to its stage', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full' });
  await tap(page, MORE);
  await tap(page, 'Begin a Patrol');
  await tap(page, 'Save');
  await nextTurn(page, 'Tomek');
  await looksRight(page);
  await tap(page, 'Emmy, Patrol, stage 1 still open');
  await see(page, 'heading', 'What does stage 1 give?');
});

evening('a toppled Soldier and the goods of Episode 2 are on the row', async ({ page }) => {
  await startPerseverance2(page);
  await tap(page, 'Emmy, Food', 'spinbutton');
  await tap(page, more('Emmy', 'Food'));
  await tap(page, MORE);
  await tap(page, /^Correct the table/);
  await tap(page, 'Toppled pieces');
  await tap(page, 'Emmy: Light Soldier toppled: one more');
  await tap(page, 'Back to the table');
  await seeText(find(page, 'group', 'Emmy'), /^Toppled: /);
  await page.setViewportSize({ width: 360, height: 640 });
  await looksRight(page);
});

function valueOf(page: Page, figure: string): Promise<string | null> {
  return find(page, 'spinbutton', figure).getAttribute('aria-valuenow');
}

/** Between the top of the list and the bar. */
async function isSeen(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  const below = await bar(page).boundingBox();
  const above = await find(page, 'tab', 'Players').boundingBox();
  if (!box || !below || !above) return false;
  return box.y >= above.y + above.height - 1 && box.y + box.height <= below.y + 1;
}

/** A finger across the middle of the page. */
async function swipe(page: Page, way: 1 | -1): Promise<void> {
  const { width, height } = page.viewportSize() ?? PHONE;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: height / 2 }] });
  const from = width / 2 - way * 100;
  await touch('touchStart', from);
  for (const by of [10, 40, 80, 120, 160, 200]) await touch('touchMove', from + way * by);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
