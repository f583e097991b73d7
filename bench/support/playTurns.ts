import type { Page } from 'playwright-core';
import { FOUR, startPerseverance } from '../../e2e/support/perseverance1';
import { startPerseverance2 } from '../../e2e/support/perseverance2';
import { tap } from '../../e2e/support/tap';
import { timeTap } from './timeTap';
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
  let warm = false;
  const step = async (name: string, act: () => Promise<void>) => {
    const took = await timeTap(page, act);
    // The first round warms up and is not counted.
    if (warm) times.set(name, [...(times.get(name) ?? []), took]);
  };
  for (let round = -1; round < rounds; round += 1) {
    warm = round >= 0;
    await page.goto(table);
    await page.getByRole('button', { name: /’s turn/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await step('open', () => tap(page, /’s turn/));
    await TURNS[episode](page, step, round);
  }
  return times;
}

type Step = (name: string, act: () => Promise<void>) => Promise<void>;

const TURNS: Readonly<Record<Episode, (page: Page, step: Step, round: number) => Promise<void>>> = {
  1: async (page, step, round) => {
    await step('another face', () => page.getByRole('checkbox', { name: /^Face changed/ }).click());
    await step('the face as it was', () => page.getByRole('checkbox', { name: /^Face changed/ }).click());
    await step('an Effect', () => tap(page, /^Training/));
    await step('put back', () => tap(page, /^Training/));
    // In two Zones by turns: eight Dinos in one of them would attack.
    await step('another Effect', () => tap(page, round % 2 === 0 ? /^Rations/ : /^Salvage/));
    await step('a Dino', () => tap(page, 'Trampler'));
    await step('confirm', () => tap(page, /^Confirm /));
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
