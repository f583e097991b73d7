import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { killHere } from './support/killHere';
import { fillKeypad } from './support/pad';
import { startPerseverance, THREE } from './support/perseverance1';
import { goOn, setFigure } from './support/scoring';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap } from './support/tap';

const EMMYS = 'Chief Steward, Emmy, Settlements on the board';
const ZONES = ['Sustenance', 'Military', 'Expansion', 'Protection'];

evening(
  'an Essentials evening of Episode 1: the second Assembly knows what the first counted; Full begins with a count',
  async ({ page: first, app }) => {
    let page = first;
    await startPerseverance(page, { players: THREE, tracking: 'Essentials', edition: 'Published 2021' });

    await openAssembly(page);
    await setFigure(page, 'Military, Settlements in all', 3);
    await setFigure(page, 'Military, Tomek, Presence', 4);
    await holdAssembly(page, async () => {
      await seeText(page, /Unknown: not counted yet/);
      await becomes('Settlements of Emmy', () => valueOf(page, EMMYS), null);
      await count(page, EMMYS, '2');
    });
    await openAssembly(page);
    await becomes('Settlements', () => valueOf(page, 'Military, Settlements in all'), '3');
    await becomes('Presence', () => valueOf(page, 'Military, Tomek, Presence'), '4');
    await holdAssembly(page, () => becomes('Settlements of Emmy', () => valueOf(page, EMMYS), '2'));

    await openMore(page, /^Follow everything/);
    await see(page, 'heading', 'What everybody has');
    await seeText(page, 'Unknown: not counted yet');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), null);
    await count(page, 'Emmy, Food', '3');
    page = await killHere(app, page, 'What everybody has');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
    for (const player of Object.keys(THREE))
      for (const what of ['Food', 'Scrap', 'Stories', 'Light Soldiers', 'Heavy Soldiers'])
        if (player !== 'Emmy' || what !== 'Food') await tap(page, `${player}, ${what}: one less`);
    for (const zone of ZONES) await goOn(page, zone);
    await tap(page, 'Follow everything');
    await see(page, 'button', /^Next turn/);
    await tap(page, /^Emmy Adelita/);
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
  },
);

async function openMore(page: Page, action: string | RegExp): Promise<void> {
  await tap(page, 'More');
  await tap(page, action);
}

/** There are dice in the pool: the app asks whether it is time. */
async function openAssembly(page: Page): Promise<void> {
  await openMore(page, 'Assembly');
  await tap(find(page, 'dialog', 'Before you go on'), 'Assembly');
}

/** What is filled in is right but for what the Officers look at; everybody takes Votes. */
async function holdAssembly(page: Page, lookAtOfficers: () => Promise<void>): Promise<void> {
  await goOn(page, 'What the Officers look at');
  await lookAtOfficers();
  await goOn(page, 'Secret choice');
  await tap(page, 'We chose with our tiles');
  for (;;) {
    const ranking = find(page, 'heading', 'Ranking and Officers');
    const tile = find(page, 'heading', /what did .* choose\?$/);
    await ranking.or(tile).first().waitFor({ state: 'visible' });
    if (await ranking.isVisible()) break;
    const asked = await tile.first().innerText();
    await tap(page, /^Votes/);
    await seeGone(page, 'heading', asked);
  }
  await tap(page, 'Check');
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}

function valueOf(page: Page, name: string): Promise<string | null> {
  return find(page, 'spinbutton', name).getAttribute('aria-valuenow');
}

async function count(page: Page, name: string, to: string): Promise<void> {
  await tap(page, name, 'spinbutton');
  await fillKeypad(page, to);
}
