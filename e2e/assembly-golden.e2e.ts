import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { goToBox, printOnCopy, skipChecklist, THREE, TWO, type TableWishes } from './support/perseverance1';
import { setFigure, turnUpTiles } from './support/scoring';
import { see } from './support/see';
import { MORE, find, tap } from './support/tap';

interface Case {
  readonly name: string;
  readonly wishes: TableWishes;
  readonly tile?: readonly number[];
  /** Zone, Total Settlements, and the Presence of everybody who has some. */
  readonly zones: Readonly<Record<string, readonly [number, Readonly<Record<string, number>>]>>;
  readonly votes: Readonly<Record<string, number>>;
  /** Tiles revealed at the real table, from the left. */
  readonly tiles: readonly (readonly [zone: string, player: string, chosen: 'Votes' | 'Production'])[];
  /** What the ranking table shows for each: Votes, prize, Followers after it. */
  readonly ranking: readonly string[];
  readonly review: readonly RegExp[];
}

const NOBODY = [0, {}] as const;

/** Golden cases of the rules, entered by hand in Essentials. */
const CASES: readonly Case[] = [
  {
    name: 'beta, three players, first Assembly',
    wishes: { players: THREE, edition: 'Beta 2020' },
    zones: {
      Sustenance: [3, { Emmy: 3, Tomek: 2 }],
      Military: [2, { Emmy: 2, Tomek: 1, Nina: 1 }],
      Expansion: [1, { Tomek: 2, Nina: 2 }],
      Protection: [4, { Emmy: 1, Tomek: 1, Nina: 4 }],
    },
    votes: { Tomek: 1 },
    tiles: [
      ['Sustenance', 'Emmy', 'Votes'],
      ['Military', 'Emmy', 'Production'],
      ['Protection', 'Nina', 'Production'],
    ],
    ranking: ['1. Emmy 5 +14 24', '2. Tomek 2 +6 16', '3. Nina 1 +0 10'],
    review: [
      /^Emmy Followers: 24 after this \+14$/,
      /^Tomek Followers: 16 after this \+6$/,
      /^Nina Followers: 10 after this/,
    ],
  },
  {
    name: 'published, two players, level with the Dissenters',
    wishes: { players: TWO, edition: 'Published 2021' },
    tile: [15, 6],
    zones: {
      Sustenance: [2, { Emmy: 2, Dissenters: 2 }],
      Military: NOBODY,
      Expansion: [1, { Tomek: 1 }],
      Protection: NOBODY,
    },
    votes: {},
    tiles: [['Expansion', 'Tomek', 'Votes']],
    ranking: [
      '1. Tomek 3 +15 25',
      '2. Emmy Tied: each takes the full place 2 +6 16',
      '2. Dissenters Tied: nobody gets their share 2 – –',
    ],
    review: [/^Emmy Followers: 16 after this \+6$/, /^Tomek Followers: 25 after this \+15$/],
  },
];

for (const one of CASES)
  evening(`an Assembly entered by hand gives what the rules say: ${one.name}`, async ({ page }) => {
    await goToBox(page, { ...one.wishes, tracking: 'Essentials' });
    if (one.tile !== undefined) await printOnCopy(page, 'Assembly 1: Followers by place', one.tile);
    await tap(page, 'Start the game');
    await skipChecklist(page);
    await tap(page, MORE);
    await tap(page, 'Assembly');
    await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
    await see(page, 'heading', 'Presence and majorities');
    await enterPresence(page, one);
    await see(page, 'heading', 'What Officers count');
    await turnUpTiles(page);
    for (const [zone, player, chosen] of one.tiles)
      await tap(find(page, 'radiogroup', `${zone}: ${player}`), new RegExp(`^${chosen}`), 'radio');
    await see(page, 'heading', 'Vote ranking');
    for (const row of one.ranking) await see(page, 'row', row);
    await see(page, 'heading', 'What changes');
    for (const line of one.review) await see(page, 'button', line);
  });

async function enterPresence(page: Page, { wishes, zones, votes }: Case): Promise<void> {
  const players = Object.keys(wishes.players ?? {});
  const owners = players.length === 2 ? [...players, 'Dissenters'] : players;
  for (const [zone, [settlements, presence]] of Object.entries(zones)) {
    await setFigure(page, `${zone}, Total Settlements`, settlements);
    for (const owner of owners) {
      const whose = owner === 'Dissenters' ? owner : `${owner}, Presence`;
      await setFigure(page, `${zone}, ${whose}`, presence[owner] ?? 0);
    }
  }
  for (const [player, count] of Object.entries(votes))
    await setFigure(page, `Votes before the Assembly, ${player}, Votes`, count);
}
