import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { backToTable, joinByLetters, joinByLink, openDoor, seeLive, shareAs } from './support/atTable';
import { countTaps } from './support/countTaps';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { bar, more, readPoints, startPad } from './support/pad';
import { goToBox, readFigures, skipChecklist } from './support/perseverance1';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap, tapTimes, write } from './support/tap';

const FOUR = ['Emmy', 'Tomek', 'Nina', 'Bo'];
const ROWS = { Emmy: 0, Tomek: 0, Nina: 0, Bo: 0 };

function allShow(phones: readonly Page[], points: Partial<typeof ROWS>): Promise<unknown> {
  return Promise.all(
    phones.map((page, i) =>
      becomes(`phone ${i + 1}`, async () => sorted(await readPoints(page)), sorted({ ...ROWS, ...points })),
    ),
  );
}

/** Everybody's own row is on top of their own phone. */
function sorted(points: Readonly<Record<string, number>>): unknown {
  return Object.entries(points).sort(([one], [other]) => one.localeCompare(other));
}

evening(
  'four phones at one score pad: by link and by letters, taps of all, undo',
  async ({ phone, note }) => {
    const host = await phone();
    await startPad(host, { players: FOUR });
    await tapTimes(host, more('Emmy'), 5);
    const atHost = await countTaps(host);
    const link = await shareAs(host, 'Emmy');
    const shared = await atHost.count();
    const guests = [await phone(), await phone(), await phone()] as const;
    const [second, third, fourth] = guests;
    const atSecond = await countTaps(second);
    await joinByLink(second, link, 'Tomek');
    await seeLive(second, 2);
    const byLink = await atSecond.count();
    const letters = await openDoor(host);
    assert.match(letters, /^[ACDEFGHJKLMNPQRTUWXY234679]{6}$/);
    const atThird = await countTaps(third);
    await joinByLetters(third, letters.toLowerCase(), 'Nina');
    const byLetters = await atThird.count();
    note(`taps | Share a table | ${shared} | 3`);
    note(`taps | Join by the link | ${byLink} | 1`);
    note(`taps | Join by six letters, typing left out | ${byLetters} | 3`);
    note(`taps | Share and three more phones by the link | ${shared + 3 * byLink} | 6`);
    assert.ok(shared + 3 * byLink <= 6);

    // Wrong letters are refused in words, each in its own.
    await tap(fourth, /^Join a table/);
    for (const [typed, words] of [
      ['ABC', 'These codes never contain “B”. Look again.'],
      ['ACD', 'That is 3 letters. You need six.'],
      ['ACDEFG', 'No open table has these letters.'],
    ] as const) {
      await write(fourth, 'Six letters', typed);
      await tap(fourth, 'Join');
      await seeText(fourth, words);
    }
    await write(fourth, 'Six letters', letters);
    await tap(fourth, 'Join');
    await see(fourth, 'button', /^Emmy.*On another phone/);
    await tap(fourth, /^Bo/);

    await seeText(find(host, 'list', 'Who is here'), 'Nina');
    await backToTable(host);
    const all = [host, ...guests];
    for (const page of all) await seeLive(page, 4);
    await allShow(all, { Emmy: 5 });
    assert.deepEqual(Object.keys(await readPoints(third)), ['Nina', 'Emmy', 'Tomek', 'Bo']);

    // Two change the same number at once: both count, and both are in the timeline with their names.
    await Promise.all([tap(second, more('Bo')), tap(third, more('Bo'))]);
    await allShow(all, { Emmy: 5, Bo: 2 });
    await tap(host, 'Timeline');
    for (const name of ['Tomek', 'Nina']) await seeText(host, `From ${name}’s phone`);
    await backToTable(host);
    await tap(fourth, more('Emmy'));
    await allShow(all, { Emmy: 6, Bo: 2 });

    // All press undo at once: it is Bo's act, so Bo takes it back and the others are asked.
    const others = [host, second, third];
    await Promise.all(others.map((page) => tap(bar(page), 'Undo')));
    for (const page of others) await see(page, 'heading', 'Undo Bo’s tap?');
    await Promise.all(others.map((page) => tap(page, 'Undo it')));
    await allShow(all, { Emmy: 5, Bo: 2 });
    for (const page of others) await seeGone(page, 'heading', 'Undo Bo’s tap?');
    for (const page of all) await seeLive(page, 4);
  },
);

evening('the hub is killed: every phone plays on and says so, and catches up by itself', async (table) => {
  const { phone, host } = table;
  const first = await phone();
  await startPad(first, { players: FOUR });
  const link = await shareAs(first, 'Emmy');
  const second = await phone();
  await joinByLink(second, link, 'Tomek');
  await backToTable(first);
  await tap(second, more('Tomek'));
  await allShow([first, second], { Tomek: 1 });
  await host.kill();
  const killedAt = Date.now();
  for (const page of [first, second]) await see(page, 'button', /^Offline since \d\d:\d\d/);
  table.note(`both phones said so after ${((Date.now() - killedAt) / 1000).toFixed(1)} s`);
  await tapTimes(first, more('Emmy'), 2);
  await tap(second, more('Emmy'));
  await see(first, 'button', /^Offline since \d\d:\d\d: 2 changes waiting/);
  await see(second, 'button', /^Offline since \d\d:\d\d: 1 change waiting/);
  await host.start();
  for (const page of [first, second]) await seeLive(page, 2);
  await allShow([first, second], { Tomek: 1, Emmy: 3 });
});

evening(
  'a closed door lets nobody in by letters; one leaves and plays on alone, one watches',
  async (table) => {
    const { phone } = table;
    const first = await phone();
    await startPad(first, { players: FOUR });
    const link = await shareAs(first, 'Emmy');
    const letters = await openDoor(first);
    await looksRight(first);
    await tap(first, 'Let people in with letters', 'switch');
    await seeGone(first, 'group', /^Letters: /);
    const second = await phone();
    await tap(second, /^Join a table/);
    await write(second, 'Six letters', letters);
    await tap(second, 'Join');
    await seeText(second, 'No open table has these letters.');
    await joinByLink(second, link, 'Tomek');
    await see(second, 'spinbutton', 'Tomek, Points');
    await seeLive(second, 2);
    await looksRight(second);

    const board = await phone({ size: { width: 844, height: 390 } });
    await joinByLink(board, link, 'Just watch');
    await see(board, 'heading', 'Scoreboard');
    await seeLive(board, 3);
    await looksRight(board);
    assert.equal(await find(board, 'spinbutton', /Points/).count(), 0);
    await tapTimes(second, more('Nina'), 7);
    await see(board, 'group', 'Nina');
    await becomes('the board', () => find(board, 'group', 'Nina').textContent(), 'Nina7');
    // A reload finds the same place, and so does Home.
    await board.reload();
    await see(board, 'heading', 'Scoreboard');
    await becomes('the board', () => find(board, 'group', 'Nina').textContent(), 'Nina7');

    await seeLive(second, 3);
    await find(second, 'button', /^Live/).click();
    await tap(second, /^Leave the table/);
    await see(second, 'heading', 'Leave the table?');
    await tap(second, 'Leave the table');
    await see(second, 'spinbutton', 'Tomek, Points');
    await tap(second, more('Tomek'));
    await backToTable(first);
    await seeLive(first, 2);
    await tap(first, more('Emmy'));
    await allShow([second], { Nina: 7, Tomek: 1 });
    await allShow([first], { Nina: 7, Emmy: 1 });
  },
);

evening('four phones at Episode 1: taps of all in the same moment are in one log', async (table) => {
  const { phone } = table;
  const host = await phone();
  await goToBox(host, { players: { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Keoni', Bo: 'Phoenix' } });
  await tap(host, 'Start the game');
  await skipChecklist(host);
  const link = await shareAs(host, 'Emmy', 'more');
  const guests = [await phone(), await phone(), await phone()];
  for (const [i, name] of ['Tomek', 'Nina', 'Bo'].entries()) await joinByLink(guests[i]!, link, name);
  await backToTable(host);
  const all = [host, ...guests];
  for (const page of all) await seeLive(page, 4);
  // Followers, Votes, Safeguard, Valor: each raises the own Valor, all at once.
  await Promise.all(all.map((page, i) => find(page, 'spinbutton', `${FOUR[i]}, Valor`).press('ArrowUp')));
  for (const page of all)
    await becomes('the Valor of all', async () => valor(await readFigures(page)), [1, 1, 1, 1]);
  await tap(host, 'Timeline');
  for (const name of ['Tomek', 'Nina', 'Bo']) await seeText(host, `From ${name}’s phone`);
});

function valor(figures: Readonly<Record<string, readonly number[]>>): unknown {
  return FOUR.map((name) => figures[name]?.[3]);
}
