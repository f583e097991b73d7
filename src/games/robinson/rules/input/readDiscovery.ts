import { field, flag, oneOf, whole, type At } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import type { DiscoveryInput } from '../discovery';
import { MORALE, MORALE_TOP, readLevels } from './fields';

export function readDiscovery(at: At): DiscoveryInput {
  const morale = field(at, 'morale');
  return {
    token: oneOf(field(at, 'token'), DISCOVERY_TOKENS),
    levels: readLevels(field(at, 'levels')),
    morale: {
      level: whole(field(morale, 'level'), MORALE),
      highest: whole(field(morale, 'highest'), MORALE_TOP),
    },
    hasShelter: flag(field(at, 'hasShelter')),
    hasPot: flag(field(at, 'hasPot')),
  };
}
