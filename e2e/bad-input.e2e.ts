import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { addPlayer, bar, readPoints, startPad, typeInKeypad } from './support/pad';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap, write } from './support/tap';

evening(
  'a name that does not fit is refused under its field, and nobody sits down',
  async ({ page, app }) => {
    await page.goto(`${app.url}/new/scorepad`);
    await addPlayer(page, 'Emmy');
    for (const [name, message] of [
      ['', 'Type a name first.'],
      ['   ', 'Type a name first.'],
      ['x'.repeat(300), 'A name can have 40 characters at most; this one has 300.'],
      ['EMMY', 'There is already someone with this name.'],
    ] as const) {
      await write(page, 'New player', name);
      await tap(page, 'Add');
      await seeText(page, message);
      await becomes(`the seats after “${name.slice(0, 10)}”`, () => seated(page), 1);
      await becomes('what was typed', () => find(page, 'textbox', 'New player').inputValue(), name);
    }
  },
);

evening('an emoji is a name, at the table and in the history', async ({ page }) => {
  await startPad(page, { players: ['🦖', 'Łucja 👩‍🚀'] });
  await becomes('the table', () => readPoints(page), { '🦖': 0, 'Łucja 👩‍🚀': 0 });
  await tap(page, 'Home');
  await tap(page, /^History/);
  await see(page, 'button', /^Harbour .*🦖 0/);
});

evening('one player is too few: going on says so and stays', async ({ page, app }) => {
  await page.goto(`${app.url}/new/scorepad`);
  await addPlayer(page, 'Emmy');
  await seeText(page, 'One more player needed.');
  await tapWhatIsOff(page, 'Start the game');
  await see(page, 'heading', 'Who is playing?');
});

evening('a ninth player finds the table full', async ({ page, app }) => {
  await page.goto(`${app.url}/new/scorepad`);
  for (let seat = 1; seat <= 8; seat += 1) await addPlayer(page, `Player ${seat}`);
  await write(page, 'New player', 'Nine');
  await tapWhatIsOff(page, 'Add');
  await seeText(page, 'The table is full with 8 players.');
  await find(page, 'textbox', 'New player').press('Enter');
  await becomes('the seats', () => seated(page), 8);
  await becomes('what was typed', () => find(page, 'textbox', 'New player').inputValue(), 'Nine');
});

evening('a score pad needs no name, but takes no endless one', async ({ page, app }) => {
  await page.goto(`${app.url}/new/scorepad`);
  await addPlayer(page, 'Emmy');
  await addPlayer(page, 'Tomek');
  await write(page, 'What are you playing?', 'x'.repeat(300));
  await tap(page, 'Start the game');
  await seeText(page, /The name can have \d+ characters at most\./);
  await write(page, 'What are you playing?', '');
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Score pad');
});

evening('a number that makes no sense is refused in the keypad, and nothing changes', async ({ page }) => {
  await startPad(page);
  await typeInKeypad(page, 'Emmy', '7');
  await becomes('the table', () => readPoints(page), { Emmy: 7, Tomek: 0, Nina: 0 });
  await tap(page, 'Emmy, Points', 'spinbutton');
  for (const [typed, message] of [
    ['', 'Type a number, or a sum such as 3+6+2.'],
    ['3+', 'A number is missing after the last sign.'],
    ['3++2', 'There are two signs in a row.'],
    ['1e9', 'Only digits, + and − can be used here.'],
    ['1000000000', 'A number can have nine digits at most.'],
    ['999999999', /This makes 999999999; the maximum is \d+\./],
    ['-999999999', /This makes −999999999; the minimum is −\d+\./],
  ] as const) {
    await write(page, 'Number or sum', typed);
    await tap(page, 'Done');
    await seeText(page, message);
    await see(page, 'textbox', 'Number or sum');
  }
  await tap(page, 'Close');
  await seeGone(page, 'textbox', 'Number or sum');
  await becomes('the table', () => readPoints(page), { Emmy: 7, Tomek: 0, Nina: 0 });
});

evening('an empty or endless note is refused and stays typed', async ({ page }) => {
  await startPad(page);
  await tap(bar(page), 'Note');
  await tap(page, 'Save');
  await seeText(page, 'The note is empty.');
  await write(page, 'A note for this game', 'x'.repeat(3000));
  await tap(page, 'Save');
  await seeText(page, /A note can have \d+ characters at most\./);
  await write(page, 'A note for this game', 'We played with the island map.');
  await tap(page, 'Save');
  await seeGone(page, 'textbox', 'A note for this game');
});

for (const path of ['/session/nowhere', '/session/nowhere/timeline', '/session/nowhere/wizard/enterRound']) {
  evening(`a link to a game that does not exist says so, with a way home: ${path}`, async ({ app }) => {
    const page = await app.open(path);
    await see(page, 'heading', 'This game is not here');
    await tap(page, 'Go to Home');
    await see(page, 'heading', 'Foothold');
  });
}

evening('a link to a wizard that the game does not have says so, with a way back', async ({ page }) => {
  await startPad(page);
  await page.goto(`${page.url()}/wizard/nothing`);
  await see(page, 'heading', 'This step is no longer possible');
  await tap(page, 'Back to the table');
  await see(page, 'heading', 'Harbour');
});

evening('an address that Foothold does not know says so, with a way home', async ({ app }) => {
  const page = await app.open('/no/such/place');
  await see(page, 'heading', 'Page not found');
  await tap(page, 'Go to Home');
  await see(page, 'heading', 'Foothold');
});

evening('a new game of an unknown kind asks which game', async ({ app }) => {
  const page = await app.open('/new/no-such-game');
  await see(page, 'heading', 'Which game?');
});

/** A disabled control stays tappable and says why; the browser driver would wait for it to be enabled. */
function tapWhatIsOff(page: Page, name: string): Promise<void> {
  return find(page, 'button', name).click({ force: true });
}

function seated(page: Page): Promise<number> {
  return page.getByRole('button', { name: /^Remove / }).count();
}
