import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { more, readPoints } from './pad';
import { becomes, see } from './see';
import { find, tapTimes } from './tap';

/** Taps Emmy's plus until the browser dies under the taps, and opens it again. Returns what Emmy has then. */
export async function burstAndKill(first: Page, app: OpenApp, before: number): Promise<number> {
  const page = app.pages()[0] ?? first;
  const path = new URL(page.url()).pathname;
  await tapTimes(page, more('Emmy'), 5);
  await becomes('what is shown as saved', () => readSaved(page), before + 5);

  const box = await find(page, 'button', more('Emmy')).boundingBox();
  assert.ok(box);
  let taps = 5;
  let saved = before + 5;
  const tapping = (async () => {
    // The kill ends it: the tap that it interrupts fails.
    for (;;) {
      taps += 1;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
  })().catch(() => undefined);
  while (taps < 60) saved = Math.max(saved, await readSaved(page));
  await app.kill();
  await tapping;

  const again = await app.reopen(path);
  await see(again, 'spinbutton', 'Emmy, Points');
  const kept = (await readPoints(again))['Emmy'] ?? -1;
  assert.ok(kept >= saved, `${saved} were shown as saved, ${kept} are there`);
  assert.ok(kept <= before + taps, `${before + taps} taps were made, ${kept} are there`);
  return kept;
}

/** Emmy's number, less what the mark says is not on the disk yet, both read at the same moment. */
function readSaved(page: Page): Promise<number> {
  return page.evaluate(() => {
    const emmy = document.querySelector('[role=spinbutton][aria-label^="Emmy"]');
    const mark = document.querySelector(
      '[role=img][aria-label="All saved"], [role=img][aria-label^="Saving"]',
    );
    if (!emmy || !mark) throw new Error('the table shows no number or no mark');
    const pending = Number(/\d+/.exec(mark.getAttribute('aria-label') ?? '')?.[0] ?? 0);
    return Number(emmy.getAttribute('aria-valuenow')) - pending;
  });
}
