import { agree, takePhone, type Phone } from './support/phone';
import { startHubHere, type HubHere } from './support/hubHere';
import { createHubFolder, type HubFolder } from './support/hubProcess';
import { plusOne } from './support/pad';

const NAMES = ['ana', 'bo', 'cy', 'di'] as const;
let phones: Phone[] = [];
let hub: HubHere | null = null;
let folder: HubFolder | null = null;

afterEach(async () => {
  for (const { connection } of phones) connection.close();
  phones = [];
  await hub?.end();
  folder?.end();
  hub = folder = null;
});

function totals({ copy }: Phone): unknown {
  return (copy.state().shown.state as { totals: unknown }).totals;
}

test('four phones play an evening, tap at the same time, and agree', async () => {
  hub = await startHubHere();
  const { port } = hub;
  phones = NAMES.map((name) => takePhone(port, name));
  for (let round = 0; round < 25; round += 1) {
    for (const { copy } of phones) copy.do(plusOne(round % 2 === 0 ? 'ana' : 'bo'));
    // Now and then somebody is ahead of the others, and somebody loses the wire in the middle of it.
    if (round % 5 === 0) await agree(phones, (round + 1) * 4);
    if (round % 7 === 3) phones[round % 4]?.cut();
  }
  await agree(phones, 100);
  const log = await hub.store.lines('table-1', 0, 1000);
  expect(log).toHaveLength(100);
  for (const phone of phones) {
    expect(phone.kept).toEqual(log);
    expect(totals(phone)).toEqual({ ana: 52, bo: 48, cy: 0 });
    expect(phone.copy.state().notTaken).toEqual([]);
  }
});

test('a long evening comes to a newcomer whole, and to an empty hub from a phone', async () => {
  hub = await startHubHere();
  const host = takePhone(hub.port, 'ana');
  phones = [host];
  // Much more than a hub takes or sends at once.
  for (let i = 0; i < 5000; i += 1) host.copy.do(plusOne());
  await agree(phones, 5000);
  const late = takePhone(hub.port, 'bo');
  phones.push(late);
  await agree(phones, 5000);
  expect(late.kept).toEqual(host.kept);
  // The laptop is gone; another one knows nothing of it.
  for (const { connection } of phones) connection.close();
  await hub.end();
  hub = await startHubHere();
  phones = ['ana', 'bo'].map((name) => takePhone(hub?.port ?? 0, name, host.kept));
  await agree(phones, 5000);
  expect(await hub.store.lines('table-1', 0, 9000)).toEqual(host.kept);
  // Neither was taken for a flood.
  for (const { heard } of phones) expect(heard.filter(({ say }) => say === 'no')).toEqual([]);
});

test('a hub that is killed in the middle comes back with everything it had acknowledged', async () => {
  folder = createHubFolder();
  let running = await folder.start(0);
  const { port } = running;
  phones = NAMES.map((name) => takePhone(port, name));
  await agree(phones, 0);
  for (let kill = 1; kill <= 3; kill += 1) {
    const before = phones.map(({ kept }) => kept.length);
    for (let i = 0; i < 40; i += 1) for (const { copy } of phones) copy.do(plusOne());
    // In the middle: some of these are acknowledged, and some are not.
    await phones[0]?.until(
      'has something acknowledged',
      () => (phones[0]?.kept.length ?? 0) > (before[0] ?? 0),
    );
    running.child.kill('SIGKILL');
    await running.ended;
    const acknowledged = phones.map(({ kept }) => [...kept]);
    running = await folder.start(port);
    await agree(phones, kill * 160);
    for (const [i, { kept }] of phones.entries())
      expect(kept.slice(0, acknowledged[i]?.length)).toEqual(acknowledged[i]);
  }
  for (const phone of phones) {
    expect(phone.kept).toEqual(phones[0]?.kept);
    expect(new Set(phone.kept.map(({ id }) => id)).size).toBe(480);
    expect(totals(phone)).toEqual({ ana: 480, bo: 0, cy: 0 });
  }
  // A newcomer gets it from the disk alone.
  for (const { connection } of phones) connection.close();
  const late = takePhone(port, 'late');
  phones.push(late);
  await agree([late], 480);
  expect(late.kept).toEqual(phones[0]?.kept);
  running.child.kill('SIGTERM');
  expect((await running.ended).code).toBe(0);
});
