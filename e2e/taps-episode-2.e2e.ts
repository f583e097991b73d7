import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { nextTurn, seeTurn } from './support/perseverance1';
import { addSavior, buildCamp, seeTable, startPerseverance2, takeDie } from './support/perseverance2';
import { becomes, see, seeText } from './support/see';
import { find, tap } from './support/tap';

/** What a turn may cost, from the table on. */
const PLAIN = 7;
const ADVENTURE = 25;

evening('Episode 2: a plain turn takes at most 7 taps', async ({ page, note }) => {
  await startPerseverance2(page);
  const taps = await countTaps(page);
  await tap(page, /^Emmy’s turn/);
  await tap(page, /^Pub/);
  await see(page, 'img', 'Effect: done');
  await tap(page, /^Chief Mate/);
  await tap(page, /^Defender/);
  await see(page, 'img', 'Secondary Action: done');
  await tap(page, /^Next turn/);
  await see(page, 'heading', 'Tomek’s turn');
  await atMost('Episode 2, a plain turn', PLAIN, taps, note);
});

evening(
  'Episode 2: an Adventure with Combat, a cleared Area and a failed attack takes at most 25 taps',
  async ({ page, note }) => {
    const table = await startPerseverance2(page);
    await takeDie(page, /^Own die/, 'Military');
    await buildCamp(page, table, 'Nothing');
    await nextTurn(page, 'Tomek');
    const taps = await countTaps(page);

    // From the Camp of Emmy, the only one: Combat with a capture.
    await tap(page, /^Tomek’s turn/);
    await tap(page, /^Adventure/);
    await tap(page, /^Combat/);
    await becomes('the last Dino in sight', () => isInSight(page), true);
    await tap(page, 'Dinos to fight on the hex, Trampler: one more');
    await tap(page, 'Dinos to fight on the hex, Raptor: one more');
    await tap(page, 'Captured, 1 at most, Trampler: one more');
    await tap(page, 'Confirm Adventure');
    await see(page, 'heading', 'The Adventure: what else?');
    // Then a tile of the Plains is cleared.
    await tap(page, /^Clear an Area/);
    await tap(page, 'A Plains card');
    await tap(page, 'Confirm Clear an Area');
    await see(page, 'button', 'Adventure stage');

    // The Camp falls.
    await tap(page, 'Dino Attack');
    await see(page, 'heading', 'The defense fails');
    await tap(page, 'From the supply, Raptor: one more');
    await tap(page, 'From the supply, Trampler: one more');
    await find(page, 'button', 'Glowberries').first().click();
    await addSavior(page, 'Followers');
    await tap(page, 'Save');
    await see(page, 'heading', 'Tomek’s turn');

    await tap(page, /^Chief of Security/);
    await tap(page, 'No Perk');
    await see(page, 'img', 'Secondary Action: done');
    await tap(page, /^Next turn/);
    await tap(find(page, 'dialog', 'Before the turn ends'), 'Next turn');
    await see(page, 'heading', 'Nina’s turn');
    await atMost(
      'Episode 2, an Adventure turn with Combat, Clear and a failed attack',
      ADVENTURE,
      taps,
      note,
    );

    await see(page, 'img', /^(All saved|Draft saved)$/);
    await page.goto(table);
    await seeTable(page);
    await seeTurn(page, 'Nina');
    await seeText(page, /Breach, .*1 Trampler and 1 Raptor/);
  },
);

/** What an option opens comes into sight by itself, down to its last row. */
async function isInSight(page: Page): Promise<boolean> {
  const row = await find(page, 'button', 'Dinos to fight on the hex, Shieldhead: one more').boundingBox();
  const foot = await find(page, 'button', 'Confirm Adventure').boundingBox();
  return row !== null && foot !== null && row.y + row.height <= foot.y;
}
