import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { more, readPoints, startPad } from '../pad';
import { see } from '../see';
import { find } from '../tap';

import { pathOf, wait, type Fault, type FaultTable } from './fault';

/** From the first tap of a burst to well into it. */
const LONGEST_BURST = 900;

/** The browser dies under a burst of taps; at least the number that the table showed as saved is there. */
export async function killTaps({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  const path = pathOf(page);
  let now = page;
  let before = 0;
  let lost = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const shown = await watchSaved(now);
    const box = await find(now, 'button', more('Emmy')).boundingBox();
    assert.ok(box);
    let taps = 0;
    const dying = now;
    const tapping = (async () => {
      // The kill ends it: the tap that it interrupts fails.
      for (;;) {
        taps += 1;
        await dying.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      }
    })().catch(() => undefined);
    await wait(chance.pick(LONGEST_BURST));
    await app.kill();
    await tapping;
    now = await app.reopen(path);
    await see(now, 'spinbutton', 'Emmy, Points');
    const kept = (await readPoints(now))['Emmy'] ?? -1;
    lost += Math.max(0, shown() - kept);
    assert.ok(kept >= before && kept <= before + taps, `${before} and ${taps} taps, ${kept} are there`);
    before = kept;
  }
  return { kind: 'killed under taps', times, kills: true, lost, said: [] };
}

/** The page itself reports every number that it shows as saved: a player's, less what the mark says is pending. */
export async function watchSaved(page: Page, player = 'Emmy'): Promise<() => number> {
  let saved = 0;
  await page.exposeFunction('tellSaved', (number: number) => void (saved = Math.max(saved, number)));
  // As text: tsx names functions with a helper that the page does not have. A frame is what somebody can
  // see; between two of them number and mark may change one after the other.
  await page.evaluate(`{
    const tell = () => {
      requestAnimationFrame(tell);
      const figure = document.querySelector('[role=spinbutton][aria-label^="${player}"]');
      const mark = document.querySelector('[role=img][aria-label="All saved"], [role=img][aria-label^="Saving"]');
      if (!figure || !mark) return;
      const pending = Number(/[0-9]+/.exec(mark.getAttribute('aria-label'))?.[0] ?? 0);
      tellSaved(Number(figure.getAttribute('aria-valuenow')) - pending);
    };
    tell();
  }`);
  return () => saved;
}
