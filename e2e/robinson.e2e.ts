import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { expectLargeTargets } from './support/expectLargeTargets';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { killHere } from './support/killHere';
import { addPlayer, bar, seeSaved } from './support/pad';
import { see, seeText } from './support/see';
import { tap, tapTimes, write } from './support/tap';

/** Two castaways on the beach, before the first Morale phase. */
async function startIsland(page: Page): Promise<void> {
  await page.goto(new URL('/new/robinson', page.url()).href);
  for (const name of ['Ana', 'Ben']) await addPlayer(page, name);
  await tap(page, 'Next: Scenario');
  await write(page, 'Which scenario?', 'Castaways');
  await tap(page, 'Next: On your board and cards');
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Set up the table');
  await tap(page, 'The table is set');
  await see(page, 'button', /^Morale phase/);
}

/** What the rules say is saved as it is. */
async function checkAndSave(page: Page): Promise<void> {
  await tap(page, 'Check');
  await see(page, 'heading', 'Check and save');
  await tap(page, 'Save');
}

async function planAndResolve(page: Page): Promise<void> {
  await tap(page, /^Plan the actions/);
  await see(page, 'heading', 'Action 1: what is done?');
  await expectNoAxeViolations(page);
  await tap(page, /^Gathering.*wood/);
  await tap(page, 'Gathering: who takes it?');
  await tap(page, /^Ana/);
  await see(page, 'heading', 'Gathering: who else helps?');
  await tap(page, /^Ana.*one more$/);
  await tap(page, 'Action 2: what is done?');
  await tap(page, /^Rest/);
  await tap(page, /^Ben/);
  await tap(page, /^That is the whole plan/);
  await see(page, 'heading', 'The plan');
  await checkAndSave(page);
  await tap(page, /^Resolve: Gathering/);
  await see(page, 'heading', 'What else was gathered?');
  await tap(page, 'Gathering: Ana');
  await checkAndSave(page);
  await tap(page, /^Resolve: Rest/);
  await checkAndSave(page);
  await tap(page, /^All actions are done/);
  await checkAndSave(page);
}

evening('a round on the island, killed in the weather, won in the night', async ({ page: first, app }) => {
  let page = first;
  await startIsland(page);
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await tap(page, /^Morale phase/);
  await checkAndSave(page);
  await tap(page, /^Production phase/);
  await checkAndSave(page);
  await planAndResolve(page);

  await tap(page, /^Weather phase/);
  await see(page, 'heading', 'How many clouds?');
  await tapTimes(page, 'Rain clouds, dice and tokens: one more', 2);
  await tap(page, 'Hungry animals');
  page = await killHere(app, page, 'Hungry animals');
  await tap(page, /^They take 1 food/);
  await tap(page, /^No storm/);
  await see(page, 'heading', 'Is anybody outside the camp?');
  await tap(page, 'What the weather does');
  await seeText(page, /The roof keeps off 0; too many by 2/);
  await checkAndSave(page);

  await tap(page, /^Night phase/);
  await tap(page, /^It stays/);
  await tap(page, /^Yes: we win/);
  await tap(page, 'What the night brings');
  await seeText(page, /The goal is met: everybody wins/);
  await checkAndSave(page);
  await see(page, 'heading', 'Won together');
  await seeText(page, /^Round 1\. The goal of the scenario is met/);
  await expectNoAxeViolations(page);
});

evening('an island that is lost: back to the start and forward gives the same end', async ({ page }) => {
  await startIsland(page);
  await tap(bar(page), 'Skills');
  await see(page, 'heading', 'Skills and items');
  await write(page, 'Search', 'knife');
  await seeText(page, 'Found: 1');
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await tap(page, /^Knife/);
  await seeText(page, 'Items that are built');
  await tap(page, 'Back');

  await tap(bar(page), 'Wounds');
  await tap(page, /^Adventure/);
  await tap(page, /^Ben/, 'checkbox');
  await tap(page, 'How many wounds each?');
  await tapTimes(page, /^Wounds.*one more$/, 11);
  await checkAndSave(page);
  await see(page, 'heading', 'Lost together');
  await seeText(page, /^Round 1\. Ben did not survive/);
  await tap(page, 'Back to the table');
  await seeSaved(page);

  await tap(bar(page), 'Undo');
  await see(page, 'button', /^Morale phase/);
  await tap(bar(page), 'Undo');
  for (let redone = 0; redone < 2; redone += 1) {
    await tap(bar(page), 'More');
    await tap(page, 'Redo');
  }
  await seeText(page, /^Lost\. Ben did not survive/);
  await tap(page, 'Timeline');
  await seeText(page, /Cause: Adventure/);
});
