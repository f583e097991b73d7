import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { bar } from './support/pad';
import { readFigures, startPerseverance, THREE } from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { find, tap } from './support/tap';

evening(
  'an Assembly of three: the phone goes round, a kill in the middle loses nothing, one undo takes all back',
  async ({ page, app }) => {
    await startPerseverance(page, { players: THREE, tracking: 'Full', edition: 'Published 2021' });
    await tap(page, 'More');
    await tap(page, 'Assembly');
    await see(page, 'heading', 'Presence and Votes');
    await goOn(page, 'Majorities');
    await see(page, 'button', 'Nina Most: takes the tile 1');
    await goOn(page, 'How do you choose?');
    await tap(page, /^With the phone/);
    await choose(page, 'Nina', /^Votes/);
    await seeText(page, 'Pass the phone to Tomek');
    // What Nina took is nowhere on the cover.
    const cover = await find(page, 'main', /.*/).last().innerText();
    assert.match(cover, /Pass the phone to Tomek/);
    assert.doesNotMatch(cover, /Votes|Production/);
    await see(page, 'button', 'Nina wants to choose again');

    const path = new URL(page.url()).pathname;
    // The draft is written at once, but not before the next tap is taken.
    await page.waitForTimeout(500);
    await app.kill();
    const again = await app.reopen(path);
    await see(again, 'heading', 'Secret choice');
    await seeText(again, 'Pass the phone to Tomek');
    await choose(again, 'Tomek', /^Production/);
    await choose(again, 'Emmy', /^Votes/);
    await goOn(again, 'What was chosen');
    await see(again, 'button', 'Nina Votes, from the tile +3');
    await see(again, 'button', 'Tomek Light Soldiers, from the tile +2');
    await goOn(again, 'Vote ranking');
    // Level on Votes each takes the first place in full; without Votes there is no place.
    await see(again, 'button', 'Emmy Place 1 with 3 Votes +14');
    await see(again, 'button', 'Nina Place 1 with 3 Votes +14');
    await see(again, 'button', 'Tomek No place with 0 Votes +0');
    await goOn(again, 'Officers');
    await goOn(again, 'Before the next round');
    await tap(again, 'Check');
    await see(again, 'button', /^Emmy 24 after this \+14$/);
    await see(again, 'button', /^Tomek 10 after this/);
    await see(again, 'button', /^Nina 25 after this \+15$/);
    await tap(again, 'Save');
    await becomes('the table', () => readFollowers(again), { Emmy: 24, Tomek: 10, Nina: 25 });

    await tap(again, 'Timeline');
    for (const line of ['Assembly 1', 'Officers, Assembly 1', 'Round 1 is over']) await seeText(again, line);
    await again.goBack();
    await tap(bar(again), 'Undo');
    await becomes('the table, undone', () => readFollowers(again), { Emmy: 10, Tomek: 10, Nina: 10 });
  },
);

/** The button is named after the step it leads to. */
async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}

async function choose(page: Page, player: string, option: RegExp): Promise<void> {
  await tap(page, `I am ${player}: show my choice`);
  await tap(page, option);
}

async function readFollowers(page: Page): Promise<Readonly<Record<string, number | undefined>>> {
  const figures = await readFigures(page);
  return Object.fromEntries(
    Object.entries(figures)
      .filter(([name]) => name in THREE)
      .map(([name, [followers]]) => [name, followers]),
  );
}
