import type { Page } from 'playwright-core';

import { askAxe, AXE_RULES } from '../askAxe';
import { CONTROLS } from '../expectLargeTargets';

/** What a machine can say about one screen as it is shown now. */
export interface Findings {
  /** What is wrong, each with the element it is about. */
  readonly violations: readonly string[];
  /** The smaller side of the smallest thing that answers a tap, in CSS pixels; null where nothing does. */
  readonly target: number | null;
  /** The smallest letters, in CSS pixels. */
  readonly text: number | null;
}

/** Axe checks all that is not measured here: WCAG 2.2 A and AA, or only some `rules` of it, or nothing. */
export async function inspect(page: Page, rules: object | null = AXE_RULES): Promise<Findings> {
  const violations = rules ? await askAxe(page, rules) : [];
  const { target, text, wide } = await page.evaluate<{
    target: { size: number; name: string } | null;
    text: number | null;
    wide: boolean;
  }>(MEASURE);
  return {
    violations: [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
      ...(target && target.size < 47.5 ? [`target of ${target.size}: ${target.name}`] : []),
      ...(wide ? ['wider than the screen'] : []),
    ],
    target: target && Math.round(target.size),
    text,
  };
}

const MEASURE = `(() => {
  const seen = (element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]');
  const targets = [...document.querySelectorAll(${JSON.stringify(CONTROLS)})].filter(seen).map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return { size: Math.min(width, height), name: control.getAttribute('aria-label') ?? control.textContent };
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = null;
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !around || !seen(around)) continue;
    if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(around.tagName)) continue;
    // What is only for screen readers is one pixel large, and nobody reads it.
    const { width, height } = around.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    text = text === null ? size : Math.min(text, size);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    target: targets.sort((a, b) => a.size - b.size)[0] ?? null,
    text,
    wide: scrollWidth > clientWidth,
  };
})()`;
