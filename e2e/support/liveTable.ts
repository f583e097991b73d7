import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { get as getSafely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { DIST } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/freePort.mjs';

import { keepEvidence } from './evidence';
import { GUEST_HOST } from './launchBrowser';
import { addressFor, openApp, type OpenApp, type Taste } from './openApp';
import { register } from './registry';
import { settled } from './see';

/** As `npm start` reads them from its environment. */
type Settings = Readonly<Record<string, string>>;
type HostSettings = Settings & { readonly FOOTHOLD_DATA: string };

/** The computer that serves the app and keeps the tables. */
export interface LiveHost {
  /** kill -9: what it did not write is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Its disk is gone: it comes back without anything it knew. */
  startEmpty(): Promise<void>;
}

/** A hub of their own, and phones that open it over plain http as guests do. */
export interface Party {
  readonly host: LiveHost;
  /** One more phone, on its first screen, with a storage of its own: in a profile folder, where one is given. */
  join(taste?: Taste, profile?: string | null): Promise<OpenApp>;
  readonly phones: readonly OpenApp[];
  end(): Promise<void>;
}

/** `npm start`'s hub as a process of its own, with these settings; over https where they name a certificate. */
export async function openParty(settings: Settings = {}): Promise<Party> {
  const safe = settings['TLS_CERT'] !== undefined;
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  const place = hubPlace();
  const port = await freePort();
  const host = createHost(place, port, { FOOTHOLD_DATA: folder, ...settings });
  const phones: OpenApp[] = [];
  await host.start();
  return {
    host,
    phones,
    join: async (taste = {}, profile = null) => {
      const guest = { ...(safe ? { ownCertificate: true } : { guest: true }), ...taste };
      const url = `${safe ? 'https' : 'http'}://${place.host}:${port}`;
      const app = await openApp(addressFor(url, guest), profile, guest);
      phones.push(app);
      // Said of every page over plain http; and of every try to reach a hub that is gone.
      app.expectProblem(
        /Cross-Origin-Opener-Policy header has been ignored|WebSocket connection to .* failed/,
      );
      await app.open('/');
      return app;
    },
    end: async () => {
      for (const app of phones) await app.close();
      await host.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface LiveEvening {
  readonly host: LiveHost;
  /** One more phone of the party, on its first screen: each with a storage of its own. */
  phone(taste?: Taste): Promise<Page>;
  readonly note: (line: string) => void;
  /** What an evening provokes on purpose, on any of its phones. */
  expectProblem(pattern: RegExp): void;
}

/** One evening with several phones, and a hub with these settings. */
export function liveEvening(
  name: string,
  body: (table: LiveEvening) => Promise<void>,
  settings: () => Settings | Promise<Settings> = () => ({}),
): void {
  register(name, async (note) => {
    const party = await openParty(await settings());
    const { host, phones } = party;
    try {
      const expectProblem = (pattern: RegExp) => phones.forEach((app) => app.expectProblem(pattern));
      await body({ host, note, expectProblem, phone: async (taste) => firstPage(await party.join(taste)) });
      for (const app of phones)
        assert.ok(app.problems().length === 0, `a browser reported:\n${app.problems().join('\n')}`);
    } catch (error) {
      for (const [i, app] of phones.entries())
        note(`what phone ${i + 1} looked like: ${await keepEvidence(`phone ${i + 1} ${name}`, error, app)}`);
      throw error;
    } finally {
      await party.end();
    }
  });
}

export function firstPage(app: OpenApp): Page {
  const [page] = app.pages();
  assert.ok(page);
  return page;
}

interface HubPlace {
  /** What runs a command there. */
  readonly command: readonly string[];
  /** As this computer calls it. */
  readonly host: string;
}

/** On this computer; `npm run live` gives it a network of its own. */
function hubPlace(): HubPlace {
  const env: Readonly<Record<string, string | undefined>> = process.env;
  const [network, address] = [env['LIVE_NETWORK'], env['LIVE_ADDRESS']];
  if (network === undefined || address === undefined) return { command: [], host: 'localhost' };
  // It becomes the hub: who kills it kills the hub.
  return { command: ['ip', 'netns', 'exec', network], host: address };
}

function createHost({ command, host }: HubPlace, port: number, settings: HostSettings): LiveHost {
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const [run = '', ...args] = [...command, process.execPath, 'scripts/hub.mjs', DIST];
    child = spawn(run, args, {
      env: { ...process.env, PORT: `${port}`, FOOTHOLD_NAMES: GUEST_HOST, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const isUp = await settled(() => answers(settings['TLS_CERT'] !== undefined, host, port), Boolean);
    assert.ok(isUp, 'the hub does not answer');
  }

  async function kill(): Promise<void> {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  }

  return {
    start,
    kill,
    startEmpty: async () => {
      await kill();
      rmSync(settings.FOOTHOLD_DATA, { recursive: true });
      await start();
    },
  };
}

function answers(safe: boolean, host: string, port: number): Promise<boolean> {
  const path = `://${host}:${port}/live/addresses`;
  return new Promise((resolve) => {
    const heard = ({ statusCode }: { readonly statusCode?: number | undefined }) =>
      resolve(statusCode === 200);
    // Nobody has signed the certificate of an evening.
    const asked = safe
      ? getSafely(`https${path}`, { rejectUnauthorized: false, agent: false }, heard)
      : get(`http${path}`, { agent: false }, heard);
    asked.on('error', () => resolve(false));
  });
}
