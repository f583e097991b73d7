import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { FOUR, startPerseverance } from '../perseverance1';
import { see, settled } from '../see';
import { tap } from '../tap';

import { pathOf, wait, type Fault, type FaultTable } from './fault';

const LONGEST_TURN = 2_500;

/** Random taps on the turn page, and the browser dies: acts and what was begun are there as they were shown as kept. */
export async function killTurns({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  await tap(page, /^Emmy’s turn/);
  await see(page, 'heading', 'Emmy’s turn');
  const path = pathOf(page);
  let now = page;
  let lost = 0;
  const said: string[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const seen = await watchPage(now);
    const dying = now;
    const tapping = (async () => {
      // The kill ends it: the tap that it interrupts fails.
      while (pathOf(dying) === path) await tapSomething(dying, chance.pick(97));
    })().catch(() => undefined);
    await wait(chance.pick(LONGEST_TURN));
    await app.kill();
    await tapping;
    const { shown, kept } = seen();
    now = await app.reopen(path);
    await see(now, 'button', /^Next turn/);
    const again = now;
    // A page draws in more than one go: it is older than what was kept only if it stays so.
    const placeOf = (look: string) => shown.lastIndexOf(look);
    const after = await settled(
      () => again.evaluate<string>(LOOK),
      (look) => placeOf(look) === -1 || placeOf(look) >= kept,
    );
    const place = placeOf(after);
    // The last tap may be on the disk without ever having been drawn.
    if (place !== -1 && place < kept) {
      lost += 1;
      said.push(`the page came back as ${after}, after ${shown[kept]} was shown as kept`);
    }
    assert.ok(
      place !== -1 || kept < shown.length,
      `the page came back as ${after}, after ${shown.join('\n')}`,
    );
  }
  return { kind: 'killed on the turn page', times, kills: true, lost, said };
}

/** A tile, a Dino, a chip, Confirm or Next turn; never the way out, the help, or the undo. */
async function tapSomething(page: Page, luck: number): Promise<void> {
  await page.evaluate(`{
    const names = /^(Rules|Why|Back|Undo|What can I do|Put back|Politics|Patrol)/;
    const sheet = document.querySelector('[role=dialog]');
    const all = [...(sheet ?? ${PAGE}).querySelectorAll('button, [role=button], [role=checkbox], [role=radio]')].filter(
      (control) => control.getAttribute('aria-disabled') !== 'true' && control.getClientRects().length > 0
        && !names.test(control.getAttribute('aria-label') ?? control.textContent),
    );
    all[${luck} % all.length]?.click();
  }`);
  await wait(30);
}

/** The screens beneath it are in the page too, hidden. */
const PAGE = `[...document.querySelectorAll('[role=main]')].find((one) => one.getClientRects().length > 0)`;
/** Whose turn, what is done, and every answer that is given. */
const LOOK = `[
  ...[...document.querySelectorAll('h1')].filter((one) => one.getClientRects().length > 0).map((title) => title.textContent),
  ...[...document.querySelectorAll('[role=listitem] [role=img]')].map((mark) => mark.getAttribute('aria-label')),
  ...[...${PAGE}.querySelectorAll('[aria-expanded=true], [aria-checked=true]')].map((one) => one.textContent),
  ...[...${PAGE}.querySelectorAll('[aria-label^="Take back"]')].map((one) => one.getAttribute('aria-label')),
].join(', ')`;

/** Everything that the page has shown, and which of it was the last with a tick beside it. */
async function watchPage(page: Page) {
  const shown: string[] = [];
  let kept = -1;
  await page.exposeFunction('tellTurn', (look: string, saved: boolean) => {
    if (shown.at(-1) !== look) shown.push(look);
    if (saved) kept = shown.length - 1;
  });
  await page.evaluate(`{
    const tell = () => {
      requestAnimationFrame(tell);
      // Some taps lead to a wizard of their own: that is another page.
      if (location.pathname !== ${JSON.stringify(pathOf(page))}) return;
      const marks = [...document.querySelectorAll('[role=img][aria-label="All saved"], [role=img][aria-label="Draft saved"]')];
      tellTurn(${LOOK}, marks.some((mark) => mark.getClientRects().length > 0));
    };
    tell();
  }`);
  return () => ({ shown: [...shown], kept });
}
