import { en } from '@/games/robinson/strings/en';
import { pl } from '@/games/robinson/strings/pl';
import { testWords } from '../support/testWords';
import { POSITIONS } from './positions';
import { resolve } from './rules';

describe('the words of Robinson Crusoe', () => {
  testWords(en, pl, { resolve }, POSITIONS);
});
