import type { Page } from 'playwright-core';

import { goTo } from './goTo';
import { bar, more, seeSaved, typeInKeypad } from './pad';
import { FOUR, influence, nextTurn, startPerseverance, takeDie } from './perseverance1';
import { goToPlayers, openOption, type ScreenToShow } from './screens';
import { MORE, tap, tapTimes } from './tap';

const NEW = 'new/perseverance-1';

/** Every screen of a running game, in any language. */
export const E1_SCREENS: readonly ScreenToShow[] = [
  { name: 'e1-table', path: 'session', prepare: seeTable },
  { name: 'e1-player', path: 'session', prepare: openPlayer },
  { name: 'e1-right', path: 'session/put-right', prepare: openRight },
  { name: 'e1-more', path: 'session', prepare: (page) => openFromBar(page, MORE) },
  { name: 'e1-reminders', path: 'session', prepare: (page) => openFromBar(page, /^(Next turn|Następna)/) },
  { name: 'e1-turn', path: 'session/turn', prepare: seeChoice },
  { name: 'e1-influence', path: 'session/wizard/influence', prepare: seeChoice },
  { name: 'e1-cubes', path: 'session/wizard/influence', prepare: chooseFirst },
  { name: 'e1-die', path: 'session/wizard/takeDie', prepare: seeChoice },
  { name: 'e1-card', path: 'session/wizard/challengeCard', prepare: seeChoice },
  { name: 'e1-patrol', path: 'session/wizard/patrolBegin', prepare: seeChoice },
  { name: 'e1-threat', path: 'session/wizard/threat', prepare: seeChoice },
  { name: 'e1-effect', path: 'session/wizard/effect', prepare: seeChoice },
  { name: 'e1-checklist', path: 'session/wizard/setupChecklist', prepare: seeChoice },
  { name: 'e1-officers', path: 'session/show/officers', prepare: seeChoice },
  { name: 'e1-share', path: 'session/show/officers', prepare: (page) => openSheet(page, /Emmy.*2/) },
  {
    name: 'e1-correct',
    path: 'session/show/officers',
    prepare: (page) => openSheet(page, /^(Correct|Popraw)/),
  },
  { name: 'e1-zones', path: 'session/show/zones', prepare: seeChoice },
  { name: 'e1-settlement', path: 'session/show/zones', prepare: (page) => openSheet(page, / 2: /) },
  {
    name: 'e1-defense',
    path: 'session/show/defense',
    prepare: (page) => page.getByRole('tab').first().waitFor(),
  },
  { name: 'e1-trap', path: 'session/show/defense', prepare: chooseTrap },
  { name: 'e1-timeline', path: 'session/timeline', prepare: seeChoice },
];

/** The pages before a game; the group has played before. */
export const E1_SET_UP: readonly ScreenToShow[] = [
  { name: 'e1-players', path: NEW, prepare: goToPlayers },
  { name: 'e1-leader', path: NEW, prepare: openLeader },
  { name: 'e1-edition', path: NEW, prepare: (page) => openOption(page, 1) },
  { name: 'e1-differences', path: NEW, prepare: openDifferences },
  { name: 'e1-variants', path: NEW, prepare: (page) => openOption(page, 2) },
  { name: 'e1-box', path: NEW, prepare: (page) => openOption(page, 3) },
];

/** Four players, Full tracking, a full area and three digits: as crowded as an evening gets. Returns its path. */
export async function seedE1(page: Page): Promise<string> {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  await takeDie(page, /^Own die/, 'Expansion');
  await influence(page, 'Chief of Security', /^2 cubes For 2/);
  await nextTurn(page, 'Tomek');
  await takeDie(page, /^Nina/, 'Military');
  await influence(page, 'Chief of Security', /^1 cube/);
  await typeInKeypad(page, 'Emmy', '123', 'Followers');
  await typeInKeypad(page, 'Nina', '47', 'Followers');
  await tapTimes(page, more('Ola', 'Followers'), 3);
  await tap(bar(page), 'Undo');
  await goTo(page, `${page.url()}/show/defense`);
  await tap(page, 'Raptor', 'radio');
  for (const column of [1, 2, 3, 4])
    for (const row of ['middle', 'near']) await tap(page, `Column ${column}, ${row} Dino space, empty`);
  await tap(page, 'Wall', 'radio');
  await tap(page, 'Tomek', 'radio');
  await tap(page, 'Column 1, Wall, empty');
  await tap(page, 'Back');
  await seeSaved(page);
  return new URL(page.url()).pathname.slice(1);
}

function seeTable(page: Page): Promise<void> {
  return page.getByRole('spinbutton').first().waitFor();
}

function seeChoice(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button').first().waitFor();
}

async function chooseFirst(page: Page): Promise<void> {
  // The heading has a button of its own, to what the rules say.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?!(Rules|Zasady): )/ })
    .first()
    .click();
  await page.getByText(/^(Step|Krok) 2$/).waitFor();
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('group').first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function openFromBar(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}

async function openSheet(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function chooseTrap(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^(Trap|Pułapka)$/ }).click();
  await page.getByRole('radiogroup').nth(2).waitFor();
}

async function openLeader(page: Page): Promise<void> {
  await goToPlayers(page);
  await openSheet(page, /^Emmy, (Leader|Lider)/);
}

async function openDifferences(page: Page): Promise<void> {
  await openOption(page, 1);
  await openSheet(page, /^(How the editions differ|Czym różnią)/);
}

/** The page for when the table and the app disagree, with its first groups open. */
async function openRight(page: Page): Promise<void> {
  const groups = page.locator('[aria-expanded]');
  await groups.nth(2).waitFor();
  for (const at of [2, 0]) await groups.nth(at).click();
}
