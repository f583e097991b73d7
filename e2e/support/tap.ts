import type { Locator, Page } from 'playwright-core';

export type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** It says so when something behind it is due. */
export const MORE = /^(More(, due now)?|Więcej(, teraz)?)$/;

/** A control as a screen reader finds it: by role and whole name. */
export function find(within: Page | Locator, role: Role, name: Name): Locator {
  return within.getByRole(role, { name, exact: typeof name === 'string' });
}

export function tap(within: Page | Locator, name: Name, role: Role = 'button'): Promise<void> {
  return find(within, role, name).click();
}

/** An answer on a step, however it is drawn: a row, a tile or a chip. */
export function answerWith(within: Page | Locator, name: Name): Promise<void> {
  return find(within, 'button', name)
    .or(find(within, 'radio', name))
    .click();
}

/** Taps as fast as the browser takes them, without waiting for the screen in between. */
export async function tapTimes(within: Page | Locator, name: Name, times: number): Promise<void> {
  for (let tapped = 0; tapped < times; tapped += 1) await tap(within, name);
}

export function write(within: Page | Locator, field: Name, text: string): Promise<void> {
  return find(within, 'textbox', field).fill(text);
}
