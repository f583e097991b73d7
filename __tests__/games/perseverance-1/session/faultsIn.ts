import { en } from '@/games/perseverance-1/strings/en';
import { faultFinder } from '../../support/faultsIn';

export const faultsIn = faultFinder(en);
