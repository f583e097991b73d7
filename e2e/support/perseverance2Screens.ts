import type { Page } from 'playwright-core';

import { goTo } from './goTo';
import { seeSaved } from './pad';
import { buildCamp, loseCamp, openWizard, seeTable, startPerseverance2, takeDie } from './perseverance2';
import type { ScreenToShow } from './screens';
import { MORE, tap } from './tap';

/** Every screen of a running game, in any language; none changes what a later one shows. */
export const E2_SCREENS: readonly ScreenToShow[] = [
  { name: 'e2-table', path: 'session', prepare: (page) => page.getByRole('spinbutton').first().waitFor() },
  { name: 'e2-player', path: 'session', prepare: openPlayer },
  { name: 'e2-right', path: 'session/put-right', prepare: openRight },
  { name: 'e2-followers', path: 'session', prepare: askFollowers },
  { name: 'e2-more', path: 'session', prepare: openMore },
  { name: 'e2-perks', path: 'session/show/perks', prepare: seeButtons },
  { name: 'e2-perk', path: 'session/show/perks', prepare: (page) => openSheet(page, /^(Savant|Uczony)/) },
  {
    name: 'e2-perk-closed',
    path: 'session/show/perks',
    prepare: (page) => openSheet(page, /^(Trainer|Trener)/),
  },
  { name: 'e2-officers', path: 'session/show/officers', prepare: seeButtons },
  {
    name: 'e2-officer',
    path: 'session/show/officers',
    prepare: (page) => openSheet(page, /^(Correct|Popraw)/),
  },
  { name: 'e2-zones', path: 'session/show/zones', prepare: seeButtons },
  { name: 'e2-zone-why', path: 'session/show/zones', prepare: (page) => openSheet(page, /^Tomek/) },
  { name: 'e2-zone', path: 'session/show/zones', prepare: (page) => openSheet(page, /: (pieces|elementy)$/) },
  { name: 'e2-areas', path: 'session/show/areas', prepare: seeButtons },
  { name: 'e2-area', path: 'session/show/areas', prepare: (page) => openSheet(page, /^(Correct|Popraw)/) },
  {
    name: 'e2-area-why',
    path: 'session/show/areas',
    prepare: (page) => openSheet(page, /: (Defense|Obrona) \d$/),
  },
  { name: 'e2-enclosure', path: 'session/show/enclosure', prepare: seeButtons },
  { name: 'e2-adventure', path: 'session/wizard/adventureStage', prepare: seeButtons },
  { name: 'e2-combat', path: 'session/wizard/combat', prepare: seeButtons },
  { name: 'e2-counterattack', path: 'session/wizard/counterattack', prepare: seeButtons },
  { name: 'e2-attack', path: 'session/wizard/dinoAttack', prepare: seeButtons },
  { name: 'e2-breach', path: 'session/wizard/breachTurn', prepare: seeButtons },
  { name: 'e2-outpost', path: 'session/wizard/outpost', prepare: seeButtons },
  { name: 'e2-turn', path: 'session/turn', prepare: seeButtons },
  { name: 'e2-effect', path: 'session/wizard/effect', prepare: seeButtons },
  { name: 'e2-assembly', path: 'session/wizard/assembly', prepare: seeButtons },
  { name: 'e2-less', path: 'session/wizard/lessTracking', prepare: seeButtons },
];

/** A Breach, a captured Dino, an Adventure under way, an Outpost: something on every screen. Returns its path. */
export async function seedE2(page: Page): Promise<string> {
  const table = await startPerseverance2(page);
  await takeDie(page, /^Own die/, 'Military');
  await buildCamp(page, table, 'Nothing');
  await openWizard(page, table, 'adventureBegin', 'Which Adventure card?');
  await tap(page, 'Trial of Wit');
  await tap(page, 'Next to it', 'radio');
  await tap(page, 'Save');
  await seeTable(page);
  await loseCamp(page, table);
  await tap(page, 'Save');
  await seeTable(page);
  await seeSaved(page);
  await goTo(page, `${table}/show/areas`);
  await tap(page, 'Correct Right Area, Canyon');
  await page.getByRole('dialog').getByRole('radiogroup').nth(2).getByRole('radio', { name: 'Tomek' }).click();
  await page.getByRole('radio', { name: 'Crash Site' }).click();
  await tap(page.getByRole('dialog'), 'Close');
  await tap(page, 'Back');
  await goTo(page, `${table}/show/enclosure`);
  await tap(page, 'Emmy, Raptor: one more');
  await tap(page, 'Back');
  await seeSaved(page);
  return new URL(table).pathname.slice(1);
}

function seeButtons(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button').first().waitFor();
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('group').first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Why a number is what it is, instead of the sheet. */
async function askFollowers(page: Page): Promise<void> {
  await openPlayer(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Followers|Zwolennicy)$/ })
    .click();
  await page.getByRole('dialog', { name: /^Emmy, / }).waitFor();
}

async function openMore(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: MORE }).click();
  await page.getByRole('dialog').waitFor();
}

async function openSheet(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** The page for when the table and the app disagree, with its first groups open. */
async function openRight(page: Page): Promise<void> {
  const groups = page.locator('[aria-expanded]');
  await groups.nth(2).waitFor();
  for (const at of [2, 0]) await groups.nth(at).click();
}
