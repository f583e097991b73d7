import { field, given, refuseForm, type At } from '@/engine';
import { removalsFault, type SettleInput } from '../settle';
import { readCaravan, readHordeCount } from './fields';

export function readSettle(at: At): SettleInput {
  const input: SettleInput = {
    caravan: readCaravan(field(at, 'caravan')),
    hordes: readHordeCount(field(at, 'hordes')),
    removals: given(field(at, 'removals'), readCaravan, null),
  };
  refuseForm(at, ['caravan', 'hordes'], removalsFault(input));
  return input;
}
