import { isGuest } from '../isGuest';
import { expoScratch, SCRATCH, type ScratchFile } from './expoScratch';

const loadGuest = async () => (await import('../guest/guestPlatform')).guestFiles;

const guestScratch: ScratchFile = {
  connect: async () => (await loadGuest()).connect(SCRATCH),
  remove: async () => (await loadGuest()).remove(SCRATCH),
};

export const scratchFile: ScratchFile = isGuest ? guestScratch : expoScratch;
