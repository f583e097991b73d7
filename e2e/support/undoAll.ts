import type { Page } from 'playwright-core';

import { bar, seeSaved } from './pad';
import { seeGone } from './see';
import { MORE, find, tap } from './tap';

/** Back to the first minute of the evening; how many things were undone. */
export async function undoAll(page: Page): Promise<number> {
  let undone = 0;
  for (; (await find(bar(page), 'button', 'Undo').getAttribute('aria-disabled')) !== 'true'; undone += 1) {
    await tap(bar(page), 'Undo');
    await seeSaved(page);
  }
  return undone;
}

/** Forward again, as far as it was. */
export async function redoAll(page: Page, undone: number): Promise<void> {
  for (let again = 0; again < undone; again += 1) {
    // In the bar where there is room for it.
    const redo = find(bar(page), 'button', 'Redo');
    if ((await redo.count()) > 0) await redo.click();
    else {
      await tap(bar(page), MORE);
      await tap(find(page, 'dialog', 'More'), /^Redo/);
      await seeGone(page, 'dialog', 'More');
    }
    await seeSaved(page);
  }
}
