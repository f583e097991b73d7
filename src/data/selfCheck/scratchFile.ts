export { expoScratch as scratchFile } from './expoScratch';
