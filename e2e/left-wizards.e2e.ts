import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { attackZone, hold, openAttack, putFigure } from './support/dinoAttack';
import { evening } from './support/evening';
import { seeDraftSaved } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar } from './support/pad';
import {
  influence,
  nextTurn,
  readOfficers,
  seeTurn,
  startPerseverance,
  takeDie,
} from './support/perseverance1';
import { gatherOn, put, reachActions, startIsland } from './support/robinson';
import { becomes, see, seeGone, seeText } from './support/see';
import { startSurvivors, travelTo } from './support/survivors';
import { MORE, find, tap } from './support/tap';

const FRIENDS = { Dawid: 'Adelita', Ania: 'Jack', Jan: 'Keoni' } as const;
const SPOT = /^Corner \d, .*: unknown$/;

/** The browser's own Back, after what was answered is on the disk. */
async function goBackTo(page: Page, heading: string): Promise<void> {
  await seeDraftSaved(page);
  await page.goBack();
  await see(page, 'heading', heading);
}

/** In the head of the wizard: the table beneath names everybody, too. */
function seeActor(page: Page, name: string): Promise<void> {
  return page.getByText(name, { exact: true }).last().waitFor({ state: 'visible' });
}

async function backToTable(page: Page, table: string | RegExp): Promise<void> {
  await seeDraftSaved(page);
  await page.goBack();
  await see(page, 'button', table);
}

evening(
  'Dawid’s Influence is left and Ania is on turn: her cube is hers, and his waits until somebody resumes it',
  async ({ page }) => {
    await startPerseverance(page, { players: FRIENDS });
    await tap(page, 'Influence');
    await see(page, 'button', 'Dawid acts: change who');
    await tap(page, /^Chief Mate/);
    await see(page, 'heading', 'How many cubes?');
    // Back goes one step back, and only from the first step to the table.
    await goBackTo(page, 'Which Officer?');
    await backToTable(page, 'Influence, started');
    await looksRight(page);
    await nextTurn(page, 'Ania');
    await tap(page, 'Influence, started');
    await see(page, 'heading', /^Influence for Dawid was started at \d\d:\d\d$/);
    await looksRight(page);
    await tap(page, 'Start for Ania');
    await see(page, 'button', 'Ania acts: change who');
    await looksRight(page);
    await tap(page, /^Chief Mate/);
    await tap(page, /^1 cube/);
    await see(page, 'button', 'Influence');
    assert.match((await readOfficers(page))['Chief Mate'] ?? '', /Ania has 1 cube here$/);
  },
);

evening(
  'Dawid’s Influence is resumed in Ania’s turn, under the name in its head; then it is entered for Jan',
  async ({ page }) => {
    await startPerseverance(page, { players: FRIENDS });
    await tap(page, 'Influence');
    await tap(page, /^Chief Mate/);
    await see(page, 'heading', 'How many cubes?');
    await tap(page, 'Cancel');
    await looksRight(page);
    await tap(page, 'Keep for later');
    await nextTurn(page, 'Ania');
    await tap(page, 'Influence, started');
    await tap(page, 'Continue for Dawid');
    await see(page, 'heading', 'How many cubes?');
    await see(page, 'button', 'Dawid acts: change who');
    await looksRight(page);
    await tap(page, /^1 cube/);
    await see(page, 'button', 'Influence');

    await tap(page, 'Influence');
    await tap(page, 'Ania acts: change who');
    await looksRight(page);
    await tap(page, 'Jan');
    await see(page, 'button', 'Jan acts: change who');
    await tap(page, /^Chief Mate/);
    await tap(page, /^1 cube/);
    await see(page, 'button', 'Influence');
    await tap(page, 'Timeline');
    for (const who of ['Dawid', 'Jan']) await seeText(page, new RegExp(`^${who}: .*Chief Mate`));
  },
);

evening(
  'leaving a wizard asks what to do with the draft, but only if something was answered',
  async ({ page }) => {
    await startPerseverance(page, { players: FRIENDS });
    await tap(page, 'Influence');
    await see(page, 'heading', 'Which Officer?');
    await tap(page, 'Cancel');
    await see(page, 'button', 'Influence');
    await tap(page, 'Influence');
    await tap(page, /^Chief Steward/);
    await tap(page, 'Cancel');
    // Closing the question goes on.
    await tap(page, 'Close');
    await see(page, 'heading', 'How many cubes?');
    await tap(page, 'Cancel');
    await tap(page, 'Keep for later');
    await tap(page, 'Influence, started');
    await see(page, 'heading', 'How many cubes?');
    await seeGone(page, 'status', /Since then/);
    await tap(page, 'Cancel');
    await tap(page, 'Discard');
    await see(page, 'button', 'Influence');
    await tap(page, 'Influence');
    await see(page, 'heading', 'Which Officer?');
  },
);

evening('Back after a reload goes one step back, too', async ({ page }) => {
  await startPerseverance(page, { players: FRIENDS });
  await tap(page, 'Influence');
  await tap(page, /^Chief Engineer/);
  await see(page, 'heading', 'How many cubes?');
  await seeDraftSaved(page);
  const wizard = page.url();
  await page.reload();
  await see(page, 'heading', 'How many cubes?');
  await goBackTo(page, 'Which Officer?');
  await becomes('the address', () => Promise.resolve(page.url()), wizard);
  await tap(page, /^Chief Mate/);
  await tap(page, /^1 cube/);
  await see(page, 'button', /^Next turn/);
  assert.match((await readOfficers(page))['Chief Mate'] ?? '', /Dawid has 1 cube here$/);
});

evening('a double tap on Next turn passes one turn', async ({ page }) => {
  await startPerseverance(page, { players: FRIENDS });
  // No reminders are left.
  await takeDie(page, /^Own die/);
  await influence(page, 'Chief Mate', /^1 cube/);
  await find(page, 'button', /^Next turn/).dblclick();
  await seeTurn(page, 'Ania');
  // What a second turn would have left behind is not there.
  await tap(page, 'Timeline');
  await see(page, 'button', /Ania’s turn/);
  assert.equal(await page.getByText('Jan’s turn').count(), 0);
});

evening('Jan is on turn, and the stage of Dawid’s Patrol stays Dawid’s', async ({ page }) => {
  await startPerseverance(page, { players: FRIENDS, tracking: 'Full' });
  await tap(page, MORE);
  await tap(page, 'Begin a Patrol');
  await see(page, 'heading', 'The Patrol card');
  await tap(page, 'Save');
  await tap(page, MORE);
  await tap(page, 'Patrol stage');
  await see(page, 'heading', 'What does stage 1 give?');
  await tap(page, 'Food: one more');
  await backToTable(page, /^Next turn/);
  // The Patrol is one of the reminders of a turn.
  await tap(page, /^Next turn/);
  await tap(page.getByRole('dialog'), /^Next turn/);
  await seeTurn(page, 'Ania');
  await nextTurn(page, 'Jan');
  await tap(page, MORE);
  await tap(page.getByRole('dialog'), /^Patrol stage Started at .* for Dawid, due now$/);
  await see(page, 'heading', /^Patrol stage for Dawid was started at/);
  await tap(page, 'Continue for Dawid');
  await see(page, 'button', 'Dawid acts: change who');
  await see(page, 'heading', 'What does stage 1 give?');
  await see(page, 'button', /Food.*after this \+1$/);
  await tap(page, 'Save');
  await tap(page, 'Timeline');
  await seeText(page, /^Dawid: /);
});

evening('a Soldier that is placed while a Dino Attack waits is in its grid', async ({ page }) => {
  await startPerseverance(page, { players: FRIENDS, tracking: 'Full' });
  await openAttack(page);
  await attackZone(page, 'Military');
  await hold(page, 'Light');
  await putFigure(page, 1, 'top');
  await tap(page, 'Cancel');
  await tap(page, 'Keep for later');
  await tap(page, MORE);
  await tap(page, 'Secondary Action');
  await tap(page, 'Place 1 or 2 Soldiers');
  await tap(page, 'Light Soldier', 'radio');
  await tap(page, /^Military, Column 2, top row/, 'radio');
  await see(page, 'button', /^Next turn/);
  await tap(page, MORE);
  await tap(page, /^Dino Attack/);
  await see(page, 'heading', 'Who is where?');
  await seeText(page, /^Since then: /);
  for (const column of [1, 2]) await see(page, 'button', new RegExp(`^Column ${column}, top row, (?!empty)`));
  await looksRight(page);
});

evening('the icons of a tile that was never reached do not carry over to the next one', async ({ page }) => {
  await startSurvivors(page);
  await travelTo(page, 'north');
  for (let left = 18; left > 0; left -= 1) await page.getByRole('button', { name: SPOT }).first().click();
  await backToTable(page, /^Count Challenges/);
  await tap(bar(page), 'Undo');
  await tap(page, /^Travel/);
  await tap(page, /^Drive north-east:/);
  await tap(page, 'Drive and count');
  await see(page, 'heading', /was started at/);
  await seeText(page, /has been undone/);
  // Another tile lies there: its icons cannot be resumed.
  assert.equal(await find(page, 'button', /^Continue/).count(), 0);
  await tap(page, 'Start over');
  await see(page, 'button', SPOT);
  await seeText(page, 'Icons seen: 0 of 18');
});

evening('the clouds of one round do not come back in the next', async ({ page }) => {
  await startIsland(page);
  const skip = async (next: RegExp) => {
    await tap(bar(page), MORE);
    await tap(page, 'Skip this phase');
    await see(page, 'button', next);
  };
  await skip(/^Production phase/);
  await skip(/^Plan the actions/);
  await skip(/^Weather phase/);
  await tap(page, /^Weather phase/);
  await see(page, 'heading', 'How many clouds?');
  await tap(page, 'Rain clouds, dice and tokens: 3', 'radio');
  await tap(page, /^They take 1 food/, 'radio');
  await backToTable(page, /^Weather phase/);
  await skip(/^Night phase/);
  await tap(bar(page), MORE);
  await tap(page, 'Resolve the night yourselves');
  await tap(page, /^A plain night/);
  await see(page, 'heading', 'What the night brings');
  await tap(page, 'Save');
  await skip(/^Morale phase/);
  await skip(/^Production phase/);
  await skip(/^Plan the actions/);
  await skip(/^Weather phase/);
  await tap(page, /^Weather phase/);
  await see(page, 'heading', /^Weather phase was started at/);
  await looksRight(page);
  await tap(page, 'Start over');
  await see(page, 'heading', 'How many clouds?');
  await becomes(
    'the clouds',
    () => find(page, 'radio', 'Rain clouds, dice and tokens: 0').getAttribute('aria-checked'),
    'true',
  );
});

evening('the dice of Ana’s Building wound nobody in Ben’s Gathering', async ({ page }) => {
  await startIsland(page);
  await reachActions(page);
  await tap(page, /^Plan the actions/);
  await put(page, 'Weapons');
  await tap(page, 'Ben, pawn 1', 'radio');
  await put(page, 'Gather wood');
  await gatherOn(page, 'Gather wood', 3);
  await tap(page, 'Save');

  await tap(page, /^Resolve: Building/);
  await see(page, 'heading', 'Ana makes weapons');
  await seeActor(page, 'Ana');
  await tap(page, '1 wound', 'radio');
  await tap(page, 'Success', 'radio');
  await see(page, 'radiogroup', 'Adventure die');
  await backToTable(page, /^Resolve: Building/);
  await tap(bar(page), MORE);
  await tap(page, 'Skip the next action');
  await tap(page, /^Resolve: Gathering/);
  await see(page, 'heading', /^Something else was started for Ana at/);
  await looksRight(page);
  await tap(page, 'Start for Ben');
  await see(page, 'heading', 'Ben gathers wood on tile 3');
  await seeActor(page, 'Ben');
  await becomes('what is answered', () => page.getByRole('radio', { checked: true }).count(), 0);
});
