import { currentLanguage, LANGUAGES, setLanguage } from '@/i18n';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(async () => {
  await app.end();
  jest.restoreAllMocks();
  await setLanguage('en');
});

const settings = () => stores.settings.getState();
const saved = () => stores.services.habits.keeping.getState().saved;

test('a language whose words cannot be fetched changes nothing, here and after a restart', async () => {
  const load = jest.spyOn(LANGUAGES.pl, 'load').mockRejectedValue(new Error('offline'));
  await expect(settings().change({ language: 'pl' })).rejects.toThrow('offline');
  expect(load).toHaveBeenCalled();
  expect(settings().language).toBeNull();
  expect(currentLanguage()).toBe('en');
  stores = await app.start();
  expect(settings().language).toBeNull();
});

test('while the words of a language are being fetched nothing says that it is saved, and a phone that is closed comes back to it', async () => {
  let arrive = () => {};
  const { load } = LANGUAGES.pl;
  jest.spyOn(LANGUAGES.pl, 'load').mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return load();
  });
  const changed = settings().change({ language: 'pl' });
  expect(saved()).toBe(false);
  await stores.services.habits.settled();
  expect(currentLanguage()).toBe('en');
  expect(
    (await stores.services.data.settings.get('preferences', (at) => at.value, null)).value,
  ).toMatchObject({
    language: 'pl',
  });
  arrive();
  await changed;
  expect(currentLanguage()).toBe('pl');
});
