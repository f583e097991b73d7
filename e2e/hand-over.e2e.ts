import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { qrCode } from '@/data/handOver/qrCode';

import { copied } from './support/clipboard';
import { evening } from './support/evening';
import { goTo } from './support/goTo';
import { looksRight } from './support/looksRight';
import type { OpenApp } from './support/openApp';
import { onOtherPhone } from './support/otherPhone';
import { bar, less, more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { find, tap, tapTimes, write } from './support/tap';

evening(
  'a running game goes to another phone as a file and comes back by codes, with its whole timeline',
  async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Emmy'), 5);
    await tap(page, less('Tomek'));
    await tap(bar(page), 'Undo');
    await seeSaved(page);
    const table = new URL(page.url()).pathname;
    const timeline = await readTimeline(page, app.url + table);

    await onOtherPhone(app, async (there) => {
      await goTo(page, app.url + table);
      await tap(page, 'Hand over to another phone');
      await see(page, 'button', /^As QR codes/);
      await looksRight(page);
      const [download] = await Promise.all([page.waitForEvent('download'), tap(page, /^As a file/)]);
      await see(page, 'heading', 'The game has moved');
      await seeText(page, /A copy stays here/);

      const theirs = await there.open('/new');
      await tap(theirs, /^Continue a game from another phone/);
      const [chooser] = await Promise.all([theirs.waitForEvent('filechooser'), tap(theirs, 'Open the file')]);
      await chooser.setFiles(await download.path());
      await seeText(theirs, 'It is not here yet.');
      await looksRight(theirs);
      await tap(theirs, 'Continue here');
      await becomes('the table over there', () => readPoints(theirs), { Emmy: 5, Tomek: 0, Nina: 0 });
      await becomes('the timeline over there', () => readTimeline(theirs, app.url + table), timeline);

      // They go on: what was undone here is redone there, and more is added.
      await goTo(theirs, app.url + table);
      await tap(bar(theirs), 'Redo');
      for (let round = 0; round < 4; round += 1) await tapTimes(theirs, more('Nina'), 10);
      await seeSaved(theirs);
      const links = await readCodes(theirs, there);
      assert.ok(links.length > 2, `${links.length} codes are too few to be mixed up`);
      await scanAll(app, links, await foreignCode(theirs, there));
      const last = app.pages().at(-1) ?? page;
      await seeText(last, /^It is already here and gets 41 more changes/);
      await tap(last, 'Continue here');
      await becomes('the table back here', () => readPoints(last), { Emmy: 5, Tomek: -1, Nina: 40 });
      await tap(bar(last), 'Undo');
      await becomes('one step back', () => readPoints(last), { Emmy: 5, Tomek: -1, Nina: 39 });
    });
  },
);

evening('a game played on at both places is not mixed: the other one is added', async ({ page, app }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  const table = new URL(page.url()).pathname;
  await goTo(page, `${app.url + table}/hand-over`);
  await see(page, 'button', /^As QR codes/);
  const text = await copied(page, () => tap(page, /^As text/));
  await see(page, 'heading', 'The game has moved');

  await goTo(page, `${app.url}/handover`);
  await write(page, 'Codes or links as text', `Hello!\n${text}`);
  await tap(page, 'Add');
  await seeText(page, 'This is not a hand-over code.');
  await write(page, 'Codes or links as text', text);
  await tap(page, 'Add');
  await seeText(page, 'It is already here, exactly the same.');
  await tap(page, 'Cancel');

  await onOtherPhone(app, async (there) => {
    const theirs = await there.open('/handover');
    await write(theirs, 'Codes or links as text', text);
    await tap(theirs, 'Add');
    await tap(theirs, 'Continue here');
    await tapTimes(theirs, more('Nina'), 2);
    await becomes('the table over there', () => readPoints(theirs), { Emmy: 2, Tomek: 0, Nina: 2 });
    await seeSaved(theirs);
    const links = await readCodes(theirs, there);

    await goTo(page, app.url + table);
    await tap(page, more('Tomek'));
    await seeSaved(page);
    await goTo(page, `${app.url}/handover`);
    await write(page, 'Codes or links as text', links.join('\n'));
    await tap(page, 'Add');
    await seeText(page, /continued differently/);
    await tap(page, 'Add it as a copy');
    await becomes('games', () => page.getByRole('button', { name: /^Harbour/ }).count(), 2);
    await goTo(page, app.url + table);
    await becomes('our table', () => readPoints(page), { Emmy: 2, Tomek: 1, Nina: 0 });
  });
});

/** One code after the other off the screen: the drawing is checked against its text. */
async function readCodes(page: Page, app: OpenApp): Promise<readonly string[]> {
  await goTo(page, `${app.url + new URL(page.url()).pathname}/hand-over`);
  await see(page, 'button', /^As QR codes.*\d+ codes/);
  await tap(page, /^As QR codes/);
  await see(page, 'img', /^Code 1 of /);
  await looksRight(page);
  const label = await page.getByRole('img', { name: /^Code 1 of / }).getAttribute('aria-label');
  const total = Number(label?.replace(/^.* /, ''));
  const links: string[] = [];
  for (let number = 1; number <= total; number += 1) {
    const picture = find(page, 'img', `Code ${number} of ${total}`);
    await picture.waitFor();
    const link = await copied(page, () => tap(page, 'Copy this code'));
    await becomes('the code', () => picture.locator('path').getAttribute('d'), qrCode(link).path);
    links.push(link);
    await tap(page, 'Next code');
  }
  await tap(page, 'All codes are scanned');
  await see(page, 'heading', 'The game has moved');
  return links;
}

/** Every link opens a tab of its own, as a phone's camera does; they come in a different order than shown. */
async function scanAll(app: OpenApp, links: readonly string[], foreign: string): Promise<void> {
  const pathOf = (link: string) => link.slice(app.url.length);
  const [first = '', ...others] = links;
  const rest = others.reverse();
  for (const [i, link] of rest.entries()) {
    const tab = await app.openTab(pathOf(link));
    await see(tab, 'heading', `${i + 1} of ${links.length} codes`);
    await becomes('the address', () => Promise.resolve(new URL(tab.url()).hash), '');
    // The same one again changes nothing; one from another hand-over is refused.
    if (i > 0) continue;
    await tab.goto(app.url + pathOf(link));
    await see(tab, 'heading', `1 of ${links.length} codes`);
    await looksRight(tab);
    await write(tab, 'Codes or links as text', foreign);
    await tap(tab, 'Add');
    await seeText(tab, /^This code belongs to another hand-over/);
    await see(tab, 'heading', `1 of ${links.length} codes`);
  }
  const tab = await app.openTab(pathOf(first));
  await see(tab, 'button', 'Continue here');
}

/** A code of the same game, one tap later: that is another hand-over. */
async function foreignCode(page: Page, app: OpenApp): Promise<string> {
  const table = new URL(page.url()).pathname.replace('/hand-over', '');
  await goTo(page, app.url + table);
  await tap(page, more('Tomek'));
  await seeSaved(page);
  const [link = ''] = await readCodes(page, app);
  return link;
}

async function readTimeline(page: Page, table: string): Promise<string> {
  await page.goto(`${table}/timeline`);
  await seeText(page, /Start of the game/);
  return page.getByRole('main').last().innerText();
}
