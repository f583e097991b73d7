import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { runAccessibility } from './support/accessibility/runAccessibility';
import { evening } from './support/evening';
import { worldFile } from './support/faults/worldFile';
import { more, startPad } from './support/pad';
import { plantDatabase } from './support/plantDatabase';
import { register } from './support/registry';
import { frames, see } from './support/see';
import { tap, tapTimes } from './support/tap';

/** `npm run accessibility` looks at every screen and every step of every wizard. */
register(
  'each way to draw a step passes the machine check by day, by night and with letters of twice the size',
  async () => {
    const seen = await runAccessibility({ briefly: true });
    assert.ok(seen.length > 30, `only ${seen.length} were looked at`);
    const faults = seen.flatMap(({ name, how, violations }) =>
      violations.map((violation) => `${name}, ${how}: ${violation}`),
    );
    assert.deepEqual(faults, []);
    assert.ok(seen.every(({ text }) => text === null || text >= 12));
  },
);

evening(
  'every table is read aloud in the order in which it is played: heading, what is shared, players by seat, actions',
  async ({ app }) => {
    await plantDatabase(app, await worldFile('schema-2'));
    for (const [session, shared, players] of [
      ['perseverance-1-running', [], ['Ana', 'Bo', 'Cy']],
      ['perseverance-2-running', [], ['Ana', 'Bo', 'Cy']],
      ['survivors-running', ['Fuel'], ['Ana', 'Bo']],
      ['robinson-running', ['Morale'], ['Ana', 'Ben']],
      ['scorepad-running', [], ['Ana', 'Bo', 'Cy']],
    ] as const) {
      const page = await app.open(`/session/${session}`);
      await see(page, 'navigation', 'Actions');
      const lines = await readAloud(page);
      const place = (what: string) => {
        const found = lines.findIndex((line) => line.includes(what));
        assert.notEqual(found, -1, `${session} says nothing of ${what}:\n${lines.join('\n')}`);
        return found;
      };
      const order = [
        place('heading "'),
        ...shared.map(place),
        ...players.map((name) => place(`group "${name}"`)),
        place('navigation "Actions"'),
      ];
      assert.deepEqual(
        order,
        [...order].sort((a, b) => a - b),
        lines.join('\n'),
      );
    }
  },
);

evening('with less motion the next step is there at once', async ({ page }) => {
  assert.equal(await faintestStep(page), 1);
});

evening(
  'for everybody else it slides in',
  async ({ page }) => {
    assert.ok((await faintestStep(page)) < 1);
  },
  { motion: true },
);

/** The accessibility tree, a line for each thing in it, in reading order. */
async function readAloud(page: Page): Promise<readonly string[]> {
  return (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
}

/** How faint a wizard's page gets, at its faintest, in the frames after a tap on "Check". */
async function faintestStep(page: Page): Promise<number> {
  await startPad(page, { counting: 'By round' });
  await tap(page, /^Enter round 1/);
  await tapTimes(page, more('Emmy', 'Points this round'), 1);
  await page.evaluate(`{
    globalThis.faintest = 1;
    const look = () => {
      requestAnimationFrame(look);
      for (const part of document.querySelectorAll('main *'))
        if (/translateX/.test(part.style.transform)) faintest = Math.min(faintest, Number(getComputedStyle(part).opacity));
    };
    look();
  }`);
  await tap(page, 'Check');
  await see(page, 'heading', 'Check and save');
  await frames(page, 40);
  return page.evaluate<number>('faintest');
}
