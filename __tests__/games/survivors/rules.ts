import { rules } from '@/games/survivors/rules';
import { rulesUnderTest } from '../support/rulesUnderTest';

export const { resolve, figuresOf, explanationOf, refusalOf } = rulesUnderTest(rules);
