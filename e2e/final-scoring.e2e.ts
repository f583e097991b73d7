import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { goTo } from './support/goTo';
import { killHere } from './support/killHere';
import { seeSaved, typeInKeypad } from './support/pad';
import { FOUR, startPerseverance, THREE, type TableWishes } from './support/perseverance1';
import { goOn, setFigure } from './support/scoring';
import { see } from './support/see';
import { tap } from './support/tap';

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Case {
  readonly name: string;
  readonly wishes: TableWishes;
  readonly followers: Readonly<Record<string, string>>;
  /** Source by source what is on the table, by player; what is not named is not there. */
  readonly steps: Readonly<Record<string, Counts>>;
  readonly ranking: readonly string[];
  /** Kills after every source, with what was entered for it. */
  readonly kills: boolean;
}

/** Golden cases of the rules, entered by hand in Essentials. */
const CASES: readonly Case[] = [
  {
    name: 'beta, shared places and the Threat penalty',
    wishes: { players: THREE, edition: 'Beta 2020', threatWithoutLuck: true },
    followers: { Emmy: '40', Tomek: '41', Nina: '50' },
    steps: {
      'Soldiers in the Defense areas': {
        Emmy: { 'Light Soldiers': 1, 'Heavy Soldiers': 1, Leader: 1 },
        Tomek: { 'Light Soldiers': 2, 'Heavy Soldiers': 1 },
        Nina: { Leader: 1 },
      },
      'Walls and Traps in the Defense areas': { Emmy: { Walls: 2, Traps: 1 }, Tomek: { Traps: 3 } },
      'Resources left': { Emmy: { Food: 1, Stories: 2 }, Tomek: { MR: 2 } },
      'Soldiers left': {
        Emmy: {
          'Light Soldiers on the Player board': 1,
          'Heavy Soldiers on the Player board': 1,
          'Heavy Soldiers on Patrol': 1,
        },
        Nina: { 'Light Soldiers on the Player board': 2 },
      },
      'Safeguard and Valor': {
        Emmy: { Safeguard: 4, Valor: 2 },
        Tomek: { Valor: 6 },
        Nina: { Safeguard: 1, Valor: 1 },
      },
      'Threat token': { Emmy: { 'Heavy Threat token': 3 }, Tomek: { 'Heavy Threat token': 2 } },
    },
    ranking: ['1. Emmy Most Followers +14 54 5', '2. Nina +2 52 2', '3. Tomek +9 50 3'],
    kills: true,
  },
  {
    name: 'published, friendly ties and Light pairs',
    wishes: { players: FOUR, edition: 'Published 2021' },
    followers: { Emmy: '30', Tomek: '30', Nina: '35', Ola: '28' },
    steps: {
      'Soldiers in the Defense areas': {
        Emmy: { 'Light Soldiers': 2 },
        Tomek: { 'Light Soldiers': 1, 'Heavy Soldiers': 1 },
        Ola: { Leader: 1 },
      },
      'Walls and Traps in the Defense areas': {
        Emmy: { Walls: 1, Traps: 1 },
        Tomek: { Walls: 2 },
        Nina: { Traps: 1 },
      },
      'Resources left': { Emmy: { Food: 2, Scrap: 1 }, Tomek: { Stories: 3 }, Ola: { Food: 1 } },
      'Soldiers left': {
        Emmy: {
          'Light Soldiers on the Player board': 1,
          'Light Soldiers on Patrol': 2,
          'Heavy Soldiers on Patrol': 1,
        },
        Nina: { 'Heavy Soldiers on the Player board': 2 },
        Ola: { 'Light Soldiers on the Player board': 4 },
      },
      'Safeguard and Valor': {
        Emmy: { Safeguard: 3, Valor: 5 },
        Nina: { Safeguard: 6, Valor: 6 },
        Ola: { Safeguard: 2, Valor: 1 },
      },
    },
    ranking: [
      '1. Emmy Most Followers +21 51 6',
      '2. Tomek Tied +16 46 2',
      '2. Nina Tied +11 46 2',
      '4. Ola +7 35 4',
    ],
    kills: false,
  },
];

for (const one of CASES)
  evening(
    `final scoring entered by hand gives what the rules say: ${one.name}`,
    async ({ page: first, app }) => {
      let page = first;
      const killed = async (heading: string) => {
        if (one.kills) page = await killHere(app, page, heading);
      };
      await startPerseverance(page, { ...one.wishes, tracking: 'Essentials' });
      for (const [player, sum] of Object.entries(one.followers))
        await typeInKeypad(page, player, sum, 'Followers');
      await seeSaved(page);
      await goTo(page, `${page.url()}/wizard/finalScoring`);
      await see(page, 'heading', 'What everybody has left');
      for (const [heading, counts] of Object.entries(one.steps)) {
        await see(page, 'heading', heading);
        await enter(page, counts);
        await killed('What everybody has left');
        await seeEntered(page, counts);
      }
      if (one.kills) await expectNoAxeViolations(page);
      await goOn(page, 'Who wins');
      await killed('Who wins');
      for (const row of one.ranking) await see(page, 'row', row);
      await expectNoAxeViolations(page);
      await tap(page, 'Save');
      await see(page, 'button', 'Back to the table');
    },
    { ownBrowser: one.kills },
  );

async function enter(page: Page, counts: Counts): Promise<void> {
  for (const [player, figures] of Object.entries(counts))
    for (const [figure, count] of Object.entries(figures))
      await setFigure(page, `${player}, ${figure}`, count);
}

async function seeEntered(page: Page, counts: Counts): Promise<void> {
  for (const [player, figures] of Object.entries(counts))
    for (const [figure, count] of Object.entries(figures))
      await page
        .getByRole('spinbutton', { name: `${player}, ${figure}`, exact: true })
        .and(page.locator(`[aria-valuenow="${count}"]`))
        .waitFor();
}
