import { en } from '@/games/perseverance-1/strings/en';
import { pl } from '@/games/perseverance-1/strings/pl';
import { testWords } from '../support/testWords';
import { POSITIONS } from './positions';
import { resolve } from './resolve';

describe('the words of Episode 1', () => {
  testWords(en, pl, { resolve }, POSITIONS);
});
