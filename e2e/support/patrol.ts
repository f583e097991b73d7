import type { Page } from 'playwright-core';

import { see } from './see';
import { MORE, tap } from './tap';

export async function openStage(page: Page, stage: 1 | 2): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Patrol stage');
  await see(page, 'heading', `What does stage ${stage} give?`);
}

/** Drawn cards that are not kept are not entered. */
export async function keepCard(page: Page, card: string): Promise<void> {
  await tap(page, new RegExp(`^Card ${card}: `), 'checkbox');
}

/** What is on a card, or between the stages. */
export async function threaten(page: Page, what: string, threat: number): Promise<void> {
  await tap(page, `${what}: Threat ${threat}`, 'radio');
}

export async function rollThreat(page: Page, what: string, roll: number): Promise<void> {
  await tap(page, `${what}: rolled ${roll}`, 'radio');
}

export async function letAppRoll(page: Page, what: string): Promise<void> {
  await tap(page, `${what}: the app rolls`, 'radio');
}
