import type { Page } from 'playwright-core';

import { openNodeDriver } from '../../../__tests__/support/nodeDriver';
import { serve } from '../../../scripts/serve.mjs';
import { AXE_RULES, CONTRAST } from '../askAxe';
import { worldFile } from '../faults/worldFile';
import { goTo } from '../goTo';
import { openApp } from '../openApp';
import { plantDatabase } from '../plantDatabase';
import { MORE } from '../tap';
import { tested } from '../tested';

import { everyScreen } from './everyScreen';
import { storeEveryStep } from './everyStep';
import { inspect, type Findings } from './inspect';
import type { Look } from './look';

/** One screen as it was seen. */
export interface Seen extends Findings {
  readonly area: string;
  readonly name: string;
  readonly how: How;
}

type How = 'day' | 'night' | 'text at 200 %';

interface Wishes {
  /** One step for each way to draw one, and none of the screens. */
  readonly briefly?: boolean;
  /** Part of an area or a name: the rest is left out. */
  readonly only?: string;
  readonly tell?: (seen: Seen) => void;
}

/** Every screen and every step of every wizard, by day, by night and with letters of twice the size. */
export async function runAccessibility(wishes: Wishes = {}): Promise<readonly Seen[]> {
  const { briefly = false, only = '', tell } = wishes;
  // A setting would win over the day and the night of the device.
  const database = await worldFile('schema-2', "DELETE FROM setting WHERE key = 'preferences'");
  const looks = [
    ...(briefly ? [] : await everyScreen(database)),
    ...(await storeEveryStep(database, { briefly })),
  ].filter(({ area, name }) => `${area}: ${name}`.includes(only));
  /** Night differs only in colour, and large letters in the room they take. */
  const axeFor = (how: How) => (!briefly || how === 'day' ? AXE_RULES : how === 'night' ? CONTRAST : null);
  const seen: Seen[] = [];
  const note = (one: Seen) => {
    tell?.(one);
    seen.push(one);
  };
  /** A screen that does not come up is a fault like any other, and the next one may. */
  const visit = async (
    page: Page,
    origin: string,
    look: Look,
    how: How,
    see: (name: string) => Promise<void>,
  ) => {
    try {
      for await (const name of show(page, origin, look)) await see(name);
    } catch (thrown) {
      const violations = [`it does not come up: ${String(thrown)}`];
      note({ area: look.area, name: look.name, how, violations, target: null, text: null });
    }
  };
  await withPage(database, async (page, origin) => {
    for (const look of looks)
      await visit(page, origin, look, 'day', async (name) => {
        for (const [how, colorScheme] of [
          ['day', 'light'],
          ['night', 'dark'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          note({ area: look.area, name, how, ...(await inspect(page, axeFor(how))) });
        }
      });
  });
  const large = await openNodeDriver(database);
  await large.run('INSERT INTO setting (key, value) VALUES (?, ?)', [
    'preferences',
    JSON.stringify({
      theme: 'system',
      textSize: 'largest',
      motion: 'system',
      keepAwake: true,
      haptics: true,
    }),
  ]);
  await large.close();
  await withPage(database, async (page, origin) => {
    for (const look of looks)
      await visit(page, origin, look, 'text at 200 %', async (name) =>
        note({
          area: look.area,
          name,
          how: 'text at 200 %',
          ...(await inspect(page, axeFor('text at 200 %'))),
        }),
      );
  });
  return seen;
}

async function withPage(
  database: string,
  work: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const server = await serve(tested(), 0);
  const app = await openApp(server.url, null, {});
  try {
    await (await app.open('/')).getByRole('heading', { name: 'Foothold' }).waitFor();
    await plantDatabase(app, database);
    await work(await app.open('/favicon.ico'), server.url);
  } finally {
    await app.close();
    await server.close();
  }
}

/** Longer than any set-up. */
const MOST_PAGES = 8;

/** Goes there, and yields each time that there is something new to look at. */
async function* show(page: Page, origin: string, { path, name, kind, then }: Look): AsyncGenerator<string> {
  await goTo(page, origin + path);
  const main = page.locator('main, [role=main]').last();
  await main.waitFor();
  await page.waitForLoadState('networkidle');
  if (kind !== 'screen') await page.getByRole('img', { name: 'Draft saved' }).waitFor();
  if (typeof then === 'object') {
    const row = page.getByRole('group', { name: then.row, exact: true });
    await row.getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    return yield name;
  }
  switch (then) {
    case undefined:
      return yield name;
    case 'more': {
      const button = page.getByRole('navigation', { name: 'Actions' }).getByRole('button', { name: MORE });
      if ((await button.count()) === 0) return;
      await button.click();
      await page.getByRole('dialog').waitFor();
      return yield name;
    }
    case 'on':
      yield `${name} 1`;
      for (let next = 1; next <= MOST_PAGES; next += 1) {
        // Each page of options, opened from the players.
        const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
        if ((await options.count()) < next) return;
        await options.nth(next - 1).click();
        await page
          .getByRole('button', { name: /^(Done|Close)$/ })
          .last()
          .waitFor();
        yield `${name} ${next + 1}`;
        await page
          .getByRole('button', { name: /^(Done|Close)$/ })
          .last()
          .click();
      }
  }
}
