import type { Page } from 'playwright-core';

import { evening, eveningWithKills } from './support/evening';
import { killHere } from './support/killHere';
import { bar, typeInKeypad } from './support/pad';
import { startPerseverance, THREE } from './support/perseverance1';
import { see, seeGone } from './support/see';
import { MORE, find, tap, tapTimes } from './support/tap';

/** Golden cases of the rules, entered by hand, with the same figures on the review. */
eveningWithKills(
  'Threat by dice in the beta: equal is safe, the last Soldier is lost on the way; killed at every step',
  async (table) => {
    const { app } = table;
    let { page } = table;
    const killed = async (heading: string) => (page = await killHere(app, page, heading));
    await startPerseverance(page, { players: THREE, edition: 'Beta 2020' });
    await beginPatrol(page, { light: 1, heavy: 0 });
    await tap(page, MORE);
    await tap(page, 'Threat');
    await killed('Whose Threat?');
    await tap(page, 'Light Challenge');
    await killed('Light Challenge: which Threat?');
    await tap(page, '2');
    await killed('Light Challenge: roll against 2');
    await tap(page, '2 Holds');
    await killed('One more Threat?');
    await tap(page, 'Continue to the second stage');
    await killed('Continue to the second stage: which Threat?');
    await tap(page, '5');
    await killed('Continue to the second stage: roll against 5');
    await tap(page, /^4 Too low/);
    await killed('Check and save');
    await see(page, 'button', /Light on Patrol.*0.*−1$/);
    // With nobody left the Patrol is over, and counts.
    await see(page, 'button', /Patrols finished.*1.*\+1$/);
    await tap(page, 'Save');
    await tap(page, MORE);
    await see(page, 'button', 'Begin a Patrol');
    await tap(page, 'Close');
    await tap(bar(page), 'Undo');
    await tap(page, MORE);
    await see(page, 'button', 'End the Patrol');
  },
);

evening(
  'Threat without luck in the beta: past the skull, and the token of a kind that is not there',
  async ({ page }) => {
    await startPerseverance(page, { players: THREE, edition: 'Beta 2020', threatWithoutLuck: true });
    await setTokens(page, { heavy: '4' });
    await beginPatrol(page, { light: 0, heavy: 2 });
    await checkThreat(page, ['Heavy Challenge', /^5 Token from 4 past the skull to 3/, 'Done']);
    await see(page, 'button', /Threat, Heavy.*3.*−1$/);
    await see(page, 'button', /Heavy on Patrol.*1.*−1$/);
    await tap(page, 'Cancel');
    await tap(page, 'Discard');

    await tap(page, MORE);
    await tap(page, 'End the Patrol');
    await setTokens(page, { light: '4', heavy: '0' });
    await beginPatrol(page, { light: 0, heavy: 1 });
    await checkThreat(page, ['Continue to the second stage', /^Light Soldier/, /^3 Token from 4 to 1/]);
    await see(page, 'button', /Threat, Light.*1.*−3$/);
    await see(page, 'button', /Heavy on Patrol.*1/);
    await seeGone(page, 'button', /Patrols finished/);
  },
);

evening(
  'Threat without luck in the published edition: exactly onto the skull, only kinds on the card',
  async ({ page }) => {
    await startPerseverance(page, { players: THREE, edition: 'Published 2021', threatWithoutLuck: true });
    await setTokens(page, { light: '4', heavy: '5' });
    await beginPatrol(page, { light: 2, heavy: 0 });
    await checkThreat(page, [
      'Light Challenge',
      /^2 Token from 4 past the skull to 0/,
      'Continue to the second stage',
      /^6 Token from 0 past the skull to 0/,
    ]);
    await see(page, 'button', /Threat, Light.*0.*−4$/);
    await see(page, 'button', /Light on Patrol.*0.*−2$/);
    await tap(page, 'Cancel');
    await tap(page, 'Discard');

    await tap(page, MORE);
    await tap(page, 'End the Patrol');
    await setTokens(page, { heavy: '0' });
    await beginPatrol(page, { light: 0, heavy: 1 });
    // The Light token cannot move for a Heavy Soldier: there is nothing to choose.
    await checkThreat(page, ['Continue to the second stage', /^3 Token from 0 to 3/]);
    await see(page, 'button', /Threat, Heavy.*3.*\+3$/);
    await see(page, 'button', /Heavy on Patrol.*1/);
  },
);

/** Two stages; the wizard begins with one Light Soldier. */
async function beginPatrol(
  page: Page,
  soldiers: { readonly light: number; readonly heavy: number },
): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Begin a Patrol');
  await tap(page, 'Stages: one more');
  await tapTimes(page, 'Heavy Soldiers: one more', soldiers.heavy);
  if (soldiers.light === 0) await tap(page, 'Light Soldiers: one less');
  else await tapTimes(page, 'Light Soldiers: one more', soldiers.light - 1);
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}

async function setTokens(
  page: Page,
  tokens: { readonly light?: string; readonly heavy?: string },
): Promise<void> {
  await find(page, 'group', 'Emmy')
    .getByRole('button', { name: /^Emmy / })
    .click();
  await see(page, 'heading', 'Emmy');
  if (tokens.light !== undefined) await typeInKeypad(page, 'Emmy', tokens.light, 'Threat, Light');
  if (tokens.heavy !== undefined) await typeInKeypad(page, 'Emmy', tokens.heavy, 'Threat, Heavy');
  await tap(page, 'Close');
}

async function checkThreat(page: Page, taps: readonly (string | RegExp)[]): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Threat');
  for (const name of taps) await tap(page, name);
  await see(page, 'heading', 'Check and save');
}
