import { chromium, type Browser } from 'playwright-core';

import { findBrowser } from '../../scripts/browser.mjs';

import { GUEST_ARGS } from './guestHost';

let shared: Promise<Browser> | undefined;

/** One browser for every evening that neither kills nor reopens its own: starting one costs as much as a short evening. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export async function closeSharedBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

async function launchBrowser(): Promise<Browser> {
  const { launch } = await findBrowser();
  const { executablePath, args } = launch;
  const browser = await chromium.launch({
    executablePath,
    // Guests share it too.
    args: [...args, ...GUEST_ARGS],
    env: definedOnly(launch.env),
  });
  // If it crashes, only the evenings that are on fail with it.
  browser.once('disconnected', () => (shared = undefined));
  return browser;
}

export function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
