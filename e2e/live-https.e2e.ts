import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { makeCertificate, putCertificate } from '../__tests__/hub/support/certificates';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { liveEvening as evening } from './support/liveTable';
import { more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see } from './support/see';
import { tap } from './support/tap';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const putOne = async () => putCertificate(folder, await makeCertificate());

function shows(page: Page, points: Readonly<Record<string, number>>): Promise<void> {
  const inOrder = (all: Readonly<Record<string, number>>) => Object.entries(all).sort();
  return becomes('the points', async () => inOrder(await readPoints(page)), inOrder(points));
}

evening(
  'over https phones keep the table in files of their own; a certificate is renewed while they play',
  async ({ phone, host, expectProblem }) => {
    const emmy = await phone();
    assert.deepEqual(await emmy.evaluate(() => [isSecureContext, 'storage' in navigator]), [true, true]);
    await startPad(emmy, { players: ['Emmy', 'Tomek'] });
    const link = await shareAs(emmy, 'Emmy');
    assert.match(link, /^https:\/\//);
    const tomek = await phone();
    expectProblem(/net::ERR_CONNECTION_REFUSED/);
    await joinByLink(tomek, link, 'Tomek');
    await backToTable(emmy);
    const both = [emmy, tomek] as const;
    for (const page of both) await seeLive(page, 2);
    await tap(tomek, more('Tomek'));
    for (const page of both) await shows(page, { Emmy: 0, Tomek: 1 });

    // Another certificate, as after 90 days: wires that are there stay, and new ones come.
    await putOne();
    await tap(emmy, more('Emmy'));
    for (const page of both) await shows(page, { Emmy: 1, Tomek: 1 });
    await seeSaved(tomek);
    await tomek.reload();
    for (const page of both) await seeLive(page, 2);

    // Without the hub a reload has nothing to load, but what was tapped is in a file.
    await host.kill();
    await tap(tomek, more('Tomek'));
    await see(tomek, 'button', /^Offline since .*: 1 change waiting/);
    await seeSaved(tomek);
    await host.start();
    await tomek.reload();
    for (const page of both) await seeLive(page, 2);
    for (const page of both) await shows(page, { Emmy: 1, Tomek: 2 });
  },
  putOne,
);
