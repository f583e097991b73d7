import { field, list, oneOf, whole, type At } from '@/engine';
import { RESOURCES } from '../../terms';
import type { CaravanChangeInput } from '../caravanChange';
import { readCaravan } from './fields';

const AMOUNT = { min: -999, max: 999 } as const;

export function readCaravanChange(at: At): CaravanChangeInput {
  return {
    caravan: readCaravan(field(at, 'caravan')),
    changes: list(
      field(at, 'changes'),
      (change) => ({
        resource: oneOf(field(change, 'resource'), RESOURCES),
        amount: whole(field(change, 'amount'), AMOUNT),
      }),
      { max: 50 },
    ),
  };
}
