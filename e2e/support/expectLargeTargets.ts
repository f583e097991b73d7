import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

/** What a finger can hit: everything that answers a tap is at least this wide and high, in CSS pixels. */
const LEAST = 48;
const ROLES = ['button', 'link', 'radio', 'checkbox', 'switch', 'tab', 'spinbutton', 'slider', 'textbox'];
export const CONTROLS = [
  'button',
  'a[href]',
  'input',
  'textarea',
  'select',
  ...ROLES.map((role) => `[role=${role}]`),
].join();

export async function expectLargeTargets(page: Page): Promise<void> {
  const found = await page.evaluate(
    ({ controls, least }) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true], [inert]'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // Fractions are the browser's rounding, not a smaller target.
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ control, box }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent;
          return `${Math.round(box.width)} × ${Math.round(box.height)}: ${name}`;
        }),
    { controls: CONTROLS, least: LEAST },
  );
  assert.ok(found.length === 0, `too small for a finger on ${page.url()}:\n${found.join('\n')}`);
}
