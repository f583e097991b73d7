import type { CDPSession, Page } from 'playwright-core';

/** What a tap costs, counted: the same on every machine, however busy. */
export interface Work {
  /** Components that were drawn. */
  readonly renders: number;
  /** Functions of the app that were called, and of them those of a game. */
  readonly calls: number;
  readonly rules: number;
}

/** React tells what it drew only to a page that was loaded with this. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(HOOK);
}

export async function countTap(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<Work> {
  await page.waitForTimeout(300);
  await page.evaluate('globalThis.renders = 0');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await cdp.send('Profiler.takePreciseCoverage');
  await act();
  await page.evaluate(FRAMES);
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  await cdp.send('Profiler.stopPreciseCoverage');
  const calls = (wanted: RegExp) =>
    result
      .filter(({ url }) => wanted.test(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
  return {
    renders: await page.evaluate<number>('globalThis.renders'),
    calls: calls(/\/_expo\//),
    rules: calls(GAMES),
  };
}

/** The chunks of the games are called after their entry. */
const GAMES = /\/plugin-[0-9a-f]+\.js/;

/** Runs in the page: two frames, and what follows from them. */
const FRAMES = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))`;

/**
 * Runs in the page before the app, where React looks for its developer tools. A component was drawn if React marked its
 * fiber so; what was not looked at shares its children with the tree before.
 */
const HOOK = `{
  globalThis.renders = 0;
  const isComponent = ({ tag }) => [0, 1, 11, 14, 15].includes(tag);
  const each = (first, visit) => { for (let fiber = first; fiber; fiber = fiber.sibling) visit(fiber); };
  const count = (fiber) => { if (isComponent(fiber)) globalThis.renders += 1; };
  const added = (fiber) => { count(fiber); each(fiber.child, added); };
  const changed = (fiber) => {
    if (!fiber.alternate) return added(fiber);
    if (fiber.flags & 1) count(fiber);
    if (fiber.child !== fiber.alternate.child) each(fiber.child, changed);
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onScheduleFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_renderer, { current }) => changed(current),
  };
}`;
