import { rules } from '@/games/survivors/rules';
import cases from '../../golden/survivors.json';
import { testGoldenCases, type GoldenCase } from '../support/golden';

describe('golden cases of Survivors', () => {
  testGoldenCases(rules, cases as unknown as readonly GoldenCase[]);
});
