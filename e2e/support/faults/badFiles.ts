import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { openNodeDriver } from '../../../__tests__/support/nodeDriver';
import { exportBackup } from '../backupFile';
import { plantDatabase } from '../plantDatabase';
import { see } from '../see';
import { seeBackup } from '../seeBackup';
import { takeDatabase } from '../takeDatabase';
import { tap } from '../tap';

import type { Chance, Fault, FaultTable } from './fault';
import { freshFile, worldFile } from './worldFile';

const DAMAGED = 'The storage is damaged';
const NEWER = 'These games come from a newer Foothold';

/** Bytes of the file are changed; what can no longer be read is in the backup. */
export async function damageFile({ app, chance }: FaultTable, times: number): Promise<Fault> {
  const good = await worldFile('schema-2');
  await plantDatabase(app, good);
  const page = await app.open('/');
  await page.getByRole('heading', { name: 'Foothold' }).waitFor();
  const whole = changesIn(await exportBackup(page));
  await seeBackup(page);
  const said = new Set<string>();
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    await plantDatabase(app, await spoil(good, chance));
    await page.goto(`${app.url}/`);
    await see(page, 'heading', /^(Foothold|The storage is damaged|These games come from a newer Foothold)$/);
    if (await page.getByRole('heading', { name: DAMAGED }).isVisible()) {
      said.add(DAMAGED);
      await tap(page, 'Set aside and continue');
      await see(page, 'heading', 'Foothold');
      // A game with a hole in it is kept beside the whole one of the backup.
      const found = changesIn(await exportBackup(page));
      lost += [...whole].filter((change) => !found.has(change)).length;
    }
  }
  assert.ok(whole.size > 0 && said.size > 0, `${whole.size} changes, and no damage was found`);
  return { kind: 'database damaged at random bytes', times, kills: false, lost, said: [...said] };
}

/** Every entry of every log, whichever game it is in. */
function changesIn(backup: string): ReadonlySet<string> {
  const rows = backup
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return new Set(
    rows.filter(({ table }) => table === 'entry').map(({ seq, body }) => `${String(seq)} ${String(body)}`),
  );
}

/** Nonsense that SQLite itself notices: what falls on unused bytes damages nothing, and would be no fault. */
async function spoil(file: string, chance: Chance): Promise<string> {
  for (;;) {
    const bytes = withNonsense(file, chance);
    if (!(await isNoticed(bytes))) continue;
    const spoilt = freshFile();
    writeFileSync(spoilt, bytes);
    return spoilt;
  }
}

/** Runs of it somewhere after the first page, as a dying disk writes it. */
function withNonsense(file: string, chance: Chance): Buffer {
  const bytes = readFileSync(file);
  for (let place = 0; place < 3; place += 1) {
    const at = 4096 + chance.pick(bytes.length - 8192);
    for (let i = 0; i < 2048; i += 1) bytes[at + i] = chance.pick(256);
  }
  return bytes;
}

async function isNoticed(bytes: Buffer): Promise<boolean> {
  const looked = freshFile();
  writeFileSync(looked, bytes);
  try {
    const sql = await openNodeDriver(looked);
    try {
      const rows = await sql.all('PRAGMA quick_check(20)');
      return rows.some((row) => row['quick_check'] !== 'ok');
    } finally {
      await sql.close();
    }
  } catch {
    return true; // too damaged to be opened at all
  }
}

/** Nothing is touched, and the Foothold that wrote it finds everything. */
export async function openNewer({ app }: FaultTable, times: number): Promise<Fault> {
  const newer = await worldFile('schema-2', 'PRAGMA user_version = 99');
  const page = await app.open('/');
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    await plantDatabase(app, newer);
    await page.goto(`${app.url}/`);
    await see(page, 'heading', NEWER);
    const bytes = await storedBytes(page, app.url);
    if (!bytes.equals(readFileSync(newer))) lost += 1;
  }
  return { kind: 'a newer schema', times, kills: false, lost, said: [NEWER] };
}

/** The file as it is in the browser now, without the header of the pool. */
async function storedBytes(page: Page, origin: string): Promise<Buffer> {
  await page.goto(`${origin}/favicon.ico`);
  return readFileSync(await takeDatabase(page));
}
