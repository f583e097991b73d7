import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { seeDraftSaved } from './support/killHere';
import { bar, more, seeSaved, typeInKeypad } from './support/pad';
import {
  FOUR,
  influence,
  nextTurn,
  readFigures,
  readOfficers,
  seeTurn,
  startCounting,
  startPerseverance,
  takeDie,
  THREE,
  TWO,
} from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap, tapTimes } from './support/tap';

evening('a first round: die, influence, next turn, and the first player is on again', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full' });
  await takeDie(page, /^Own die/, 'Expansion');
  await influence(page, 'Chief Steward', /^1 cube Free/);
  await nextTurn(page, 'Tomek');
  await takeDie(page, /^Neutral dice/, 'Military');
  await influence(page, 'Chief of Security', /^2 cubes For 2 Stories/);
  await nextTurn(page, 'Nina');
  await takeDie(page, /^Neutral dice/, 'Sustenance');
  await influence(page, 'Chief of Security', /^1 cube/);
  await nextTurn(page, 'Emmy');

  await seeText(page, '8 dice left');
  // Tomek has two of the four cubes that filled the track: 2 Valor, and the track is empty.
  await becomes('the table', () => readFigures(page), {
    Emmy: [10, 0, 0, 0],
    Tomek: [10, 0, 0, 2],
    Nina: [10, 0, 0, 0],
  });
  await becomes('the Officers', () => readOfficers(page), {
    'Chief Mate': '3 spaces free, Emmy has 0 cubes here',
    'Chief of Security': '4 spaces free, Emmy has 0 cubes here',
    'Chief Steward': '2 spaces free, Emmy has 2 cubes here',
    'Chief Engineer': '4 spaces free, Emmy has 0 cubes here',
  });
  await openRest(page, 'Tomek');
  await becomes('Tomek’s Stories', () => readRest(page, 'Tomek', 'Stories'), '0');
  await becomes('Tomek’s cubes', () => readRest(page, 'Tomek', 'Influence'), '12');
});

evening(
  'three fill an Officer in one go: the bonus is paid, the rest starts the next track, undo steps back',
  async (table) => {
    const { page } = table;
    await startPerseverance(page, { players: THREE });
    // Jack's first cube is there already.
    await influence(page, 'Chief of Security', /^1 cube/);
    await nextTurn(page, 'Tomek');
    await nextTurn(page, 'Nina');
    await influence(page, 'Chief of Security', /^3 cubes/);
    await seeText(page, /Track full, bonus: Nina Valor \+2/);
    const start = { Emmy: [10, 0, 0, 0], Tomek: [10, 0, 0, 0], Nina: [10, 0, 0, 0] };
    await becomes('the table', () => readFigures(page), { ...start, Nina: [10, 0, 0, 2] });
    const security = async () => (await readOfficers(page))['Chief of Security'];
    await becomes('Chief of Security', security, '3 spaces free, Nina has 3 cubes here');

    await tap(page, 'Officers');
    for (const cell of ['Emmy, cubes: 1', 'Tomek, cubes: 1', 'Nina, cubes: 3'])
      await see(page, 'button', new RegExp(`^Chief of Security, ${cell}`));
    await tap(page, 'Back');

    await tap(bar(page), 'Undo');
    await becomes('the table without the bonus', () => readFigures(page), start);
    await becomes('Chief of Security', security, '2 spaces free, Nina has 0 cubes here');
    await tapTimes(bar(page), 'Undo', 2);
    await seeTurn(page, 'Emmy');
    await tap(bar(page), 'Undo');
    await becomes('Chief of Security', security, '3 spaces free, Emmy has 0 cubes here');
    await tap(page, MORE);
    await tap(page, 'Redo');
    await becomes('Chief of Security', security, '2 spaces free, Emmy has 1 cube here');
  },
);

evening('four with one cube each: the beta pays nobody', async ({ page }) => {
  await startPerseverance(page, { players: FOUR, edition: 'Beta 2020' });
  await influence(page, 'Chief of Security', /^1 cube/);
  await nextTurn(page, 'Tomek');
  await nextTurn(page, 'Nina');
  await influence(page, 'Chief of Security', /^1 cube/);
  await nextTurn(page, 'Ola');
  await influence(page, 'Chief of Security', /^1 cube/);
  await seeText(page, /Track full, bonus: nobody/);
  await becomes(
    'Valor',
    async () => Object.values(await readFigures(page)).map((row) => row[3]),
    [0, 0, 0, 0],
  );
  await becomes(
    'Chief of Security',
    async () => (await readOfficers(page))['Chief of Security']?.startsWith('4 spaces free'),
    true,
  );
});

evening('a reload in the middle of an influence action comes back to the same question', async ({ page }) => {
  await startPerseverance(page, { players: TWO });
  await tap(page, 'Influence');
  await tap(page, /^Chief Engineer/);
  await see(page, 'heading', 'How many cubes?');
  await seeDraftSaved(page);
  await page.reload();
  await see(page, 'heading', 'How many cubes?');
  await tap(page, /^2 cubes/);
  await see(page, 'button', /^Next turn/);
  await becomes(
    'the Chief Engineer',
    async () => (await readOfficers(page))['Chief Engineer']?.endsWith('Emmy has 2 cubes here'),
    true,
  );
});

evening(
  'somebody else’s die costs 2 Followers, a Dissenter die nothing, and undo gives both back',
  async (table) => {
    const { page } = table;
    await startPerseverance(page, { players: TWO });
    await takeDie(page, /^Tomek/);
    await becomes('Followers', async () => (await readFigures(page))['Emmy'], [8, 0, 0, 0]);
    await seeText(page, '12 dice left');
    await takeDie(page, /^Dissenters/);
    await becomes('Followers', async () => (await readFigures(page))['Emmy'], [8, 0, 0, 0]);
    await seeText(page, '11 dice left');
    await tapTimes(bar(page), 'Undo', 2);
    await becomes('Followers', async () => (await readFigures(page))['Emmy'], [10, 0, 0, 0]);
    await seeText(page, '13 dice left');
  },
);

evening(
  'a die from an empty pool is refused with the reason, and the turn reminds of the Assembly',
  async (table) => {
    const { page } = table;
    await startPerseverance(page, { players: THREE });
    for (const owner of [/^Own die/, /^Tomek/, /^Nina/]) await takeDie(page, owner);
    for (let taken = 0; taken < 8; taken += 1) await takeDie(page, /^Neutral dice/);
    await seeText(page, '0 dice left');
    await tap(page, MORE);
    await tap(page, 'Take a die');
    for (const owner of [/^Own die/, /^Tomek/, /^Nina/, /^Neutral dice/]) {
      const die = find(page, 'button', owner);
      await becomes('whether it is out of reach', () => die.isDisabled(), true);
      await seeText(die, /^No such die is left in the pool.*hold the Assembly\.$/);
    }
    await tap(page, 'Cancel');
    await tap(page, /^Next turn/);
    await see(page, 'button', 'The pool is empty: Assembly 1.');
    await tap(page, 'Close');
    await tap(bar(page), /^Assembly/);
    await see(page, 'heading', 'Presence and majorities');
  },
);

evening('more cubes than the supply are refused at the control, with what is left', async ({ page }) => {
  await startPerseverance(page, { players: THREE });
  await tap(page, 'Officers');
  await tap(page, 'Correct Chief Mate');
  // With the one on the Chief Steward since the set-up: 14 of 15.
  await tapTimes(page, more('Emmy', 'cubes in the pool'), 13);
  await tap(page, 'Correct');
  await tap(page, 'Back');
  await tap(page, 'Influence');
  await tap(page, /^Chief Mate/);
  const two = find(page, 'button', /^2 cubes/).first();
  await becomes('whether it is out of reach', () => two.isDisabled(), true);
  await seeText(two, /1 cube/);
  await tap(page, /^1 cube Free/);
  await tap(page, 'Influence');
  const mate = find(page, 'button', /^Chief Mate/);
  await becomes('whether it is out of reach', () => mate.isDisabled(), true);
  await seeText(mate, /0 cubes/);
});

evening(
  'Full tracking: a Defense area fills up, a Settlement is set, resources are counted',
  async ({ page }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Full' });
    await tap(page, MORE);
    await tap(page, 'Defense areas');
    await tap(page, /^Military/, 'tab');
    await tap(page, 'Raptor', 'radio');
    for (const column of [1, 2, 3])
      for (const row of ['middle', 'near']) await tap(page, `Column ${column}, ${row} Dino space, empty`);
    await tap(page, 'Column 4, near Dino space, empty');
    await tap(page, 'Back');
    // One Dino before the attack, the table links to what would happen.
    await tap(page, /^Military: one Dino away/);
    await seeText(page, 'If one more Dino came now');
    await tap(page, 'Raptor', 'radio');
    await tap(page, 'Column 4, middle Dino space, empty');
    await seeText(page, 'Full: Dino Attack next');
    await tap(page, 'Wall', 'radio');
    await tap(page, 'Tomek', 'radio');
    await tap(page, 'Column 1, Wall, empty');
    await see(page, 'button', /^Column 1, Wall, Tomek’s Wall/);
    await tap(page, 'Back');

    await tap(page, MORE);
    await tap(page, 'Zones');
    await tap(page, 'Military, space 2: Nobody');
    await tap(page, 'Nina', 'radio');
    await see(page, 'button', 'Military, space 2: Nina');
    await tap(page, 'Back');

    await openRest(page, 'Emmy');
    // Adelita begins with one more.
    await becomes('Emmy’s Food', () => readRest(page, 'Emmy', 'Food'), '2');
    await tapTimes(page, more('Emmy', 'Food'), 2);
    await becomes('Emmy’s Food', () => readRest(page, 'Emmy', 'Food'), '4');
    await tap(page, 'Close');
    await seeSaved(page);
    await page.reload();
    await openRest(page, 'Tomek');
    await becomes('Tomek’s Walls', () => readRest(page, 'Tomek', 'Walls'), '6');
    await tap(page, 'Close');
    await tap(page, /^Next turn/);
    await see(page, 'button', /^Military is full/);
  },
);

evening(
  'one more Follower, two cubes, a die of somebody else and the end of a turn: counted in taps',
  async ({ page }) => {
    await startPerseverance(page, { players: FOUR });
    const counted = await startCounting(page);
    await tap(page, more('Emmy', 'Followers'));
    assert.equal(counted(), 1);
    await tap(page, 'Influence');
    await tap(page, /^Chief Mate/);
    await tap(page, /^2 cubes For 2/);
    await see(page, 'button', /^Next turn/);
    assert.equal(counted(), 3);
    // Die, Zone and Effect at once.
    await tap(page, /^Emmy’s turn/);
    await tap(page, /^Nina/, 'radio');
    await tap(page, /^Rations/);
    await see(page, 'img', 'Die: done');
    assert.equal(counted(), 3);
    await tap(page, /^Next turn/);
    await see(page, 'heading', 'Tomek’s turn');
    assert.equal(counted(), 1);
    await tap(page, 'Back to the table');
    await typeInKeypad(page, 'Emmy', '123', 'Followers');
    await becomes('Emmy', async () => (await readFigures(page))['Emmy'], [123, 0, 0, 0]);
  },
);

async function openRest(page: Page, player: string): Promise<void> {
  await find(page, 'group', player)
    .getByRole('button', { name: new RegExp(`^${player} `) })
    .click();
  await see(page, 'heading', player);
}

function readRest(page: Page, player: string, figure: string): Promise<string | null> {
  return find(find(page, 'dialog', player), 'spinbutton', `${player}, ${figure}`).getAttribute(
    'aria-valuenow',
  );
}
