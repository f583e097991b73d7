import { en } from '@/games/survivors/strings/en';
import { pl } from '@/games/survivors/strings/pl';
import { testWords } from '../support/testWords';
import { POSITIONS } from './positions';
import { resolve } from './rules';

describe('the words of Survivors', () => {
  testWords(en, pl, { resolve }, POSITIONS);
});
