import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from '../atTable';
import { firstPage, openParty, type Party } from '../liveTable';
import type { OpenApp } from '../openApp';
import { more, readPoints, seeSaved, startPad } from '../pad';
import { becomes, see } from '../see';
import { find } from '../tap';

import { pathOf, wait, type Chance, type Fault, type FaultTable } from './fault';
import { watchSaved } from './killTaps';

/** From the first tap of a burst to well into it. */
const LONGEST_BURST = 900;
const SEATS = ['Emmy', 'Tomek'] as const;

interface SharedTable {
  readonly party: Party;
  /** Each on a profile of its own, so that it can be killed; Emmy's is the first. */
  readonly apps: readonly [OpenApp, OpenApp];
  readonly paths: readonly [string, string];
}

/** Two phones share a score pad; each taps for its own seat. */
async function atSharedTable<T>(work: (table: SharedTable) => Promise<T>): Promise<T> {
  const profiles = SEATS.map(() => mkdtempSync(join(tmpdir(), 'shared-')));
  const party = await openParty();
  try {
    const [first, second] = [await party.join({}, profiles[0]), await party.join({}, profiles[1])];
    const [emmy, tomek] = [firstPage(first), firstPage(second)];
    await startPad(emmy, { players: [...SEATS] });
    const link = await shareAs(emmy, SEATS[0]);
    await joinByLink(tomek, link, SEATS[1]);
    await seeLive(tomek, 2);
    await backToTable(emmy);
    await seeLive(emmy, 2);
    return await work({ party, apps: [first, second], paths: [pathOf(emmy), pathOf(tomek)] });
  } finally {
    await party.end();
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
  }
}

/** Taps until the page is gone or somebody says stop. */
function tapOn(page: Page, player: string): () => Promise<void> {
  let goesOn = true as boolean;
  const tapping = (async () => {
    const box = await find(page, 'button', more(player)).boundingBox();
    while (box && goesOn) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  })().catch(() => undefined);
  return async () => {
    goesOn = false;
    await tapping;
  };
}

async function burst(chance: Chance): Promise<void> {
  await wait(chance.pick(LONGEST_BURST));
}

/** What both show, once everything is everywhere. */
async function agreed(pages: readonly Page[]): Promise<Readonly<Record<string, number>>> {
  for (const page of pages) {
    await seeLive(page, 2);
    await seeSaved(page);
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error('two phones sit here');
  const sorted = async (page: Page) => JSON.stringify(Object.entries(await readPoints(page)).sort());
  await becomes(
    'that both show the same',
    async () => (await sorted(first)) === (await sorted(second)),
    true,
  );
  return readPoints(first);
}

/** A phone dies under taps at a shared table while the other one goes on. */
export async function killSharedPhones({ chance }: FaultTable, times: number): Promise<Fault> {
  const lost = await atSharedTable(async ({ apps, paths }) => {
    const [first, second] = apps;
    let missing = 0;
    for (let kill = 0; kill < times; kill += 1) {
      const [emmy, tomek] = [firstPage(first), firstPage(second)];
      const saved = await watchSaved(tomek, SEATS[1]);
      const stops = [tapOn(emmy, SEATS[0]), tapOn(tomek, SEATS[1])];
      await burst(chance);
      await second.kill();
      for (const stop of stops) await stop();
      const back = await second.reopen(paths[1]);
      await see(back, 'spinbutton', `${SEATS[1]}, Points`);
      const points = await agreed([emmy, back]);
      missing += Math.max(0, saved() - (points[SEATS[1]] ?? 0));
    }
    return missing;
  });
  return { kind: 'a phone killed at a shared table', times, kills: true, lost, said: [] };
}

/** The hub dies under taps of both; they play on, and it comes back with what it had on its disk. */
export async function killHubs({ chance }: FaultTable, times: number): Promise<Fault> {
  const lost = await atSharedTable(async ({ party, apps }) => {
    let missing = 0;
    const pages = apps.map(firstPage);
    const saved = await Promise.all(pages.map((page, i) => watchSaved(page, SEATS[i])));
    for (let kill = 0; kill < times; kill += 1) {
      const stops = pages.map((page, i) => tapOn(page, SEATS[i] ?? ''));
      await burst(chance);
      await party.host.kill();
      await burst(chance);
      for (const stop of stops) await stop();
      for (const page of pages) await see(page, 'button', /^Offline since /);
      await party.host.start();
      const points = await agreed(pages);
      for (const [i, seat] of SEATS.entries())
        missing += Math.max(0, (saved[i]?.() ?? 0) - (points[seat] ?? 0));
    }
    return missing;
  });
  return {
    kind: 'the hub killed under taps of two phones',
    times,
    kills: true,
    lost,
    said: ['Offline since …'],
  };
}
