import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { bar, more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap, tapTimes } from './support/tap';

const NAMES = ['Emmy', 'Tomek', 'Nina'];

/** Emmy's phone and Tomek's at one score pad. */
async function two(phone: () => Promise<Page>): Promise<readonly [Page, Page]> {
  const emmy = await phone();
  await startPad(emmy, { players: NAMES });
  const link = await shareAs(emmy, 'Emmy');
  const tomek = await phone();
  await joinByLink(tomek, link, 'Tomek');
  await backToTable(emmy);
  for (const page of [emmy, tomek]) await seeLive(page, 2);
  return [emmy, tomek];
}

function shows(page: Page, points: Readonly<Record<string, number>>): Promise<void> {
  const wanted = { Emmy: 0, Tomek: 0, Nina: 0, ...points };
  const inOrder = (all: Readonly<Record<string, number>>) => NAMES.map((name) => all[name]);
  return becomes('the points', async () => inOrder(await readPoints(page)), inOrder(wanted));
}

/** In a pocket: the page is closed, its storage stays. Returns the way back to its table. */
async function putAway(page: Page): Promise<() => Promise<void>> {
  await seeSaved(page);
  const table = page.url();
  await page.goto('about:blank');
  return async () => void (await page.goto(table));
}

evening(
  'a hub that lost its disk gets the table back from a phone; a fork becomes two games',
  async (table) => {
    const { phone, host } = table;
    const [emmy, tomek] = await two(phone);
    await tap(emmy, more('Emmy'));
    for (const page of [emmy, tomek]) await shows(page, { Emmy: 1 });
    // Emmy's phone knows nothing of what Tomek does from here on.
    const emmyIsBack = await putAway(emmy);
    await tapTimes(tomek, more('Nina'), 2);
    await see(tomek, 'button', /^Live · 1 phone/);
    const tomekIsBack = await putAway(tomek);
    await host.startEmpty();
    await emmyIsBack();
    await seeLive(emmy, 1);
    await shows(emmy, { Emmy: 1 });
    await tap(emmy, more('Emmy'));
    await seeSaved(emmy);
    // Somebody who comes now gets all of it: the hub has the table again.
    await seeLive(emmy, 1);

    await tomekIsBack();
    await seeText(
      tomek,
      /^The table continued differently\. What is on this phone stays as a separate game\.$/,
    );
    await shows(tomek, { Emmy: 1, Nina: 2 });
    await looksRight(tomek);
    const own = tomek.url();
    await tap(tomek, 'Open the table as it is there');
    await seeLive(tomek, 2);
    await shows(tomek, { Emmy: 2 });
    assert.notEqual(tomek.url(), own);
    await tap(tomek, more('Tomek'));
    for (const page of [emmy, tomek]) await shows(page, { Emmy: 2, Tomek: 1 });

    // The other game is there as it was, on this phone alone, and its timeline still says whose phone did what.
    await seeSaved(tomek);
    await tomek.goto(own);
    await shows(tomek, { Emmy: 1, Nina: 2 });
    assert.equal(await find(tomek, 'button', /^(Live|Connecting|Reconnecting|Offline)/).count(), 0);
    await tap(tomek, more('Nina'));
    await shows(tomek, { Emmy: 1, Nina: 3 });
    await tap(tomek, 'Timeline');
    await seeText(tomek, 'From Emmy’s phone');
    await seeText(tomek, 'From this phone');
    await shows(emmy, { Emmy: 2, Tomek: 1 });
  },
);

evening(
  'what the table did not take is listed with the reason, until somebody has seen it',
  async (table) => {
    const { phone, host } = table;
    const [emmy, tomek] = await two(phone);
    await tap(emmy, more('Nina'));
    for (const page of [emmy, tomek]) await shows(page, { Nina: 1 });
    await host.kill();
    for (const page of [emmy, tomek]) await see(page, 'button', /^Offline since \d\d:\d\d/);
    // Both take the same tap back while nobody hears them.
    await tap(bar(tomek), 'Undo');
    await see(tomek, 'heading', 'Undo Emmy’s tap?');
    await looksRight(tomek);
    await tap(tomek, 'Undo it');
    await see(tomek, 'button', /^Offline since \d\d:\d\d: 1 change waiting/);
    const tomekIsBack = await putAway(tomek);
    await tap(bar(emmy), 'Undo');
    await host.start();
    await seeLive(emmy, 1);
    await shows(emmy, {});
    await tomekIsBack();
    await see(tomek, 'button', /1 not accepted/);
    await shows(tomek, {});
    await tap(tomek, /1 not accepted/);
    const missed = find(tomek, 'listitem', 'Undo');
    await seeText(missed, 'Something else was done meanwhile, so nothing was undone.');
    await looksRight(tomek);
    // It is there until somebody has seen it, also after a reload.
    await seeItIsKept(tomek);
    await tomek.reload();
    await missed.waitFor();
    await tap(missed, 'Discard');
    await seeGone(tomek, 'heading', 'Not accepted');
    await backToTable(tomek);
    await seeLive(tomek, 2);
  },
);

/** The page of the table says nothing of the disk; the table behind it does. */
async function seeItIsKept(page: Page): Promise<void> {
  await backToTable(page);
  await seeSaved(page);
  await tap(page, /1 not accepted/);
  await see(page, 'heading', 'Not accepted');
}
