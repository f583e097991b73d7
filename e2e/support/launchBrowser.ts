import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

import { findBrowser } from '../../scripts/browser.mjs';

import type { Taste } from './openApp';

/** Browsers trust localhost, so a guest needs another name for this computer. */
export const GUEST_HOST = 'foothold.test';
/** As the certificates of the tests call it. */
export const CERTIFIED_HOST = 'club.example';

/**
 * The page of an evening lives for seconds: what the thorough compilers do for it costs more than it saves. The last flag
 * of a kind counts.
 */
const SHORT_LIVED = '--js-flags=--liftoff-only --no-opt';

/** A browser on a profile of its own. */
export async function launchBrowser(
  profile: string,
  options: BrowserContextOptions,
  { guest, measured }: Taste,
): Promise<BrowserContext> {
  const name = guest ? GUEST_HOST : options.ignoreHTTPSErrors ? CERTIFIED_HOST : null;
  const { launch } = await findBrowser();
  const { executablePath } = launch;
  const args = [
    ...launch.args,
    ...(measured ? [] : [SHORT_LIVED]),
    ...(name !== null ? [`--host-resolver-rules=MAP ${name} 127.0.0.1`, '--no-proxy-server'] : []),
  ];
  const env = definedOnly(launch.env);
  const begin = () => chromium.launchPersistentContext(profile, { ...options, executablePath, args, env });
  // A browser that crashes before it has a page says nothing of the app, and what is in the profile stays.
  return begin().catch(begin);
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
