import { field, oneOf, type At } from '@/engine';
import { PHASES } from '../../terms';
import { HEAL_SOURCES, type HealInput } from '../heal';
import { readBodyId, readCount, readFlag, readOptionalCount, readPeople } from './fields';

export function readHeal(at: At): HealInput {
  return {
    source: oneOf(field(at, 'source'), HEAL_SOURCES),
    phase: oneOf(field(at, 'phase'), PHASES),
    bed: readFlag(at, 'bed'),
    hasPot: readFlag(at, 'hasPot'),
    food: readOptionalCount(at, 'food'),
    nonPerishable: readOptionalCount(at, 'nonPerishable'),
    targets: readPeople(
      field(at, 'targets'),
      (target) => ({ id: readBodyId(field(target, 'id')), wounds: readCount(target, 'wounds') }),
      { min: 1, max: 2 },
    ),
  };
}
