import { AppState } from 'react-native';
import { platform } from '@/data/platform';
import { randomId } from '@/data/randomId';
import { rollingBackup } from '@/data/rollingBackup';
import type { BootNeeds } from '@/state/boot';
import app from '../../app.json';
import { preload } from '../preload';
import { deviceLanguage } from './deviceLanguage';
import { endedWell } from './endedWell';
import { isFirstVisit, markVisit } from './firstVisit';
import { live } from './live';
import { getRandomValues } from './randomValues';

/** The clock, the luck and the disk of the device: the only place that reaches for them. */
export const deviceNeeds: BootNeeds = {
  platform,
  deviceLanguage,
  clock: () => Date.now(),
  makeId: () => randomId((bytes) => getRandomValues(bytes)),
  delay: (callback, ms) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  chance: { pick: pickFairly },
  backups: rollingBackup,
  backupParts: async () => (await preload()).backupParts,
  appVersion: app.expo.version,
  endedWell,
  isFirstVisit,
  markVisit,
  onBackground: (listener) =>
    void AppState.addEventListener('change', (state) => {
      if (state === 'background') listener();
    }),
  live: {
    ...live,
    parts: async () => (await preload()).liveParts,
    WebSocket,
    jitter: () => Math.random(),
  },
};

/** Draws again where the last, incomplete run of a 32-bit number would favour small results. */
function pickFairly(below: number): number {
  const fair = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const drawn = getRandomValues(new Uint32Array(1))[0] ?? 0;
    if (drawn < fair) return drawn % below;
  }
}
