import { evening } from './support/evening';
import { seeText } from './support/see';
import { tap } from './support/tap';

evening(
  'the storage of a real browser does everything that our tests ask of SQLite in Node',
  async ({ app }) => {
    const page = await app.open('/storage-check');
    await tap(page, 'Check now');
    await seeText(page, /^\d+ passed, 0 failed$/);
  },
);
