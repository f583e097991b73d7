import type { Page } from 'playwright-core';

import { backToTable, changeAct } from '../change';
import { seeDraftSaved } from '../killHere';
import { more, readPoints, seeSaved, startPad } from '../pad';
import { see, settled } from '../see';
import { find, tap } from '../tap';

import { pathOf, wait, type Fault, type FaultTable } from './fault';

const LONGEST_SAVE = 400;

/**
 * A point is left out of the past, and the browser dies: on the preview, right after it was saved, or somewhere in
 * between. What was shown as kept is there; what is there is all of the change, or nothing.
 */
export async function killChanges({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  const table = pathOf(page);
  let now = page;
  let lost = 0;
  const said: string[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    for (const player of ['Emmy', 'Tomek', 'Nina']) await tap(now, more(player));
    await seeSaved(now);
    const before = await readPoints(now);
    const changed = { ...before, Tomek: (before['Tomek'] ?? 0) - 1 };
    await changeAct(now, /^\d\d:\d\d Tomek\b/, 'Leave it out');
    await see(now, 'heading', 'Change the past');
    await seeDraftSaved(now);
    const moment = chance.pick(3);
    if (moment > 0) await tap(now, 'Save the change');
    if (moment === 1) await wait(chance.pick(LONGEST_SAVE));
    if (moment === 2) await shownAsSaved(now, changed);
    await app.kill();
    now = await app.reopen(table);
    const expected = moment === 0 ? [before] : moment === 1 ? [before, changed] : [changed];
    const after = await pointsOn(now, expected);
    if (!isOneOf(after, expected)) {
      lost += 1;
      said.push(`${JSON.stringify(after)} after ${JSON.stringify(expected)}`);
    }
    lost += await draftLost(now, moment === 0);
    await now.goto(new URL(table, now.url()).href);
    await seeSaved(now);
  }
  return { kind: 'killed while the past is changed', times, kills: true, lost, said };
}

type Points = Awaited<ReturnType<typeof readPoints>>;

function isOneOf(points: Points, expected: readonly Points[]): boolean {
  return expected.some((one) => JSON.stringify(one) === JSON.stringify(points));
}

function pointsOn(page: Page, expected: readonly Points[]): Promise<Points> {
  return settled(
    () => readPoints(page),
    (points) => isOneOf(points, expected),
  );
}

/** The change counts, and the table says that it is on the disk. */
async function shownAsSaved(page: Page, points: Points): Promise<void> {
  await see(page, 'heading', 'Timeline');
  await backToTable(page);
  await pointsOn(page, [points]);
}

/** What waited on the preview waits again; it is thrown away, so that the next one begins fresh. */
async function draftLost(page: Page, waits: boolean): Promise<number> {
  await tap(page, 'Timeline');
  await see(page, 'heading', 'Timeline');
  const row = find(page, 'button', /^A change of the past is waiting/);
  if (!waits && (await row.count()) === 0) return 0;
  const there = await settled(
    () => row.count(),
    (count) => count > 0 || !waits,
  );
  if (there === 0) return waits ? 1 : 0;
  await row.click();
  await see(page, 'heading', 'Change the past');
  await find(page, 'button', 'Cancel').last().click();
  await see(page, 'heading', 'Timeline');
  return 0;
}
