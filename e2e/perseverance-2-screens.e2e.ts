import { evening } from './support/evening';
import { lookAround, speakPolish, TABLET } from './support/lookAround';
import { E2_SCREENS, seedE2 } from './support/perseverance2Screens';

evening(
  'every screen of Episode 2 by day passes the machine check with large targets',
  async ({ page, app }) => {
    await lookAround(page, app.url, await seedE2(page), E2_SCREENS);
  },
);

/** Those that no other game has; what the app draws for every game is looked at by night elsewhere. */
const OWN = E2_SCREENS.filter(({ path }) => path.includes('/show/'));

evening(
  'the own screens of Episode 2 by night in Polish on a tablet pass too',
  async ({ page, app }) => {
    const session = await seedE2(page);
    await speakPolish(page, app.url);
    await lookAround(page, app.url, session, OWN);
  },
  { theme: 'dark', size: TABLET },
);
