import { evening } from './support/evening';
import { lookAround, speakPolish } from './support/lookAround';
import { E2_SCREENS, seedE2 } from './support/perseverance2Screens';

// In Polish, as Episode 1.
evening('every screen of Episode 2 passes the machine check by day and by night', async ({ page, app }) => {
  const session = await seedE2(page);
  await speakPolish(page, app.url);
  await lookAround(page, app.url, session, E2_SCREENS);
});
