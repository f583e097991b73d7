import type { AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { perseverance2 } from '@/games/perseverance-2';
import { robinson } from '@/games/robinson';
import { scorepad } from '@/games/scorepad';
import { survivors } from '@/games/survivors';

/** Every game without its screens: the registry loads them with React Native, which plain Node cannot read. */
export const everyGame: readonly AnyGame[] = [perseverance1, perseverance2, survivors, robinson, scorepad];
