import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { see } from './see';
import { find, tap, write } from './tap';

/** What a newcomer reads on the screen, in both languages. */
export const WORDS = {
  en: {
    firstTime: 'First time? Play with the guide',
    goOn: 'Next',
    done: 'Done, next',
    newPlayer: 'New player',
    add: 'Add',
    stays: (name: string) => `Remove ${name}`,
    begin: 'Start the game',
    tableSet: 'The table is set',
    ways: ['Take a die', 'Influence an Officer', /^Next turn: /],
    actions: 'Actions',
    turnOf: (name: string) => new RegExp(`^${name}’s turn`),
    back: 'Back to the table',
    nextTurn: /^Next turn/,
    assembly: 'Start the Assembly',
    showMine: (name: string) => `I am ${name}: show my choice`,
    votes: /^Votes/,
    save: 'Save',
    farewell: 'You know how a turn works',
    heading: (number: number) => `Assembly ${number} of 3`,
  },
  pl: {
    firstTime: 'Pierwszy raz? Grajcie z przewodnikiem',
    goOn: 'Dalej',
    done: 'Gotowe, dalej',
    newPlayer: 'Nowy gracz',
    add: 'Dodaj',
    stays: (name: string) => `Usuń: ${name}`,
    begin: 'Zacznij grę',
    tableSet: 'Stół gotowy',
    ways: ['Weź kość', 'Wpłyń na oficera', /^Następna tura: /],
    actions: 'Akcje',
    turnOf: (name: string) => new RegExp(`^Tura: ${name}`),
    back: 'Wróć do stołu',
    nextTurn: /^Następna tura/,
    assembly: 'Zacznij Zgromadzenie',
    showMine: (name: string) => `${name}: pokaż mój wybór`,
    votes: /^Głosy/,
    save: 'Zapisz',
    farewell: 'Już znacie turę',
    heading: (number: number) => `Zgromadzenie ${number} z 3`,
  },
} as const;

export type Words = (typeof WORDS)['en' | 'pl'];

/** From the first screen to the table that is set up, with nothing but what the screen says. */
export async function beginFirstGame(page: Page, words: Words, players: readonly string[]): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await tap(page, words.firstTime);
  for (let card = 1; card <= 3; card += 1) {
    await page.getByText(new RegExp(`^${card} (of|z) 4$`)).waitFor();
    await expectNoScrolling(page.getByRole('main'), `intro ${card}`);
    await tap(page, words.goOn);
  }
  for (const name of players) {
    await write(page, words.newPlayer, name);
    await tap(page, words.add);
    await see(page, 'button', words.stays(name));
  }
  await tap(page, words.begin);
  await readCard(page, words);
  await tap(page, words.tableSet);
}

/** The title of the card that is shown; it fits the phone. */
export async function cardTitle(page: Page): Promise<string> {
  const card = page.getByRole('dialog');
  await card.waitFor();
  const title = await card.getByRole('heading').innerText();
  await expectNoScrolling(card, title);
  return title;
}

/** A card that only explains. */
export async function readCard(page: Page, words: Words): Promise<void> {
  await cardTitle(page);
  await tap(page.getByRole('dialog'), words.goOn);
}

/** Does what the card offers first; what happens at the real table is marked as done. */
export async function followCard(page: Page, words: Words): Promise<string> {
  const title = await cardTitle(page);
  const card = page.getByRole('dialog');
  for (const way of words.ways) {
    const button = find(card, 'button', way);
    if ((await button.count()) === 0) continue;
    await button.click();
    if (way === words.ways[2]) return title;
    await page.waitForURL(/\/(wizard|turn)\b/);
    await (page.url().endsWith('/turn') ? tapFirstTile(page, words) : answerFirst(page));
    return title;
  }
  const told = find(card, 'button', words.goOn);
  await ((await told.count()) > 0 ? told : find(card, 'button', words.done)).click();
  return title;
}

/** On the page of a turn: the first tile, and back to the table. */
export async function tapFirstTile(page: Page, words: Words): Promise<void> {
  const tiles = page.getByRole('main').last().getByRole('group').getByRole('button', { disabled: false });
  await tiles.first().click();
  await tap(page, words.back);
}

/** In a wizard of taps: the first thing that can be chosen, step by step until the table is back. */
async function answerFirst(page: Page): Promise<void> {
  const main = page.getByRole('main').last();
  const options = main.getByRole('button', { name: /^(?!(Rules|Zasady): )/, disabled: false });
  while (new URL(page.url()).pathname.includes('/wizard/')) {
    const question = await main.getByRole('heading').first().innerText();
    await options.first().click();
    await page.waitForFunction(
      (asked) =>
        !location.pathname.includes('/wizard/') ||
        ![...document.querySelectorAll('h2')].some((heading) => heading.textContent === asked),
      question,
    );
  }
}

async function expectNoScrolling(within: Locator, what: string): Promise<void> {
  const over = await within.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.scrollHeight - part.clientHeight)
      .filter((hidden) => hidden > 1),
  );
  assert.deepEqual(over, [], `“${what}” does not fit the screen`);
}
