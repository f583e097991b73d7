import type { Page } from 'playwright-core';

import { find, tap } from '../tap';

/** What the app finds when it looks through everything that is stored, page by page and log by log. */
export async function checkGames(
  page: Page,
  origin: string,
): Promise<{ readonly games: number; readonly changes: number }> {
  await page.goto(`${origin}/settings/storage`);
  await find(page, 'button', /^Check my games/).waitFor();
  await tap(page, /^Check my games/);
  const found = page.getByText(/^All good\. Games: \d+, changes: \d+/).first();
  await found.waitFor();
  const [games = Number.NaN, changes = Number.NaN] =
    ((await found.textContent()) ?? '')
      .replace(/[\s,](?=\d{3}\b)/g, '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return { games, changes };
}
