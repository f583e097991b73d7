import { rules } from '@/games/perseverance-1/rules';
import cases from '../../golden/perseverance-1.json';
import { testGoldenCases, type GoldenCase } from '../support/golden';

describe('golden cases of Episode 1', () => {
  testGoldenCases(rules, cases as unknown as readonly GoldenCase[]);
});
