import { field, given, list, oneOf, type At } from '@/engine';
import type { ProductionInput, Source } from '../production';
import { readCount, readCube, readFlag } from './fields';

const PIT = ['wound', 'blank'] as const;

export function readProduction(at: At): ProductionInput {
  const available = field(at, 'available');
  return {
    sources: list(field(at, 'sources'), readSource, { max: 6 }),
    plusFood: readFlag(at, 'plusFood'),
    plusWood: readFlag(at, 'plusWood'),
    shortcut: given(field(at, 'shortcut'), readSource, null),
    pit: given(field(at, 'pit'), (die) => oneOf(die, PIT), null),
    available: { food: readCount(available, 'food'), wood: readCount(available, 'wood') },
  };
}

function readSource(at: At): Source {
  return { type: readCube(field(at, 'type')), exhausted: readFlag(at, 'exhausted') };
}
