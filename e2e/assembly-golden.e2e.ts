import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { skipChecklist, THREE, TWO, walkToBox, type TableWishes } from './support/perseverance1';
import { see } from './support/see';
import { tap, tapTimes, write } from './support/tap';

interface Case {
  readonly name: string;
  readonly wishes: TableWishes;
  readonly tile?: string;
  /** Zone, Settlements in all, and the Presence of everybody who has some. */
  readonly zones: readonly (readonly [string, number, Readonly<Record<string, number>>])[];
  readonly votes: Readonly<Record<string, number>>;
  /** Tiles turned up at the real table, from the left. */
  readonly tiles: readonly (readonly [zone: string, player: string, chosen: 'Votes' | 'Production'])[];
  readonly review: readonly RegExp[];
}

/** Golden cases of the rules, entered by hand where nothing but the essentials is followed. */
const CASES: readonly Case[] = [
  {
    name: 'beta, three players, first Assembly',
    wishes: { players: THREE, edition: 'Beta 2020' },
    zones: [
      ['Sustenance', 3, { Emmy: 3, Tomek: 2 }],
      ['Military', 2, { Emmy: 2, Tomek: 1, Nina: 1 }],
      ['Expansion', 1, { Tomek: 2, Nina: 2 }],
      ['Protection', 4, { Emmy: 1, Tomek: 1, Nina: 4 }],
    ],
    votes: { Tomek: 1 },
    tiles: [
      ['Sustenance', 'Emmy', 'Votes'],
      ['Military', 'Emmy', 'Production'],
      ['Protection', 'Nina', 'Production'],
    ],
    review: [/^Emmy 24 after this \+14$/, /^Tomek 16 after this \+6$/, /^Nina 10 after this/],
  },
  {
    name: 'published, two players, level with the Dissenters',
    wishes: { players: TWO, edition: 'Published 2021' },
    tile: '15, 6',
    zones: [
      ['Sustenance', 2, { Emmy: 2, Dissenters: 2 }],
      ['Expansion', 1, { Tomek: 1 }],
    ],
    votes: {},
    tiles: [['Expansion', 'Tomek', 'Votes']],
    review: [/^Emmy 16 after this \+6$/, /^Tomek 25 after this \+15$/],
  },
];

for (const one of CASES)
  evening(`an Assembly entered by hand gives what the rules say: ${one.name}`, async ({ page }) => {
    await walkToBox(page, { ...one.wishes, tracking: 'Essentials' });
    if (one.tile !== undefined) await write(page, 'Assembly 1: Followers by place', one.tile);
    await tap(page, 'Start the game');
    await skipChecklist(page);
    await tap(page, 'More');
    await tap(page, 'Assembly');
    await see(page, 'heading', 'Presence and Votes');
    await enterPresence(page, one);
    await tap(page, 'Majorities');
    await tap(page, 'How do you choose?');
    await tap(page, /^With tiles/);
    for (const [zone, player, chosen] of one.tiles) {
      await see(page, 'heading', `${zone}: what did ${player} choose?`);
      await tap(page, new RegExp(`^${chosen}`));
    }
    for (const step of ['Vote ranking', 'What the Officers look at', 'Officers', 'Before the next round'])
      await tap(page, step);
    await tap(page, 'Check');
    for (const line of one.review) await see(page, 'button', line);
  });

async function enterPresence(page: Page, { zones, votes }: Case): Promise<void> {
  for (const [zone, settlements, presence] of zones) {
    await tapTimes(page, `${zone}, Settlements in all: one more`, settlements);
    for (const [owner, pieces] of Object.entries(presence)) {
      const whose = owner === 'Dissenters' ? owner : `${owner}, Presence`;
      await tapTimes(page, `${zone}, ${whose}: one more`, pieces);
    }
  }
  for (const [player, count] of Object.entries(votes))
    await tapTimes(page, `Votes before the Assembly, ${player}, Votes: one more`, count);
}
