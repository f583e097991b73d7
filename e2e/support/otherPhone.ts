import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openApp, type OpenApp } from './openApp';

/** Another browser with a profile of its own on the same address, held to the same: no errors, no foreign requests. */
export async function onOtherPhone(here: OpenApp, work: (there: OpenApp) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'other-'));
  const there = await openApp(here.url, profile, {});
  try {
    await work(there);
    assert.deepEqual(there.problems(), []);
  } finally {
    await there.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
