import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { expectLargeTargets } from './support/expectLargeTargets';
import { expectNothingSideways } from './support/expectNothingSideways';
import { bar, more, readPoints, startPad } from './support/pad';
import { nextTurn, seeTurn, startPerseverance } from './support/perseverance1';
import { startPerseverance2 } from './support/perseverance2';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap, tapTimes } from './support/tap';

evening('Breach tokens drawn with Challenge cards are entered as they are', async ({ page }) => {
  await startPerseverance(page);
  await putRight(page, 'Breach tokens');
  await tap(page, /^Covered rewards/);
  const drawn = ['Followers for kills', '5 Followers', '1 Light Soldier'];
  const rewards = find(page, 'dialog', 'Covered rewards').getByRole('checkbox');
  await rewards.first().waitFor();
  for (const box of await rewards.all()) {
    const wanted = drawn.includes((await box.innerText()).trim());
    if ((await box.getAttribute('aria-checked')) !== `${wanted}`) await box.click();
  }
  await tap(page, 'Save');
  await see(page, 'button', /^Covered rewards\s*Followers for kills, 5 Followers, 1 Light Soldier/);
  await expectLargeTargets(page);
  await expectNothingSideways(page);
  await tap(page, 'Timeline');
  await seeText(page, 'Followers for kills, 5 Followers, 1 Light Soldier · Manual change');
});

evening('toppled pieces stand up again without waiting for the turn to end', async ({ page }) => {
  await startPerseverance2(page);
  await putRight(page, 'Toppled pieces');
  await tap(page, 'Emmy: Light Soldier toppled: one more');
  await see(page, 'button', 'Emmy: everybody stands up');
  await tap(page, 'Emmy: everybody stands up');
  await seeGone(page, 'button', 'Emmy: everybody stands up');
  await becomes('what lies', () => valueOf(page, 'Emmy: Light Soldier toppled'), '0');
});

evening('a wrong Next turn is given back, and logged as a correction', async ({ page }) => {
  await startPerseverance(page);
  await nextTurn(page, 'Tomek');
  await putRight(page, 'Turn and round');
  await tap(page, /^Whose turn it is/);
  await tap(page, 'Emmy', 'radio');
  await see(page, 'button', /^Whose turn it is\s*Emmy/);
  await tap(page, 'Back to the table');
  await seeTurn(page, 'Emmy');
  await tap(page, 'Timeline');
  await see(page, 'button', /Emmy’s turn\s*Manual change/);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await leaveTimeline(page);
  await seeTurn(page, 'Tomek');
});

evening('the number of the Assembly is put right', async ({ page }) => {
  await startPerseverance(page);
  await see(page, 'heading', 'Assembly 1 of 3');
  await putRight(page, 'Turn and round');
  await tap(page, 'The next Assembly: one more');
  await becomes('the next Assembly', () => valueOf(page, 'The next Assembly'), '2');
  await tap(page, 'Back to the table');
  await see(page, 'heading', 'Assembly 2 of 3');
});

evening('a long press on a used Trap leads to where it is put right', async ({ page }) => {
  await startPerseverance(page, { tracking: 'Full' });
  await tap(page, /^Emmy Adelita/);
  await hold(page, 'Emmy, Used Trampler Traps');
  await see(page, 'heading', 'Correct the table');
  await tap(page, 'Used Trampler Traps: one more');
  await becomes('used Traps', () => valueOf(page, 'Used Trampler Traps'), '1');
  const shown = await find(page, 'spinbutton', 'Used Trampler Traps').boundingBox();
  assert.ok(shown && shown.y > 0 && shown.y < 844, 'the row is in view');
});

evening('what was undone to an earlier moment is kept, and brought back', async ({ page }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 5);
  await tap(page, 'Timeline');
  const lines = page.getByRole('button', { name: /points/ });
  await becomes('the lines of the timeline', () => lines.count(), 5);
  await lines.nth(4).click();
  await tap(page, 'Undo to here');
  await leaveTimeline(page);
  await becomes('the table', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 0 });

  await tap(page, more('Tomek'));
  await see(page, 'heading', 'This sets 4 later entries aside');
  await tap(page, 'Cancel');
  await seeGone(page, 'heading', 'This sets 4 later entries aside');
  await becomes('the table, nothing done', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 0 });

  await tap(page, more('Tomek'));
  await tap(page, 'Set aside and continue');
  await becomes('the table, one tap later', () => readPoints(page), { Emmy: 1, Tomek: 1, Nina: 0 });
  // Asked once: what comes now leaves nothing behind.
  await tap(page, more('Tomek'));
  await becomes('the table, two taps later', () => readPoints(page), { Emmy: 1, Tomek: 2, Nina: 0 });

  await tap(page, 'Timeline');
  await page
    .getByRole('button', { name: /Emmy: points\s*Set aside/ })
    .first()
    .click();
  await tap(page, 'Bring back');
  await leaveTimeline(page);
  await becomes('what was left', () => readPoints(page), { Emmy: 5, Tomek: 0, Nina: 0 });
});

evening('one undo and another tap asks nothing', async ({ page }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await tapTimes(bar(page), 'Undo', 2);
  await becomes('two undone', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 0 });
  await tap(page, more('Nina'));
  await becomes('the table', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 1 });
});

evening('somebody leaves a score pad, and somebody else comes late', async ({ page }) => {
  await startPad(page);
  await tap(page, more('Nina'));
  await tap(page, 'Correct the table');
  await tap(page, 'Players');
  await tap(page, 'Nina is at the table', 'switch');
  await page.getByRole('textbox', { name: 'New player' }).fill('Ola');
  await tap(page, 'Add');
  await see(page, 'switch', 'Ola is at the table');
  await tap(page, 'Back to the table');
  await becomes('the table', () => readPoints(page), { Emmy: 0, Tomek: 0, Ola: 0, Nina: 1 });
  await tap(bar(page), 'Finish');
  await seeText(page, /Left before the end/);
});

/** From More, with one of its groups opened. */
async function putRight(page: Page, group: string): Promise<void> {
  await tap(page, MORE);
  await tap(page, /^Correct the table/);
  await see(page, 'heading', 'Correct the table');
  await tap(page, group);
}

/** The header has the same way back. */
function leaveTimeline(page: Page): Promise<void> {
  return tap(page.getByRole('main'), 'Back to the table');
}

/** Longer than a tap. */
async function hold(page: Page, figure: string): Promise<void> {
  const found = find(page, 'spinbutton', figure);
  await found.scrollIntoViewIfNeeded();
  await found.click({ delay: 900 });
}

function valueOf(page: Page, figure: string): Promise<string | null> {
  return find(page, 'spinbutton', figure).getAttribute('aria-valuenow');
}
