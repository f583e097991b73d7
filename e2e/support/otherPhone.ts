import assert from 'node:assert/strict';

import { keepEvidence } from './evidence';
import { openApp, type OpenApp } from './openApp';

/** Another browser, with storage of its own, on the same address, held to the same: no errors, no foreign requests. */
export async function onOtherPhone(here: OpenApp, work: (there: OpenApp) => Promise<void>): Promise<void> {
  const there = await openApp(here.url, null, {});
  try {
    await work(there);
    assert.deepEqual(there.problems(), []);
  } catch (error) {
    const left = await keepEvidence(`other phone at ${here.url}`, error, there);
    throw new Error(`on the other phone (${left}): ${String(error)}`, { cause: error });
  } finally {
    await there.close();
  }
}
