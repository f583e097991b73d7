import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../scripts/freePort.mjs';

import { openApp } from './support/openApp';
import { more, readPoints, startPad } from './support/pad';
import { register } from './support/registry';
import { becomes, see, seeText, settled } from './support/see';
import { tap } from './support/tap';

/** `npm start -- --alone` as a process of its own, on whose address `body` looks. */
async function withAlone(body: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs', '--alone'], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${port}`;
    const answer = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    assert.ok(await settled(answer, Boolean), 'nothing is served');
    await body(url);
  } finally {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  assert.equal(child.exitCode, 0);
}

register('started alone it serves the app without tables, and says so to who wants to share', () =>
  withAlone(async (url) => {
    assert.equal((await fetch(`${url}/live/addresses`)).status, 404);
    const app = await openApp(url, null, {});
    try {
      // The question for a hub is answered with 404.
      app.expectProblem(/the server responded with a status of 404|WebSocket connection to .* failed/);
      const page = await app.open('/');
      await startPad(page);
      await tap(page, more('Emmy'));
      await tap(page, /^Share this table/);
      await tap(page, 'Emmy', 'radio');
      await tap(page, 'Share this table');
      await seeText(
        page,
        /^This page comes from a server that cannot share tables\. On a computer in your Wi-Fi/,
      );
      await page.goBack();
      await see(page, 'heading', 'Harbour');
      await becomes('the table', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 0 });
      assert.deepEqual(app.problems(), []);
    } finally {
      await app.close();
    }
  }),
);
