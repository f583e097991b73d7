import { rules } from '@/games/robinson/rules';
import cases from '../../golden/robinson.json';
import { testGoldenCases, type GoldenCase } from '../support/golden';

describe('golden cases of Robinson Crusoe', () => {
  testGoldenCases(rules, cases as unknown as readonly GoldenCase[]);
});
