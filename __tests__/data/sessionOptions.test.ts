import { session } from '@/data/selfCheck/check';
import { openMemory } from '../support/memoryDatabase';

test('the history is filtered by the games and years that it has, the bin left out', async () => {
  const { sessions, close } = await openMemory();
  expect(await sessions.options()).toEqual({ games: [], years: [] });
  const on = (year: number, month = 5) => new Date(year, month, 15).getTime();
  await sessions.create({ ...session('a', on(2019)), gameId: 'mill' });
  await sessions.create({ ...session('b', new Date(2023, 0, 1).getTime()), gameId: 'pad' });
  await sessions.create({ ...session('c', on(2026)), gameId: 'pad' });
  await sessions.create({ ...session('d', on(2021)), gameId: 'chess' });
  await sessions.softDelete('d', 1);
  expect(await sessions.options()).toEqual({ games: ['mill', 'pad'], years: [2026, 2023, 2019] });
  await close();
});
