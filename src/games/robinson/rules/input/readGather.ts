import { field, flag, type At } from '@/engine';
import type { GatherInput } from '../gather';
import { readCube, readFlag, readOptionalCount } from './fields';

export function readGather(at: At): GatherInput {
  return {
    type: readCube(field(at, 'type')),
    success: flag(field(at, 'success')),
    exhausted: readFlag(at, 'exhausted'),
    collected: readFlag(at, 'collected'),
    plusToken: readFlag(at, 'plusToken'),
    basket: readFlag(at, 'basket'),
    sack: readFlag(at, 'sack'),
    adventureExtra: readOptionalCount(at, 'adventureExtra', { max: 9 }),
  };
}
