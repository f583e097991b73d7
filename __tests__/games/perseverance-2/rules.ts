import { rules } from '@/games/perseverance-2/rules';
import { rulesUnderTest } from '../support/rulesUnderTest';

export const { resolve, figuresOf, explanationOf, refusalOf } = rulesUnderTest(rules);
