import assert from 'node:assert/strict';

import { evening, eveningWithKills } from './support/evening';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar } from './support/pad';
import { FOUR, readFigures, startCounting, startPerseverance, THREE } from './support/perseverance1';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

evening('a turn on one page: die, Dinos, Effect, a cube, and the next player follows', async (table) => {
  const { page } = table;
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  const taps = await startCounting(page);
  await tap(page, /^Emmy’s turn/);
  await see(page, 'heading', 'Emmy’s turn');
  await looksRight(page);
  await tap(page, /^Rations/);
  await looksRight(page);
  await tap(page, 'Trampler');
  await tap(page, 'Raptor');
  await see(page, 'button', 'Take back Raptor, 2');
  await looksRight(page);
  await tap(page, 'Confirm Rations');
  await see(page, 'img', 'Die: done');
  await seeText(page, /^Emmy: Rations\s+Food \+2$/);
  await see(page, 'img', 'Effect: done');
  await looksRight(page);
  await tap(page, /^Chief Mate/);
  await see(page, 'img', 'Secondary Action: done');
  // Nothing is done twice by a second tap.
  await seeGone(page, 'button', /^Chief Mate/);
  await see(page, 'button', 'Another Secondary Action');
  await tap(page, /^Next turn/);
  await see(page, 'heading', 'Tomek’s turn');
  const counted = taps();
  assert.ok(counted <= 8, `a turn took ${counted} taps`);

  // Everything is on the board, and one undo takes back one act.
  await tap(page, 'Back to the table');
  await tap(page, MORE);
  await tap(page, 'Defense areas');
  await tap(page, /^Sustenance/, 'tab');
  await see(page, 'button', 'Column 1, middle Dino space, Trampler');
  await see(page, 'button', 'Column 2, middle Dino space, Raptor');
  await tap(page, 'Back');
  for (const done of ['Tomek’s turn', 'Emmy: 1 cube on the Chief Mate', 'Emmy: Rations'] as const) {
    await tap(bar(page), 'Undo');
    await seeText(page, new RegExp(done));
  }
  await see(page, 'button', /^Emmy’s turn/);
});

evening('in Essentials a turn is three taps', async ({ page }) => {
  await startPerseverance(page, { players: THREE });
  await tap(page, /^Emmy’s turn/);
  await see(page, 'heading', 'Emmy’s turn');
  const taps = await startCounting(page);
  await tap(page, /^Rations/);
  await see(page, 'img', 'Effect: done');
  await tap(page, /^Chief Mate/);
  await see(page, 'img', 'Secondary Action: done');
  await tap(page, /^Next turn/);
  await see(page, 'heading', 'Tomek’s turn');
  assert.equal(taps(), 3);
  await looksRight(page);
});

eveningWithKills(
  'what was begun on the page survives a kill, and another’s die costs 2 Followers',
  async (table) => {
    const { app } = table;
    let { page } = table;
    await startPerseverance(page, { players: THREE, tracking: 'Full' });
    await tap(page, /^Emmy’s turn/);
    await tap(page, /^Tomek: 1, for 2 Followers/, 'radio');
    await tap(page, /^Training/);
    await tap(page, 'A Light Soldier', 'checkbox');
    await tap(page, '1 Story: place up to 2 Soldiers', 'checkbox');
    page = await killHere(app, page, 'Emmy’s turn');
    await see(page, 'heading', 'Which space?');
    await looksRight(page);
    // A taken space and a missing answer say why.
    await seeText(page, 'Still to choose: Which space?');
    await tap(page, /^Military, Column 1, top row/, 'radio');
    await tap(page, 'Confirm Training');
    await see(page, 'img', 'Effect: done');
    // What comes next is read from its top.
    await becomes('how far the page is scrolled', () => page.evaluate<number>(SCROLLED), 0);
    await tap(page, 'Back to the table');
    await becomes('Emmy', async () => (await readFigures(page))['Emmy']?.slice(0, 4), [8, 0, 0, 1]);
  },
);

evening('a tile can be put back, and words say what every tile does', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full' });
  await tap(page, 'What can I do?');
  await see(page, 'heading', 'Emmy’s turn');
  await see(page, 'button', /^Rations Food \+2/);
  await seeText(page, /^Emmy 1; 3 spaces to the bonus$/);
  await looksRight(page);
  await tap(page, 'What can I do?');
  await tap(page, /^Settle/);
  await see(page, 'heading', 'Which space?');
  await looksRight(page);
  // A space that is chosen leaves its own Zone only; a second tap brings the others back.
  await tap(page, /^Military, Space 2/, 'radio');
  await seeGone(page, 'radio', /^Protection, Space 2/);
  await tap(page, /^Military, Space 2/, 'radio');
  await see(page, 'radio', /^Protection, Space 2/);
  await tap(find(page, 'group', 'Expansion').first(), /^Settle/);
  await seeGone(page, 'heading', 'Which space?');
  // Nothing is forced: the turn can end as it is, after what the rules want looked at.
  await tap(page, /^Next turn/);
  await see(page, 'dialog', 'Before the turn ends');
  await tap(page.getByRole('dialog'), 'Next turn');
  await see(page, 'heading', 'Tomek’s turn');
});

evening(
  'a phone on its side: the longest name fits into the rail',
  async ({ page }) => {
    await startPerseverance(page, {
      players: { Krzysztof: 'Adelita', Przemysława: 'Jack', Nina: 'Keoni' },
      tracking: 'Full',
    });
    await tap(page, /^Krzysztof’s turn/);
    await see(page, 'heading', 'Krzysztof’s turn');
    const sideways = () =>
      find(page, 'button', /^Next turn/).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    await becomes('what does not fit', sideways, 0);
    await looksRight(page);
  },
  { size: { width: 844, height: 390 } },
);

/** Runs in the page. */
const SCROLLED = `Math.max(...[...document.querySelectorAll('[role=main] *')].map(({ scrollTop }) => scrollTop))`;
