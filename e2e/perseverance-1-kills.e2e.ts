import { eveningWithKills as evening } from './support/evening';
import { killHere } from './support/killHere';
import { more } from './support/pad';
import { keepCard, threaten } from './support/patrol';
import { goToBox, nextTurn } from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { MORE, answerWith, find, tap, tapTimes } from './support/tap';

/**
 * Assembly, attack, final scoring, the first stage of a Patrol and Threat by dice are killed on every step elsewhere;
 * here are the other wizards. That every step of every wizard comes back is tested as a law without a browser.
 */
evening('every other wizard is killed halfway and comes back there', async (table) => {
  const { app } = table;
  let { page } = table;
  /** Killed on the last step, after all other answers; then the last answer is tapped, which goes on. */
  const goThrough = async (...steps: readonly (readonly [heading: string, answer: string | RegExp])[]) => {
    for (const [i, [heading, answer]] of steps.entries()) {
      if (i === steps.length - 1) page = await killHere(app, page, heading);
      else await see(page, 'heading', heading);
      await answerWith(page, answer);
    }
  };
  const begin = async (action: string, ...answers: readonly (string | RegExp)[]) => {
    await tap(page, MORE);
    await tap(page, action);
    for (const answer of answers) await answerWith(page, answer);
  };
  const backAtTable = () => see(page, 'button', /^Next turn/);

  await goToBox(page, {
    players: { Emmy: 'Phoenix', Tomek: 'Keoni' },
    tracking: 'Full',
    threatWithoutLuck: true,
    dinosWithoutLuck: true,
  });
  await tap(page, 'Start the game');
  await see(page, 'heading', 'On the table');
  await tap(page, /^Main board/, 'checkbox');
  page = await killHere(app, page, 'On the table');
  await find(page, 'checkbox', /^Main board/)
    .and(page.locator('[aria-checked=true]'))
    .waitFor();
  await tap(page, 'The table is set');
  await backAtTable();

  await find(page, 'group', 'Emmy')
    .getByRole('button', { name: /^Emmy / })
    .click();
  for (const [figure, times] of [
    ['Light Soldiers', 3],
    ['Heavy Soldiers', 1],
    ['Food', 2],
    ['Scrap', 2],
    ['Stories', 4],
  ] as const)
    await tapTimes(page, more('Emmy', figure), times);
  await tap(page, 'Close');

  await begin('Take a die');
  await goThrough(
    ['Whose die?', /^Neutral dice/],
    ['Where is it placed?', 'Sustenance'],
    ['Which Dinos come?', 'Save'],
  );
  await tap(page, 'Influence');
  await goThrough(['Which Officer?', /^Chief Engineer/], ['How many cubes?', /^1 cube/]);
  await begin('Challenge card');
  await goThrough(['Which card?', /^Card H8/], ['What does it give?', 'Valor +2']);
  await begin('Dino dice');
  await goThrough(['The white die shows', '1 Trampler'], ['The yellow die shows', '2 Raptors']);
  await begin('Dissenter Votes');
  await tap(page, 'Votes: one more');
  page = await killHere(app, page, 'The Dissenters’ Votes');
  await becomes('their Votes', () => find(page, 'spinbutton', 'Votes').getAttribute('aria-valuenow'), '1');
  await tap(page, 'Save');
  await backAtTable();

  await begin('Zone Effect', /^Politics, die on the board/);
  await goThrough(['Where is the neutral die?', /^Sustenance/]);
  await begin('Zone Effect', /^Settle/, /^Two in two Zones/);
  await goThrough(['Which space?', /^Sustenance, Space 2/], ['Zone of the second Settlement?', /^Military/]);
  // Spaces are asked for the same way everywhere.
  await begin('Secondary Action', 'Place 1 or 2 Soldiers', 'Light Soldier', /^Military, Column 1, top row/);
  await goThrough(['Soldier 2: which one?', 'No more']);
  await tap(page, MORE);
  await tap(page, 'Defense areas');
  await tap(page, /^Military/, 'tab');
  await tap(page, 'Raptor', 'radio');
  await tap(page, 'Column 2, near Dino space, empty');
  await tap(page, 'Back');
  await begin('Secondary Action', 'Leader to a Defense area', /^Military, Column 2, top row/);
  await goThrough(['Use the Net Gun?', 'A Trap under a Dino'], ['Under which Dino?', /^Military, Column 2/]);
  await begin('Secondary Action', 'Take the Leader back');
  await begin('Secondary Action', /^Leader into a Community area/);
  await goThrough(['Which Zone?', 'Protection'], ['Which Effect of Protection?', 'Another one, or none']);

  await begin('Begin a Patrol');
  for (const figure of ['Stages', 'Heavy Soldiers']) await tap(page, `${figure}: one more`);
  await tap(page, 'Save');
  await backAtTable();
  await begin('Patrol stage', /^Continue to the second stage/);
  await threaten(page, 'Continue to the second stage', 2);
  page = await killHere(app, page, 'What does stage 1 give?');
  await seeText(page, 'Which token moves?');
  await tap(page, /^Heavy Soldier/, 'radio');
  await tap(page, 'Save');
  await backAtTable();
  await begin('Patrol stage');
  await keepCard(page, 'H7');
  await threaten(page, 'Card H7', 1);
  await seeText(page, 'Token from 2 to 3');
  page = await killHere(app, page, 'What does stage 2 give?');
  await tap(page, 'Save');
  await backAtTable();

  await begin('Begin a Patrol', 'Save');
  await begin('Threat');
  await goThrough(['Whose Threat?', 'Light Challenge'], ['Light Challenge: which Threat?', /^1 Token/]);
  await tap(page, 'Save');
  await begin('End the Patrol');
  await nextTurn(page, 'Tomek');

  await begin('Zone Effect', /^Training/);
  for (const option of ['A Light Soldier', /^1 Story: turn Light into Heavy/, /^1 Story: place/])
    await tap(page, option, 'checkbox');
  await goThrough(
    ['Training: up to three', 'How many become Heavy?'],
    ['How many become Heavy?', /^1 /],
    ['Soldier 1: which one?', 'Heavy Soldier'],
    ['Which space?', /^Military, Column 3, top row/],
    ['Soldier 2: which one?', 'No more'],
    ['Natural Leader: place a Light Soldier?', 'Place one'],
    ['Which space?', /^Expansion, Column 1, bottom row/],
  );
  await backAtTable();
});
