import { field, list, refuseDoubles, whole, type At } from '@/engine';
import type { Body, WoundsInput } from '../wounds';
import { MORALE, MORALE_BOTTOM, readBodyId, readPeople } from './fields';

const LIMITS = {
  bodies: { min: 1, max: 5 },
  space: { min: 0, max: 50 },
  last: { min: 1, max: 50 },
  symbols: { max: 20 },
  hits: { max: 50 },
  hit: { max: 99 },
} as const;

export function readWounds(at: At): WoundsInput {
  const morale = field(at, 'morale');
  return {
    players: readPeople(field(at, 'players'), readBody, LIMITS.bodies),
    morale: {
      level: whole(field(morale, 'level'), MORALE),
      lowest: whole(field(morale, 'lowest'), MORALE_BOTTOM),
    },
    hits: list(
      field(at, 'hits'),
      (hit) => ({ id: readBodyId(field(hit, 'id')), wounds: whole(field(hit, 'wounds'), LIMITS.hit) }),
      LIMITS.hits,
    ),
  };
}

function readBody(at: At): Body {
  const symbols = field(at, 'moraleAt');
  const moraleAt = list(symbols, (space) => whole(space, LIMITS.last), LIMITS.symbols);
  refuseDoubles(symbols, moraleAt);
  return {
    id: readBodyId(field(at, 'id')),
    wounds: whole(field(at, 'wounds'), LIMITS.space),
    last: whole(field(at, 'last'), LIMITS.last),
    moraleAt,
  };
}
