import { evening } from './support/evening';
import { halves, lookAround, speakPolish } from './support/lookAround';
import { E2_SCREENS, seedE2 } from './support/perseverance2Screens';

for (const [which, screens] of halves(E2_SCREENS))
  evening(
    `every screen of Episode 2 by day and by night passes the machine check with large targets: ${which}`,
    async ({ page, app }) => {
      await lookAround(page, app.url, await seedE2(page), screens);
    },
  );

/** Those that no other game has. */
const OWN = E2_SCREENS.filter(({ path }) => path.includes('/show/'));

evening('the own screens of Episode 2 have room for their Polish', async ({ page, app }) => {
  const session = await seedE2(page);
  await speakPolish(page, app.url);
  await lookAround(page, app.url, session, OWN, 'words');
});
