import { progressOf } from '@/state/guideStore';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const guide = () => stores.guide.getState();
const progress = (session: string) => progressOf(guide(), session);

test('a game is guided only when somebody wants it', () => {
  expect(progress('evening')).toEqual({ session: 'evening', on: false, seen: [] });
});

test('a killed app knows which cards were seen, game by game', async () => {
  await guide().turnOn('evening');
  await guide().turnOn('another');
  await guide().saw('evening', 'ana:0:die');
  await guide().saw('evening', 'ana:0:die');
  stores = await app.start();
  expect(progress('evening')).toEqual({ session: 'evening', on: true, seen: ['ana:0:die'] });
  expect(progress('another')).toEqual({ session: 'another', on: true, seen: [] });
});

test('once ended it stays quiet, and begun again it shows everything once more', async () => {
  await guide().turnOn('evening');
  await guide().saw('evening', 'setup');
  await guide().turnOff('evening');
  expect(progress('evening')).toMatchObject({ on: false, seen: ['setup'] });
  await guide().turnOn('evening');
  expect(progress('evening')).toMatchObject({ on: true, seen: [] });
});

test('the guides of old games are forgotten, the newest are kept', async () => {
  for (let game = 1; game <= 15; game += 1) await guide().turnOn(`game ${game}`);
  expect(progress('game 1').on).toBe(false);
  expect(progress('game 15').on).toBe(true);
  expect(guide().guided).toHaveLength(12);
});

test('what cannot be read counts as nothing shown', async () => {
  await stores.services.data.settings.set('guide', [{ session: 'evening', on: 'yes' }]);
  stores = await app.start();
  expect(guide().guided).toEqual([]);
});
