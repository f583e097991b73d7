import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening, eveningWithKills } from './support/evening';
import { looksRight } from './support/looksRight';
import {
  beginFirstGame,
  cardTitle,
  expectNothingCovered,
  readCard,
  readCards,
  strip,
  tapFirstTile,
  WORDS,
  type Words,
} from './support/guide';
import { seeHabitsSaved } from './support/pad';
import { influence, startPerseverance, takeDie, THREE } from './support/perseverance1';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

const COMPANY = ['Emmy', 'Tomek', 'Nina'];
/** Turn by turn: the first player learns a turn, the others only what is new. */
const CARDS = [5, 2, 0, 1, 1, 1];

for (const language of ['en', 'pl'] as const)
  eveningWithKills(
    `a first game of three to the end of its first round, by what the screen says (${language})`,
    async ({ page: first, app }) => {
      const words = WORDS[language];
      let page = first;
      await beginFirstGame(page, words, COMPANY);
      await cardTitle(page, words);
      await looksRight(page);
      await page.setViewportSize({ width: 360, height: 640 });
      for (const [turn, cards] of CARDS.entries()) {
        if (cards > 0) await expectNothingCovered(page, words, COMPANY[turn % 3] ?? '');
        // Killed in the middle of somebody's turn: the same card is there again.
        if (turn === 1) page = await killAtCard(page, words, app);
        assert.equal((await readCards(page, words)).length, cards, `cards of turn ${turn + 1}`);
        await playTurn(page, words, turn + 1);
      }
      assert.equal((await readCards(page, words)).length, 1);

      // Without the guide: the pool of eleven dice runs out in the eleventh turn.
      for (let turn = 7; turn <= 11; turn += 1) await playTurn(page, words, turn);

      // The guide is back for the first Assembly, and once more in its wizard.
      await readCard(page, words);
      await tap(find(page, 'navigation', words.actions), words.assembly);
      await page.waitForURL(/wizard\/assembly/);
      await readCard(page, words);
      await goThroughAssembly(page, words);
      await see(page, 'heading', words.heading(2));
      await seeGone(page, 'region', words.guide);
    },
    { language },
  );

evening(
  'what can be played, what the rules say about figures, and what every “?” opens',
  async ({ page, app }) => {
    await startPerseverance(page, { players: THREE, tracking: 'Full' });
    const table = page.url();

    // Full tracking: what cannot be paid says why, and an option is carried out from here.
    await tap(page, 'What can I do?');
    await see(page, 'heading', 'Emmy’s turn');
    await see(page, 'button', /^Rations Food \+2/);
    const four = find(page, 'radio', /^3: For 4 Stories/);
    await becomes('whether it can be paid', () => four.isDisabled(), true);
    await seeText(page, /^Emmy 1; 3 spaces to the bonus$/);
    await looksRight(page);
    await tap(page, /^Training/);
    await see(page, 'checkbox', '1 Story: turn Light into Heavy');
    await tap(find(page, 'group', 'Military'), /^Training/);
    await tap(page, /^Rations/);
    await tap(page, 'Confirm Rations');
    await see(page, 'img', 'Effect: done');
    await tap(page, 'Back to the table');
    await takeDie(page, /^Own die/, 'Sustenance');
    await influence(page, 'Chief Mate', /^1 cube/);

    // A “?” of a sheet, of a group, of an action and of a step.
    await openPlayer(page, 'Emmy');
    await looksRight(page);
    await ask(page, 'Valor', 'Valor');
    await openPlayer(page, 'Emmy');
    await ask(page, 'Patrols', 'Patrol');
    await tap(page, MORE);
    await looksRight(page);
    await ask(page, 'Threat', 'Threat');
    await tap(page, 'Influence');
    await ask(page, 'Which Officer?', 'Officers', 'How this works');
    await see(page, 'heading', 'Which Officer?');
    await tap(page, 'Cancel');

    // The guide is switched on in the middle of a game, put aside, brought back, and ended.
    await tap(page, MORE);
    await tap(page, /^Play with the guide/);
    await cardTitle(page, WORDS.en);
    await tap(page, 'Hide the guide');
    await tap(page, 'Show');
    await ask(page, 'The die lures Dinos', 'Placing Dinos', null);
    await tap(page, 'Hide the guide');
    await tap(page, 'Turn the guide off');
    await seeGone(page, 'region', /.*/);

    // The names of this table, and its edition.
    await tap(page, MORE);
    await tap(page, /^Did we do that right/);
    await seeText(page, 'For your table: Published 2021');
    await looksRight(page);
    await tap(page, /^Cubes on an Officer/);
    await tap(page, 'Chief of Security');
    for (const name of ['Emmy', 'Tomek', 'Nina'])
      await tap(page, `Cubes on the spaces before, ${name}, ${name}: one more`);
    await tap(page, 'Cubes placed now, Cubes: one more');
    await tap(page, 'Who places them?');
    await tap(page.getByRole('main').last(), 'Tomek');
    await seeText(page, /^Stories −2, Valor \+2$/);
    await seeText(page, /all spaces are full/);
    await looksRight(page);

    // Without a game on the table: made-up players, another edition, and no voice in this browser.
    await page.goto(`${app.url}/settings`);
    await tap(page, 'Read aloud', 'switch');
    await seeHabitsSaved(page);
    await page.goto(`${app.url}/check/perseverance-1`);
    await tap(page, 'Beta 2020', 'radio');
    await tap(page, '4', 'radio');
    await looksRight(page);
    await tap(page, /^A tie at the Assembly/);
    for (const letter of ['A', 'B', 'C']) await tap(page, `${letter}, ${letter}: one more`);
    await tap(page, 'Followers by place on the tile');
    await tap(page, 'Result');
    await seeText(page, /place 1 shared by 3/);
    await tap(page, 'Read aloud');
    await seeText(page, 'This device has no English voice.');
    await page.goto(table);
    await see(page, 'button', /^Next turn/);
  },
);

async function killAtCard(
  page: Page,
  words: Words,
  app: Parameters<Parameters<typeof evening>[1]>[0]['app'],
): Promise<Page> {
  const title = await cardTitle(page, words);
  const path = new URL(page.url()).pathname;
  await seeHabitsSaved(page);
  await app.kill();
  const again = await app.reopen(path);
  await strip(again, words).waitFor();
  assert.equal(await cardTitle(again, words), title);
  return again;
}

/** A die and its tile on the page of the turn, then the next player; the last turn of a round only its tile. */
async function playTurn(page: Page, words: Words, turn: number): Promise<void> {
  await tap(page, words.turnOf(COMPANY[(turn - 1) % 3] ?? ''));
  await page.waitForURL(/\/turn$/);
  await tapFirstTile(page, words);
  if (turn < 11) await passTurn(page, words, COMPANY[turn % 3] ?? '');
}

async function passTurn(page: Page, words: Words, then: string): Promise<void> {
  await tap(page, words.nextTurn);
  const sheet = page.getByRole('dialog');
  const passed = page
    .getByRole('group', { name: then, exact: true })
    .getByText(/^(Turn|Tura)$/)
    .first();
  await sheet.or(passed).first().waitFor();
  if (await sheet.isVisible()) await tap(sheet, words.nextTurn);
  await passed.waitFor();
}

/** Everybody has one Settlement and nothing else: each chooses Votes unseen, and the rest is only read. */
async function goThroughAssembly(page: Page, words: Words): Promise<void> {
  const main = page.getByRole('main').last();
  const goOn = async () => {
    const heading = await main.getByRole('heading').first().innerText();
    await main.getByRole('button').last().click();
    await find(main, 'heading', heading).waitFor({ state: 'hidden' });
  };
  const cover = find(main, 'button', words.showMine('Emmy'));
  while ((await cover.count()) === 0) await goOn();
  for (const name of COMPANY) {
    await tap(main, words.showMine(name));
    await tap(main, words.votes, 'radio');
  }
  await seeGone(main, 'button', words.showMine('Nina'));
  const save = find(main, 'button', words.save);
  while ((await save.count()) === 0) await goOn();
  await save.click();
}

async function openPlayer(page: Page, name: string): Promise<void> {
  await find(page, 'group', name).getByRole('button').first().click();
  await see(page, 'heading', name);
}

/** Opens what the rules say about a label, and comes back; a sheet and a step have one “?” for everything in them. */
async function ask(
  page: Page,
  label: string,
  entry: string,
  by: 'Ask the rules' | 'How this works' | null = 'Ask the rules',
): Promise<void> {
  if (by !== null) await tap(page, by);
  await tap(page, `Rules: ${label}`);
  await see(page, 'heading', entry);
  await tap(page, 'Back');
  await find(page, 'heading', entry).waitFor({ state: 'hidden' });
}
