import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { seeDraftSaved } from './support/killHere';
import { openOptions, seeHabitsSaved, seeSaved } from './support/pad';
import {
  FOUR,
  goToBox,
  printOnCopy,
  readFigures,
  readOfficers,
  seatPlayers,
  skipChecklist,
  startCounting,
  startPerseverance,
  THREE,
  TWO,
  type TableWishes,
} from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap, write } from './support/tap';

/** Four spaces per Officer, one cube where somebody has settled. */
const THREE_BEGIN = {
  'Chief Mate': '3 spaces free, Emmy has 0 cubes here',
  'Chief of Security': '3 spaces free, Emmy has 0 cubes here',
  'Chief Steward': '3 spaces free, Emmy has 1 cube here',
  'Chief Engineer': '4 spaces free, Emmy has 0 cubes here',
};
const FOUR_BEGIN = { ...THREE_BEGIN, 'Chief Engineer': '3 spaces free, Emmy has 0 cubes here' };

/** What the rules say for each table: dice in the pool, Assemblies, and what differs between the editions. */
const TABLES: readonly {
  readonly name: string;
  readonly wishes: TableWishes;
  readonly lines: readonly RegExp[];
  readonly heading: string;
  readonly spaces: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'two sit down with the Dissenters, published',
    wishes: { players: TWO, dissenters: 'Expansion' },
    lines: [
      /three columns/,
      /^Dice pool: 13 dice Neutral 9, one of each player, Dissenters 2/,
      /^Player boards, side B/,
      /^Dissenters: .*a second one in Expansion/,
      /^Dissenter cubes: 2 on the Chief Steward, 1 on each of the others/,
    ],
    heading: 'Assembly 1 of 2',
    // Four spaces; the Dissenters have cubes on every Officer.
    spaces: {
      'Chief Mate': '2 spaces free, Emmy has 1 cube here',
      'Chief of Security': '2 spaces free, Emmy has 0 cubes here',
      'Chief Steward': '2 spaces free, Emmy has 0 cubes here',
      'Chief Engineer': '3 spaces free, Emmy has 0 cubes here',
    },
  },
  {
    name: 'two sit down with the Dissenters, beta',
    wishes: { players: TWO, edition: 'Beta 2020', dissenters: 'Protection' },
    lines: [
      /^Dice pool: 13 dice/,
      /one stage, shuffle the others From cards 1–9/,
      /a second one in Protection/,
    ],
    heading: 'Assembly 1 of 2',
    spaces: {
      'Chief Mate': '2 spaces free, Emmy has 1 cube here',
      'Chief of Security': '2 spaces free, Emmy has 0 cubes here',
      'Chief Steward': '3 spaces free, Emmy has 0 cubes here',
      'Chief Engineer': '3 spaces free, Emmy has 0 cubes here',
    },
  },
  {
    name: 'three sit down, published',
    wishes: { players: THREE },
    lines: [
      /three columns/,
      /^Dice pool: 11 dice Neutral 8, one of each player; roll/,
      /1 Scrap, 2 Stories, 1 Light Soldier Adelita starts with 1 more Food/,
      /^Emmy: Settlement on the lowest space of Expansion, cube on the Chief Steward/,
    ],
    heading: 'Assembly 1 of 3',
    spaces: THREE_BEGIN,
  },
  {
    name: 'three sit down, beta',
    wishes: { players: THREE, edition: 'Beta 2020' },
    lines: [/^Dice pool: 11 dice Neutral 8/, /^Assembly Scoring tiles for 3 players: 3 in a row/],
    heading: 'Assembly 1 of 3',
    spaces: THREE_BEGIN,
  },
  {
    name: 'four sit down, published',
    wishes: { players: FOUR },
    lines: [/four columns/, /^Dice pool: 14 dice Neutral 10/, /^Player boards, side B/],
    heading: 'Assembly 1 of 3',
    spaces: FOUR_BEGIN,
  },
  {
    name: 'four sit down, beta',
    wishes: { players: FOUR, edition: 'Beta 2020' },
    lines: [
      /four columns/,
      /^Dice pool: 14 dice Neutral 10/,
      /1 MR, 2 Stories/,
      /^Ola: Settlement on the lowest space of Protection, cube on the Chief Engineer/,
    ],
    heading: 'Assembly 1 of 3',
    spaces: FOUR_BEGIN,
  },
];

for (const { name, wishes, lines, heading, spaces } of TABLES)
  evening(`${name}: the checklist is for exactly this table, and so is the first turn`, async ({ page }) => {
    await goToBox(page, wishes);
    await tap(page, 'Start the game');
    await see(page, 'heading', 'On the table');
    for (const line of lines) await see(page, 'checkbox', line);
    if (wishes.edition === 'Beta 2020') await missing(page, /^Player boards|^Dissenter cubes/);
    await skipChecklist(page);
    await see(page, 'heading', heading);
    const start = Object.fromEntries(Object.keys(wishes.players ?? {}).map((player) => [player, TEN]));
    await becomes('the table', () => readFigures(page), start);
    await becomes('the Officers', () => readOfficers(page), spaces);
  });

/** 10 Followers, no Votes, no Safeguard, no Valor. */
const TEN = [10, 0, 0, 0];

evening('a reload in the middle of the set-up comes back to the same page and answers', async ({ page }) => {
  await seatPlayers(page, FOUR);
  await openOptions(page, 'Edition');
  await tap(page, 'Beta 2020', 'radio');
  await tap(page, 'Done');
  await openOptions(page, 'Variants');
  await tap(page, 'Full', 'radio');
  await tap(page, 'Threat: no dice luck', 'switch');
  await seeHabitsSaved(page);
  await page.reload();
  await see(page, 'heading', 'Variants');
  await becomes('whether it is chosen', () => find(page, 'radio', 'Full').isChecked(), true);
  await becomes('whether it is chosen', () => find(page, 'switch', 'Threat: no dice luck').isChecked(), true);
  await tap(page, 'Back');
  await see(page, 'button', /^Edition Beta 2020/);
  await see(page, 'button', 'Ola, Leader: Phoenix');
});

evening('a reload in the middle of the checklist keeps what is ticked', async ({ page }) => {
  await goToBox(page, {});
  await tap(page, 'Start the game');
  await tap(page, /^Main board/, 'checkbox');
  await tap(page, /^Dice pool/, 'checkbox');
  await seeDraftSaved(page);
  await page.reload();
  await see(page, 'heading', 'On the table');
  await becomes('ticks', () => page.getByRole('checkbox', { checked: true }).count(), 2);
  await tap(page, 'Cancel');
  await tap(page, 'Discard');
  await tap(page, MORE);
  await tap(page, 'Set up the table');
  await skipChecklist(page);
});

evening(
  'a fifth player, the same Leader and the same Zone twice are refused at the control',
  async (table) => {
    const { page } = table;
    await seatPlayers(page, FOUR);
    await write(page, 'New player', 'Jan');
    await page.keyboard.press('Enter');
    await seeText(page, 'The table is full with 4 players.');
    await becomes('whether it is out of reach', () => find(page, 'button', 'Add').isDisabled(), true);

    await tap(page, 'Tomek, Leader: Jack');
    const adelita = find(page, 'radio', 'Adelita');
    await becomes('whether it is out of reach', () => adelita.isDisabled(), true);
    await seeText(adelita, 'Taken by Emmy');
    await tap(page, 'Close');

    await openOptions(page, 'Variants');
    const settles = (player: string) => find(page, 'radiogroup', `First Settlement: ${player}`);
    await tap(settles('Emmy'), 'Military', 'radio');
    await tap(settles('Ola'), 'Military', 'radio');
    await tap(page, 'Done');
    // What is wrong is shown where it can be put right.
    await tap(page, 'Start the game');
    await see(page, 'heading', 'Variants');
    await seeText(page, /Military is taken by another player/);
    await tap(settles('Ola'), 'Protection', 'radio');
    await tap(page, 'Done');
    await printOnCopy(page, 'Assembly 1: Followers by place', [15, 8, 4, 0]);
    await see(page, 'button', /^Check against your copy .*15, 8, 4, 0/);
    await tap(page, 'Start the game');
    await see(page, 'heading', 'On the table');
  },
);

evening('two players never share a colour: taking one swaps them', async ({ page }) => {
  await seatPlayers(page, TWO);
  await tap(page, 'Colour of Tomek: sea blue, drop');
  await tap(page, /^amber, sun/);
  await see(page, 'button', 'Colour of Tomek: amber, sun');
  await see(page, 'button', 'Colour of Emmy: sea blue, drop');
});

evening(
  'somebody is dragged to another seat, and who starts is drawn when the game does',
  async ({ page }) => {
    await seatPlayers(page, FOUR);
    const grip = await find(page, 'button', 'Move Ola').boundingBox();
    assert.ok(grip);
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const top = await find(page, 'button', 'Move Emmy').boundingBox();
    assert.ok(top);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20, { steps: 4 });
    await page.mouse.move(x, top.y + top.height / 2, { steps: 8 });
    await page.mouse.up();
    await becomes('the seats', () => seated(page), ['Ola', 'Emmy', 'Tomek', 'Nina']);

    await tap(page, 'Move Ola');
    await tap(page, /^Move Ola down/);
    await tap(page, 'Close');
    await becomes('the seats', () => seated(page), ['Emmy', 'Ola', 'Tomek', 'Nina']);

    await tap(page, 'First player Emmy');
    await tap(page, 'Random', 'radio');
    await see(page, 'button', 'First player Random');
    await tap(page, 'Start the game');
    await skipChecklist(page);
    const drawn = page.getByText(/^(Emmy|Ola|Tomek|Nina) starts$/).first();
    await drawn.waitFor();
    const [first = ''] = (await drawn.innerText()).split(' ');
    await seeText(find(page, 'group', first), /^Turn$/);
  },
);

evening(
  'a group that has played before is at the table in four taps, also while another game runs',
  async ({ page, app }) => {
    await startPerseverance(page, { players: FOUR });
    await seeSaved(page);
    await page.goto(app.url);
    await see(page, 'button', /^New game/);
    const counted = await startCounting(page);
    await tap(page, /^New game/);
    await tap(page, /^Perseverance.*1/);
    await tap(page, 'Start the game');
    await tap(page, 'The table is set');
    await see(page, 'button', /^Next turn/);
    const taps = counted();
    assert.ok(taps > 0 && taps <= 4, `${taps} taps`);
    await becomes('who plays', async () => Object.keys(await readFigures(page)), Object.keys(FOUR));
  },
);

async function missing(page: Page, line: RegExp): Promise<void> {
  assert.equal(await page.getByRole('checkbox', { name: line }).count(), 0);
}

async function seated(page: Page): Promise<readonly string[]> {
  const labels = await page
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Remove ', ''));
}
