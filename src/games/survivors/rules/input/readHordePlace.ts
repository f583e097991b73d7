import { field, given, type At } from '@/engine';
import type { HordePlaceInput } from '../hordePlace';
import { readPlaces } from './fields';

export function readHordePlace(at: At): HordePlaceInput {
  return {
    hordes: readPlaces(field(at, 'hordes')),
    add: given(field(at, 'add'), (places) => readPlaces(places), []),
    remove: given(field(at, 'remove'), (places) => readPlaces(places), []),
  };
}
