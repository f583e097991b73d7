import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { becomes, see } from './see';
import { find, tap, write } from './tap';

/** What a newcomer reads on the screen, in both languages. */
export const WORDS = {
  en: {
    firstTime: 'First time? Play with the guide',
    game: /^Perseverance: Episode 1/,
    goOn: 'Next',
    gotIt: 'Got it',
    newPlayer: 'New player',
    add: 'Add',
    stays: (name: string) => `Remove ${name}`,
    begin: 'Start the game',
    tableSet: 'The table is set',
    actions: 'Actions',
    turnOf: (name: string) => new RegExp(`^${name}’s turn`),
    back: 'Back to the table',
    nextTurn: /^Next turn/,
    guide: /^Guide: (.+)$/,
    assembly: /^Assembly/,
    showMine: (name: string) => `I am ${name}: show my choice`,
    votes: /^Votes/,
    save: 'Save',
    farewell: 'You know how a turn works',
    heading: (number: number) => `Assembly ${number} of 3`,
  },
  pl: {
    firstTime: 'Pierwszy raz? Grajcie z przewodnikiem',
    game: /^Perseverance: Epizod 1/,
    goOn: 'Dalej',
    gotIt: 'Rozumiem',
    newPlayer: 'Nowy gracz',
    add: 'Dodaj',
    stays: (name: string) => `Usuń: ${name}`,
    begin: 'Zacznij grę',
    tableSet: 'Stół gotowy',
    actions: 'Akcje',
    turnOf: (name: string) => new RegExp(`^Tura: ${name}`),
    back: 'Wróć do stołu',
    nextTurn: /^Następna tura/,
    guide: /^Przewodnik: (.+)$/,
    assembly: /^Zgromadzenie/,
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
  await tap(page, words.game);
  await page.getByText(/^1 (of|z) 2$/).waitFor();
  await expectNoScrolling(page.getByRole('main'), 'intro');
  await tap(page, words.goOn);
  for (const name of players) {
    await write(page, words.newPlayer, name);
    await tap(page, words.add);
    await see(page, 'button', words.stays(name));
  }
  await tap(page, words.begin);
  await tap(page, words.tableSet);
}

/** The strip with a card. */
export function strip(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words.guide });
}

/** The title of the card that is shown; it fits its strip, and the table's own button is in sight over or under it. */
export async function cardTitle(page: Page, words: Words): Promise<string> {
  const card = strip(page, words);
  await card.waitFor();
  const [, title = ''] = words.guide.exec((await card.getAttribute('aria-label')) ?? '') ?? [];
  await expectNoScrolling(card, title);
  return title;
}

/** Taps the card away, and the next one is there or none. */
export async function readCard(page: Page, words: Words): Promise<string> {
  const title = await cardTitle(page, words);
  await tap(strip(page, words), words.gotIt);
  await page.getByRole('region', { name: cardCalled(words, title) }).waitFor({ state: 'hidden' });
  return title;
}

/** Everything that is new now. */
export async function readCards(page: Page, words: Words): Promise<readonly string[]> {
  const read: string[] = [];
  while ((await strip(page, words).count()) > 0) read.push(await readCard(page, words));
  return read;
}

/** Nothing that can be tapped on the table lies under the guide: neither its button nor the row of who is on turn. */
export async function expectNothingCovered(page: Page, words: Words, player: string): Promise<void> {
  const guide = strip(page, words);
  const row = page.getByRole('group', { name: player, exact: true });
  const button = find(page, 'navigation', words.actions).getByRole('button').first();
  // The list scrolls when the guide takes room from it.
  const inSight = async () => {
    const [over, strip, under] = await Promise.all([boxOf(row), boxOf(guide), boxOf(button)]);
    return over.y + over.height <= strip.y + 1 && under.y >= strip.y + strip.height - 1;
  };
  await becomes(`whether the row and the button of ${player} are beside the guide`, inSight, true);
}

async function boxOf(part: Locator) {
  const box = await part.first().boundingBox();
  assert.ok(box);
  return box;
}

function cardCalled(words: Words, title: string): string {
  return words.guide.source.replace(/^\^|\$$/g, '').replace('(.+)', title);
}

/** On the page of a turn: the first tile, and back to the table. */
export async function tapFirstTile(page: Page, words: Words): Promise<void> {
  const tiles = page.getByRole('main').last().getByRole('group').getByRole('button', { disabled: false });
  await tiles.first().click();
  await tap(page, words.back);
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
