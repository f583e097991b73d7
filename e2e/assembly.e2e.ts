import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { eveningWithKills as evening } from './support/evening';
import { looksRight } from './support/looksRight';
import { killHere } from './support/killHere';
import { bar, seeSaved } from './support/pad';
import { readFigures, startPerseverance, THREE } from './support/perseverance1';
import { choose, goOn } from './support/scoring';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap, write } from './support/tap';

evening(
  'an Assembly of three: killed on every step, its choices readable nowhere, one override, one undo',
  async ({ page: first, app }) => {
    let page = first;
    const killed = async (heading: string) => (page = await killHere(app, page, heading));
    await startPerseverance(page, { players: THREE, tracking: 'Full', edition: 'Published 2021' });
    const table = new URL(page.url()).pathname;
    await tap(page, MORE);
    await tap(page, 'Assembly');
    await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
    // Everything is known: it begins with the choices, and Back shows who is where.
    await killed('Secret choice');
    await tap(page, 'Back');
    await killed('Presence and majorities');
    await see(page, 'button', 'Nina Most: takes the tile 1');
    await looksRight(page);
    await setByHand(page, 'Tomek 0', '1', 'last');
    await killed('Presence and majorities');
    await see(page, 'button', 'Tomek Set by hand; the rules say 0 1');
    await goOn(page, 'Secret choice');
    await tap(page, 'We used the real tiles');
    await killed('Tiles revealed');
    await see(page, 'radiogroup', 'Sustenance: Nina');
    await looksRight(page);
    await tap(page, 'Choose on the phone instead');
    await killed('Secret choice');

    await tap(page, 'I am Emmy: show my choice');
    await tap(page, 'What would happen?');
    await seeText(page, 'Best case');
    await looksRight(page);
    await tap(page, /^Production/, 'radio');
    await killed('Secret choice');
    await seeText(page, 'Pass the phone to Tomek');
    await expectNothingToRead(page, table);
    await choose(page, 'Tomek', /^Production/);
    // The last one reveals them, and anybody who regrets a choice goes back and chooses again.
    await choose(page, 'Nina', /^Production/);
    await see(page, 'heading', 'Ranking and Officers');
    await see(page, 'list', 'Chosen in secret');
    await tap(page, 'Back');
    await tap(page, 'Nina wants to choose again');
    await tap(page, /^Votes/, 'radio');
    await goOn(page, 'Ranking and Officers');
    await killed('Ranking and Officers');
    await see(page, 'row', '1. Nina 3 +14 24');
    await see(page, 'row', '2. Tomek 1 +6 16');
    await see(page, 'row', 'Emmy, unranked 0 +0 10');
    await see(page, 'button', 'Tomek Light Soldiers, from the tile +2');
    await see(page, 'button', 'Nina Most, 1 cube: in full +1');
    await looksRight(page);
    // What changes and what to do with the pieces is on the same page.
    await tap(page, 'Collect all dice', 'checkbox');
    await killed('Ranking and Officers');
    await find(page, 'checkbox', 'Collect all dice').and(page.locator('[aria-checked=true]')).waitFor();
    await see(page, 'button', /^Nina Followers: 25 after this \+15$/);
    await see(page, 'button', /^Light Soldiers: 3 after this \+2$/);
    await setByHand(page, /^Emmy Followers: 10 after this/, '12');
    await killed('Ranking and Officers');
    await see(page, 'button', /^Emmy Followers: 12 after this Set by hand; the rules say 10 \+2$/);
    await looksRight(page);

    await tap(page, 'Save');
    await becomes('the table', () => readFigures(page).then(numbersOf(THREE)), {
      Emmy: [12, 0],
      Tomek: [16, 0],
      Nina: [25, 0],
    });
    await tap(page, 'Timeline');
    for (const line of ['Assembly 1', 'Officers, Assembly 1', 'Round 1 is over', 'Emmy: Followers set to 12'])
      await seeText(page, line);
    await page.goBack();
    await tap(bar(page), 'Undo');
    await becomes('the table, undone', () => readFigures(page).then(numbersOf(THREE)), {
      Emmy: [10, 0],
      Tomek: [10, 0],
      Nina: [10, 0],
    });
  },
);

/** The pencil in the Why sheet; the keypad takes the number. */
async function setByHand(
  page: Page,
  line: string | RegExp,
  to: string,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  await find(page, 'button', line)[which]().click();
  await tap(page, 'Set by hand');
  await write(page, 'Number or sum', to);
  await tap(page, 'Done');
  await seeGone(page, 'button', 'Done');
}

/** Emmy took Production, and it is not revealed yet: no cover, no timeline, no undo and no export may show it. */
async function expectNothingToRead(page: Page, table: string): Promise<void> {
  const secret = /production/i;
  const wizard = new URL(page.url()).pathname;
  const at = (path: string) => page.goto(new URL(path, page.url()).href);
  assert.doesNotMatch(await find(page, 'main', /.*/).last().innerText(), /production|votes/i);

  await at(table);
  await see(page, 'button', /^Next turn/);
  await seeSaved(page);
  assert.doesNotMatch(await page.locator('body').innerText(), secret);
  await at(`${table}/timeline`);
  await seeText(page, 'The table is set');
  assert.doesNotMatch(await page.locator('body').innerText(), secret);

  await at('/settings/storage');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, /^Export a backup/)]);
  const file = readFileSync(await download.path(), 'utf8');
  assert.match(file, /Emmy/);
  assert.doesNotMatch(file, /"?choices|"by\\*":|\\*"choice\\*"/);
  // A Breach token may have the same name as the Combat Reward.
  const said = file.replace(/\\*"breachTokens\\*":\[[^\]]*\]/g, '');
  assert.doesNotMatch(said, /\\*"production\\*"/);

  await at(wizard);
  await seeText(page, 'Pass the phone to Tomek');
}

/** Followers and Votes of those who play. */
function numbersOf(company: object) {
  return (figures: Readonly<Record<string, readonly number[]>>) =>
    Object.fromEntries(Object.keys(company).map((name) => [name, figures[name]?.slice(0, 2)]));
}
