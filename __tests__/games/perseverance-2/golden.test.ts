import { rules } from '@/games/perseverance-2/rules';
import cases from '../../golden/perseverance-2.json';
import { testGoldenCases, type GoldenCase } from '../support/golden';

describe('golden cases of Episode 2', () => {
  testGoldenCases(rules, cases as unknown as readonly GoldenCase[]);
});
