import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { DIST } from '../../scripts/build.mjs';

import { keepEvidence } from './evidence';
import { GUEST_HOST } from './launchBrowser';
import { addressFor, openApp, type OpenApp, type Taste } from './openApp';
import { register } from './registry';
import { settled } from './see';

/** The computer that serves the app and keeps the tables. */
export interface LiveHost {
  /** kill -9: what it did not write is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface LiveEvening {
  readonly host: LiveHost;
  /** One more phone of the party, on its first screen: each with a storage of its own. */
  phone(taste?: Taste): Promise<Page>;
  readonly note: (line: string) => void;
}

/**
 * One evening with several phones: `npm start`'s hub as a process of its own, and phones that open it over plain http as
 * guests do.
 */
export function liveEvening(name: string, body: (table: LiveEvening) => Promise<void>): void {
  register(name, async (note) => {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    const port = await freePort();
    const host = createHost(port, folder);
    const apps: OpenApp[] = [];
    try {
      await host.start();
      await body({
        host,
        note,
        phone: async (taste = {}) => {
          const guest = { guest: true, ...taste };
          const app = await openApp(addressFor(`http://localhost:${port}`, guest), null, guest);
          apps.push(app);
          // Said of every page over plain http; and of every try to reach a hub that is gone.
          app.expectProblem(
            /Cross-Origin-Opener-Policy header has been ignored|WebSocket connection to .* failed/,
          );
          return app.open('/');
        },
      });
      for (const app of apps)
        assert.ok(app.problems().length === 0, `a browser reported:\n${app.problems().join('\n')}`);
    } catch (error) {
      for (const [i, app] of apps.entries())
        note(`what phone ${i + 1} looked like: ${await keepEvidence(`${i + 1} ${name}`, error, app)}`);
      throw error;
    } finally {
      for (const app of apps) await app.close();
      await host.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function createHost(port: number, folder: string): LiveHost {
  let child: ChildProcess | null = null;
  return {
    start: async () => {
      child = spawn(process.execPath, ['scripts/hub.mjs', DIST], {
        env: { ...process.env, PORT: `${port}`, FOOTHOLD_DATA: folder, FOOTHOLD_NAMES: GUEST_HOST },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const isUp = await settled(
        () =>
          fetch(`http://localhost:${port}/live/addresses`).then(
            ({ ok }) => ok,
            () => false,
          ),
        (up) => up,
      );
      assert.ok(isUp, 'the hub does not answer');
    },
    kill: async () => {
      const dying = child;
      child = null;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
