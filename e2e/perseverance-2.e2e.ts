import assert from 'node:assert/strict';

import { evening, eveningWithKills } from './support/evening';
import { goTo } from './support/goTo';
import { killHere, seeDraftSaved } from './support/killHere';
import { bar, seeSaved } from './support/pad';
import { nextTurn } from './support/perseverance1';
import {
  addSavior,
  buildCamp,
  fightTrampler,
  holdAssembly,
  loseCamp,
  openWizard,
  readTable,
  seeTable,
  startPerseverance2,
  takeDie,
} from './support/perseverance2';
import { choose, goOn } from './support/scoring';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';
import { redoAll, undoAll } from './support/undoAll';

const NEUTRAL_DICE = 8;

eveningWithKills(
  'Episode 2, a whole evening of three: Combat with capture, Breach and Counterattack, an Adventure, three Assemblies, the end; undone to the start and done again',
  async (evening) => {
    const { app } = evening;
    let { page } = evening;
    const table = await startPerseverance2(page);

    // Emmy: a Camp, a captured Trampler, and a Dino Attack that the Camp does not survive.
    await takeDie(page, /^Own die/, 'Military');
    await buildCamp(page, table, '1 Follower');
    await fightTrampler(page, table);
    await seeDraftSaved(page);
    await page.reload();
    await see(page, 'heading', 'Who is committed?');
    await tap(page, 'Captured, 1 at most, Trampler: one more');
    await see(page, 'button', 'Enclosure: Trampler: 1 after this +1');
    await tap(page, 'Save');
    await seeTable(page);
    await loseCamp(page, table);
    await addSavior(page, 'Followers');
    await tap(page, 'Save');
    await seeTable(page);
    await tap(page, /^Next turn/);
    await tap(page, /^Emmy has a Breach/);
    await tap(page, /^Raptor/);
    await see(page, 'button', /^For 1 Trampler and 1 Raptor −2/);
    await tap(page, 'Save');
    await becomes('Emmy', () => followers('Emmy'), 9);
    await nextTurn(page, 'Tomek');

    // Tomek: counterattacks the Breach of Emmy, and wins over an Officer.
    await takeDie(page, /^Own die/, 'Military');
    await openWizard(page, table, 'counterattack', 'Who fights?');
    await see(page, 'button', /^Emmy’s Breach 1 Trampler/);
    await see(page, 'heading', 'Kill or capture?');
    await see(page, 'button', /^Tomek Followers: 12 after this \+2/);
    await tap(page, 'Save');
    await seeTable(page);
    await tap(page, 'Influence');
    await tap(page, /^Chief of Security/);
    await tap(page, /^1 cube/);
    await tap(page, /^Trampler Expert/);
    await seeTable(page);
    await nextTurn(page, 'Nina');

    // Nina: a short Adventure, then the pool runs dry.
    await openWizard(page, table, 'adventureBegin', 'Which Adventure card?');
    await tap(page, 'A Plains card');
    await tap(page, 'P1', 'radio');
    await tap(page, 'Next to it', 'radio');
    await tap(page, 'Save');
    await seeTable(page);
    await openWizard(page, table, 'adventureStage', 'What does stage 1 give?');
    await tap(page, 'Followers');
    await tap(page, 'Challenge cards kept');
    await see(page, 'heading', 'Draw the Challenge cards');
    const kept = find(page, 'button', 'Glowberries').last();
    for (let taken = 0; taken < 2; taken += 1) await kept.click();
    await tap(page, '4');
    await tap(page, /^5 Holds/);
    await see(page, 'button', /^Nina Followers: 11 after this \+1/);
    await tap(page, 'Save');
    await seeTable(page);
    await takeDie(page, /^Own die/, 'Construction');
    for (let taken = 1; taken < NEUTRAL_DICE; taken += 1) await takeDie(page, /^Neutral dice/, 'Sustenance');
    await takeDie(page, /^Neutral dice/, 'Sustenance');

    // The pool is empty, but the attack on the Camp that Nina used comes first.
    await tap(bar(page), /^Assembly/);
    await see(find(page, 'dialog', 'Before you continue'), 'button', /Emmy defends against a Dino Attack/);
    await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
    // Choices unseen, then the second place of Military chooses.
    await see(page, 'heading', 'Secret choice');
    for (const player of ['Emmy', 'Tomek', 'Nina']) await choose(page, player, /^Votes/);
    await see(page, 'heading', 'Second places');
    await tap(find(page, 'radiogroup', 'Military: Emmy is second'), /^2 Followers/, 'radio');
    page = await killHere(app, page, 'Ranking and Officers');
    await tap(page, 'Save');
    await see(page, 'heading', 'Assembly 2 of 3');
    await tap(page, /^Emmy Adelita/);
    await tap(find(page, 'dialog', 'Emmy'), 'Followers');
    await seeText(find(page, 'dialog', 'Emmy, Followers'), 'Dino Attacks and Breaches');
    await tap(page, 'Got it');
    await tap(find(page, 'dialog', 'Emmy'), 'Close');

    await holdAssembly(page, table, 2);
    await holdAssembly(page, table, 3);

    await tap(page, 'Final scoring');
    await see(page, 'heading', 'Who wins');
    for (const known of ['Soldiers, Valor and cards', 'Resources left', 'Captured Dinos']) {
      await tap(page, 'Back');
      await see(page, 'heading', known);
    }
    await goOn(page, 'Resources left');
    await goOn(page, 'Soldiers, Valor and cards');
    await goOn(page, 'Who wins');
    await tap(page, 'Save');
    await see(page, 'button', 'Back to the table');
    await tap(page, 'Back to the table');
    await seeText(page, 'Final result');
    await seeSaved(page);

    const last = await readTable(page);
    assert.match(last, /place 1/);
    const undone = await undoAll(page);
    assert.ok(undone >= 24, `only ${undone} things could be undone`);
    await tap(page, MORE);
    await see(find(page, 'dialog', 'More'), 'button', 'Set up the table');
    await tap(find(page, 'dialog', 'More'), 'Close');
    await redoAll(page, undone);
    await becomes('the same end', () => readTable(page), last);

    await tap(page, 'Home');
    await tap(page, /^History/);
    await see(page, 'button', /^Perseverance: Episode 2/);

    async function followers(player: string): Promise<number> {
      const figure = find(page, 'spinbutton', `${player}, Followers`);
      return Number(await figure.getAttribute('aria-valuenow'));
    }
  },
);

evening('Episode 2: without a free Camp no Adventure begins, and every wizard says why', async ({ page }) => {
  const table = await startPerseverance2(page);
  await openWizard(page, table, 'effect', 'Which Effect?');
  await see(page, 'button', /^Adventure .*There is no Camp without a Breach token/);
  await page.goto(`${table}/wizard/combat`);
  await see(page, 'heading', 'From which Camp?');
  await seeText(page, /There is no Camp without a Breach token on the Map/);
  await tap(page, 'Cancel');
  await seeTable(page);

  // A Camp, then its Breach: the same again.
  await takeDie(page, /^Own die/, 'Military');
  await buildCamp(page, table, 'Nothing');
  await fightTrampler(page, table);
  await tap(page, 'Save');
  await seeTable(page);
  await seeText(page, /Toppled: 1 Light Soldier/);
  await loseCamp(page, table);
  await tap(page, 'Save');
  await seeTable(page);
  await openWizard(page, table, 'adventureBegin', 'From which Camp?');
  await see(page, 'button', /^Emmy’s Camp .*There is a Breach token under this Camp/);
  await goTo(page, table);
  await seeTable(page);

  // Pieces that fought stand up when the turn ends.
  await nextTurn(page, 'Tomek');
  await becomes('nobody lies toppled', async () => (await page.getByText(/toppled/i).count()) === 0, true);
});
