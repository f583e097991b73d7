import { about } from './about';

/** Only the beta lists what the cards give; the pages for both editions follow it. */
const LIGHT = about('p. 13', 'Appendix', 'challenge-card threat light-soldier', 'light');
const HEAVY = about('p. 13', 'Appendix', 'challenge-card threat heavy-soldier', 'heavy');

export const cards = {
  'light-1': LIGHT,
  'light-2': LIGHT,
  'light-3': LIGHT,
  'light-4': LIGHT,
  'light-5': LIGHT,
  'light-6': LIGHT,
  'light-7': LIGHT,
  'light-8': LIGHT,
  'heavy-1': HEAVY,
  'heavy-2': HEAVY,
  'heavy-3': HEAVY,
  'heavy-4': HEAVY,
  'heavy-5': HEAVY,
  'heavy-6': HEAVY,
  'heavy-7': HEAVY,
  'heavy-8': HEAVY,
};
