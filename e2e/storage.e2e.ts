import { clearEverything } from './support/clearEverything';
import { eveningWithWorker as evening } from './support/evening';
import { startPad, readPoints } from './support/pad';
import { becomes, seeText } from './support/see';
import { tap } from './support/tap';

evening(
  'the storage of a real browser passes every check that our tests run on SQLite in Node',
  async ({ app }) => {
    const page = await app.open('/storage-check');
    await tap(page, 'Test now');
    await seeText(page, /^\d+ passed, 0 failed$/);
  },
);

evening('a first start that was cut short does not spoil the later ones', async ({ page: first, app }) => {
  // What remains when the browser is closed while SQLite makes its files.
  await clearEverything(first, app.url);
  const bare = await app.open('/favicon.ico');
  await bare.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite', { create: true });
    await pool.getFileHandle('only', { create: true });
  });
  const page = await app.open('/');
  await startPad(page);
  await becomes('the table', () => readPoints(page), { Emmy: 0, Tomek: 0, Nina: 0 });
});
