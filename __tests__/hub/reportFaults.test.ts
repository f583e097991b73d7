import { reportFaults } from '@/hub/reportFaults';
import { createMemoryStore } from '@/live/memoryStore';

test('a disk that keeps failing is reported once a minute, and every call still fails', async () => {
  const printed: string[] = [];
  let time = 0;
  const broken = { ...createMemoryStore(), table: () => Promise.reject(new Error('disk full')) };
  const store = reportFaults(
    broken,
    (words) => void printed.push(words),
    () => time,
  );
  for (time = 0; time <= 120_000; time += 20_000) await expect(store.table('t')).rejects.toThrow('disk full');
  expect(printed).toEqual(Array.from({ length: 3 }, () => 'A table could not be kept: disk full'));
});
