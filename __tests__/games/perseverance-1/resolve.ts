import { rules } from '@/games/perseverance-1/rules';
import { rulesUnderTest } from '../support/rulesUnderTest';

export type { Figures } from '../support/rulesUnderTest';
export const { resolve, figuresOf, explanationOf, refusalOf } = rulesUnderTest(rules);
