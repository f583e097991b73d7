import type { Page } from 'playwright-core';
import { FOUR, startPerseverance } from '../../e2e/support/perseverance1';
import { startPerseverance2 } from '../../e2e/support/perseverance2';
import { tap } from '../../e2e/support/tap';
import type { Visit } from './visit';

export type Episode = 1 | 2;
export type Times = ReadonlyMap<string, readonly number[]>;

/** Every step of the turn page, over and over: milliseconds from each tap to the frame that answers it, by step. */
export async function playTurns({ app, page }: Visit, episode: Episode, rounds: number): Promise<Times> {
  await app.open('/');
  await (episode === 1
    ? startPerseverance(page, { players: FOUR, tracking: 'Full' })
    : startPerseverance2(page));
  const table = page.url();
  const times = new Map<string, number[]>();
  const step = async (name: string, act: () => Promise<void>) => {
    times.set(name, [...(times.get(name) ?? []), await timed(page, act)]);
  };
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(table);
    await page.getByRole('button', { name: /’s turn/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(WATCH);
    await step('open', () => tap(page, /’s turn/));
    await TURNS[episode](page, step);
  }
  return times;
}

type Step = (name: string, act: () => Promise<void>) => Promise<void>;

const TURNS: Readonly<Record<Episode, (page: Page, step: Step) => Promise<void>>> = {
  1: async (page, step) => {
    await step('another face', () => page.getByRole('checkbox', { name: /^Face changed/ }).click());
    await step('the face as it was', () => page.getByRole('checkbox', { name: /^Face changed/ }).click());
    await step('an Effect', () => tap(page, /^Training/));
    await step('put back', () => tap(page, /^Training/));
    await step('another Effect', () => tap(page, /^Rations/));
    await step('a Dino', () => tap(page, 'Trampler'));
    await step('confirm', () => tap(page, 'Confirm Rations'));
    await step('an Officer', () => tap(page, /^Chief Mate/));
    await step('next turn', () => tap(page, /^Next turn/));
  },
  2: async (page, step) => {
    await step('an Effect', () => tap(page, /^Pub/));
    await step('an Officer', () => tap(page, /^Chief Mate/));
    await step('no Perk', () => tap(page, 'No Perk'));
    await step('next turn', () => tap(page, /^Next turn/));
  },
};

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  for (;;) {
    const took = await page.evaluate<number | null>('globalThis.answered');
    if (took !== null) {
      // The disk has it before the next tap: a person is slower than a script.
      await page.waitForTimeout(300);
      await page.evaluate('globalThis.answered = null');
      return took;
    }
    await page.waitForTimeout(10);
  }
}

/** Runs in the page. The handlers of the tap are over when its frame begins; its task runs after the paint. */
const WATCH = `{
  globalThis.answered = null;
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => { globalThis.answered = performance.now() - timeStamp; }));
  }, { capture: true });
}`;
