import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import {
  attackZone,
  fillArea,
  goOn,
  hold,
  openAttack,
  putFigure,
  putWall,
  rollTrap,
  rollWall,
} from './support/dinoAttack';
import { evening } from './support/evening';
import { keepCard, openStage, rollThreat, threaten } from './support/patrol';
import { FOUR, readFigures, startPerseverance, THREE } from './support/perseverance1';
import { becomes, see } from './support/see';
import { MORE, tap, tapTimes } from './support/tap';

/** From the table to being back on the table. */
const MOST = { tracked: 13, fromNothing: 30, stage: 8 } as const;

evening('counted in taps: a Dino Attack on an area that the app follows', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full', edition: 'Published 2021' });
  await followArea(page);
  const taps = await countTaps(page);
  await tap(page, /^Dino Attack: Military/);
  await see(page, 'heading', 'Who is where?');
  await resolve(page);
  await atMost('a Dino Attack, tracked', MOST.tracked, taps, note);
});

evening('counted in taps: the same Dino Attack entered from nothing', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
  const taps = await countTaps(page);
  await openAttack(page);
  await attackZone(page, 'Military');
  await fillArea(page);
  await resolve(page);
  await atMost('a Dino Attack, from nothing', MOST.fromNothing, taps, note);
});

evening(
  'counted in taps: a Patrol stage with two cards whose Threat the table has read before',
  async ({ page, note }) => {
    await startPerseverance(page, { players: THREE, edition: 'Published 2021' });
    const followers = async () => (await readFigures(page))['Emmy']?.[0];
    await beginPatrol(page);
    const first = await countTaps(page);
    await openStage(page, 1);
    await tap(page, 'Followers: one more');
    for (const [card, threat] of [
      ['L8', 3],
      ['L4', 2],
    ] as const) {
      await keepCard(page, card);
      await threaten(page, `Card ${card}`, threat);
      await rollThreat(page, `Card ${card}`, 5);
    }
    await tap(page, 'Save');
    await becomes('Followers of Emmy', followers, 15);
    // Each Threat has to be read once.
    await atMost('a Patrol stage with two cards, Threats entered', MOST.stage + 2, first, note);

    await beginPatrol(page);
    const before = await first.count();
    await openStage(page, 1);
    await tap(page, 'Followers: one more');
    for (const card of ['L8', 'L4']) {
      await keepCard(page, card);
      await rollThreat(page, `Card ${card}`, 5);
    }
    await tap(page, 'Save');
    await becomes('Followers of Emmy', followers, 20);
    const second = { count: async () => (await first.count()) - before };
    await atMost('a Patrol stage with two cards', MOST.stage, second, note);
  },
);

/** From the grid back to the table: the dice, what came of them, two rewards. */
async function resolve(page: Page): Promise<void> {
  await goOn(page, 'Traps and Walls');
  await rollTrap(page, 'Emmy', 1, 'Match: 3 Followers. Trampler Trap: Trampler killed');
  await rollTrap(page, 'Nina', 2, 'Fails anyway: 2 Followers. Raptor Trap');
  await rollWall(page, 'Tomek', 1, '1 Safeguard');
  await rollWall(page, 'Ola', 3, '1 Safeguard, skull');
  await goOn(page, 'Combat Rewards');
  await tap(page, /^Production of the Zone/, 'checkbox');
  await tap(page, 'Ola takes no more');
  await see(page, 'button', /^Emmy Followers: 13 after this \+3/);
  await tap(page, 'Save');
  const figures = async () => {
    const read = await readFigures(page);
    return Object.keys(FOUR).map((name) => [read[name]?.[0], read[name]?.[2]]);
  };
  await becomes('Followers and Safeguard', figures, [
    [13, 0],
    [10, 0],
    [12, 0],
    [10, 1],
  ]);
}

/** The same area as an attack from nothing has, put onto the board piece by piece. */
async function followArea(page: Page): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Defense areas');
  await tap(page, /^Military/, 'tab');
  for (const [dino, row] of [
    ['Trampler', 'near'],
    ['Raptor', 'middle'],
  ] as const) {
    await hold(page, dino);
    for (const column of [1, 2, 3, 4]) await tap(page, `Column ${column}, ${row} Dino space, empty`);
  }
  await hold(page, 'Trap', 'Emmy');
  await tap(page, 'Column 1, near Dino space, Trampler');
  await hold(page, 'Nina');
  await tap(page, 'Column 2, near Dino space, Trampler');
  await hold(page, 'Wall', 'Tomek');
  await putWall(page, 1);
  await hold(page, 'Ola');
  await putWall(page, 3);
  await hold(page, 'Heavy');
  await putFigure(page, 4, 'top');
  await hold(page, 'Tomek');
  await putFigure(page, 3, 'bottom');
  await hold(page, 'Nina');
  await putFigure(page, 3, 'top');
  await hold(page, 'Emmy');
  await putFigure(page, 2, 'top');
  await hold(page, 'Light');
  await putFigure(page, 1, 'top');
  await tap(page, 'Back');
  await see(page, 'button', /^Next turn/);
}

/** Of one stage, with two Light Soldiers. */
async function beginPatrol(page: Page): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Begin a Patrol');
  await tapTimes(page, 'Light Soldiers: one more', 1);
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}
