import { evening } from './support/evening';
import { lookAround, speakPolish } from './support/lookAround';
import { E2_SCREENS, seedE2 } from './support/perseverance2Screens';

/** Those that no other game has. */
const OWN = E2_SCREENS.filter(({ path }) => path.includes('/show/'));

evening(
  'every screen of Episode 2 passes the machine check by day and by night, its own have room for their Polish',
  async ({ page, app }) => {
    const session = await seedE2(page);
    await lookAround(page, app.url, session, E2_SCREENS);
    await speakPolish(page, app.url);
    await lookAround(page, app.url, session, OWN, 'words');
  },
);
