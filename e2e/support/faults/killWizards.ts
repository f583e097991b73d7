import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';

import { more, readPoints, startPad } from '../pad';
import { plantDatabase } from '../plantDatabase';
import { see, settled } from '../see';
import { takeDatabase } from '../takeDatabase';
import { tap, tapTimes } from '../tap';

import { pathOf, wait, type Fault, type FaultTable } from './fault';

/** A running game and a wizard that its table offers. */
export interface WizardToKill {
  readonly session: string;
  readonly wizard: string;
}

const LONGEST_WIZARD = 2_500;
const LONGEST_COMMIT = 250;

/** Random answers in wizards of every game, and the browser dies: the wizard is where it was shown as kept. */
export async function killWizards(
  { app, chance }: FaultTable,
  times: number,
  world: { readonly database: string; readonly wizards: readonly WizardToKill[] },
): Promise<Fault> {
  await plantDatabase(app, world.database);
  let lost = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const { session, wizard } = chance.one(world.wizards);
    const path = `/session/${session}/wizard/${wizard}`;
    const page = await app.open(path);
    const seen = await watchDraft(page);
    await seeDraft(page);
    const answering = (async () => {
      // The kill ends it: the answer that it interrupts fails.
      while (pathOf(page) === path) await answer(page, chance.pick(97));
    })().catch(() => undefined);
    await wait(chance.pick(LONGEST_WIZARD));
    await app.kill();
    await answering;
    const { shown, keptAfter, lastSeenAt } = seen();
    const written = await readWritten(await app.reopen('/favicon.ico'), { session, wizard });
    // Never older than what was last shown as kept; an answer still being written may be there or not.
    if (written < keptAfter) lost += 1;
    const again = await app.open(path);
    await seeDraft(again);
    // What was never drawn as a page of steps cannot come back as one.
    const after = lastSeenAt === 0 ? '' : await look(again);
    // The same millisecond may be after that frame.
    assert.ok(
      written >= lastSeenAt || shown.includes(after),
      `${path} came back as ${after}, which nobody saw`,
    );
  }
  return { kind: 'killed on a step of a wizard', times, kills: true, lost, said: [] };
}

/** The browser dies under the last tap of a wizard: the round is entered and the draft gone, or the draft is there. */
export async function killCommits({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  await startPad(page, { counting: 'By round' });
  const table = pathOf(page);
  let now = page;
  let lost = 0;
  for (let kill = 0; kill < times; kill += 1) {
    await see(now, 'button', /^Enter round/);
    const { Emmy: before = 0 } = await readPoints(now);
    await now.goto(`${app.url}${table}/wizard/enterRound`);
    await see(now, 'heading', 'Points this round');
    // A draft that an earlier kill left has its points already.
    const { Emmy: begun = 0 } = await readPoints(now);
    if (begun === 0) await tapTimes(now, more('Emmy', 'Points this round'), 3);
    await tap(now, 'Check');
    await see(now, 'img', 'Draft saved');
    await tap(now, 'Save');
    await wait(chance.pick(LONGEST_COMMIT));
    const saved = await now
      .getByRole('img', { name: 'All saved' })
      .isVisible()
      .catch(() => false);
    await app.kill();
    now = await app.reopen(table);
    await see(now, 'button', /^Enter round/);
    const { Emmy: after = -1 } = await readPoints(now);
    assert.ok(after === before || after === before + 3, `${before} before, ${after} after a round of 3`);
    if (saved && after === before) lost += 1;
    await now.goto(`${app.url}${table}/wizard/enterRound`);
    await see(now, 'heading', /^(Points this round|Check and save)$/);
    if (await now.getByRole('heading', { name: 'Check and save' }).isVisible()) await tap(now, 'Back');
    await see(now, 'heading', 'Points this round');
    const { Emmy: drafted = -1 } = await readPoints(now);
    assert.equal(
      drafted,
      after === before ? 3 : 0,
      'the round is in the game or in the draft, never in both',
    );
    await now.goto(app.url + table);
  }
  return { kind: 'killed under the save of a wizard', times, kills: true, lost, said: [] };
}

/** When the draft that the kill left was written, by the clock of the app. */
async function readWritten(page: Page, { session, wizard }: WizardToKill): Promise<number> {
  const data = await openNodeDatabase(await takeDatabase(page));
  const draft = await data.drafts.get(session, wizard);
  await data.close();
  return draft.kind === 'ok' ? draft.value.updatedAt : 0;
}

function seeDraft(page: Page): Promise<void> {
  return see(page, 'img', 'Draft saved');
}

/** One tap on something that answers the step: an option, a figure, a tick, or the way on; never the last save. */
async function answer(page: Page, luck: number): Promise<void> {
  await page.evaluate(`{
    const luck = ${luck};
    const main = ${WIZARD};
    const onReview = [...main.querySelectorAll('h2')].some((h) => h.textContent === 'Check and save');
    const names = /^(Rules|Why|Cancel|Present|How)/;
    const all = [...main.querySelectorAll('button, [role=button], [role=checkbox], [role=radio]')].filter((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return control.getAttribute('aria-disabled') !== 'true' && !control.disabled && !names.test(name);
    });
    const back = all.find((control) => control.textContent === 'Back');
    (onReview ? back : all[luck % all.length])?.click();
  }`);
  await wait(30);
}

/** The wizard itself: the screens beneath it are in the page too. */
const MARK = `document.querySelector('[role=img][aria-label="Draft saved"], [role=img][aria-label="Saving the draft"]')`;
const WIZARD = `${MARK}?.closest('main, [role=main]')`;
/** Which step it is and every answer on it, in one line; a radio may only pick the piece in hand: no answer. */
const LOOK = `[
  ...[...${WIZARD}.querySelectorAll('h2')].map((heading) => heading.textContent),
  ...[...${WIZARD}.querySelectorAll('[role=spinbutton]')].map((figure) => figure.getAttribute('aria-valuenow')),
  ...[...${WIZARD}.querySelectorAll('[role=checkbox]')].map((tick) => tick.getAttribute('aria-checked')),
  ...[...${WIZARD}.querySelectorAll('[aria-label^="Column "]')].map((place) => place.getAttribute('aria-label')),
].join(' ')`;

/** Once the page around the mark is there. */
function look(page: Page): Promise<string> {
  return settled(
    () => page.evaluate<string>(`${WIZARD} ? ${LOOK} : ''`),
    (seen) => seen !== '',
  );
}

/**
 * Everything that the wizard has shown, and the moment after which what was last shown as kept was answered: the frame
 * before the first that showed it. Two answers may look the same, so looks alone do not tell which one came back.
 */
async function watchDraft(page: Page) {
  const shown: string[] = [];
  let changedAfter = 0;
  let keptAfter = 0;
  let lastSeenAt = 0;
  await page.exposeFunction('tellDraft', (seen: string, saved: boolean, before: number, now: number) => {
    if (shown.at(-1) !== seen) {
      shown.push(seen);
      changedAfter = before;
    }
    if (saved) keptAfter = changedAfter;
    lastSeenAt = now;
  });
  await page.evaluate(`{
    let before = 0;
    const tell = () => {
      requestAnimationFrame(tell);
      const mark = ${MARK};
      const now = Date.now();
      const saved = mark?.getAttribute('aria-label') === 'Draft saved';
      if (mark?.closest('main, [role=main]')) tellDraft(${LOOK}, saved, before, now);
      before = now;
    };
    tell();
  }`);
  return () => ({ shown: [...shown], keptAfter, lastSeenAt });
}
