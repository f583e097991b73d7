import { en } from '@/games/perseverance-2/strings/en';
import { pl } from '@/games/perseverance-2/strings/pl';
import { testWords } from '../support/testWords';
import { POSITIONS } from './positions';
import { resolve } from './rules';

describe('the words of Episode 2', () => {
  testWords(en, pl, { resolve }, POSITIONS);
});
