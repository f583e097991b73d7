import { rules } from '@/games/robinson/rules';
import { rulesUnderTest } from '../support/rulesUnderTest';

export const { resolve, figuresOf, explanationOf, refusalOf } = rulesUnderTest(rules);
