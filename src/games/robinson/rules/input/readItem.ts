import { field, flag, oneOf, type At } from '@/engine';
import { ITEM_NAMES } from '../../items';
import type { ItemInput } from '../item';
import { readFlag, readLevels } from './fields';

const CHANGES = ['build', 'lose'] as const;

export function readItem(at: At): ItemInput {
  return {
    item: oneOf(field(at, 'item'), ITEM_NAMES),
    change: oneOf(field(at, 'change'), CHANGES),
    levels: readLevels(field(at, 'levels')),
    hasShelter: flag(field(at, 'hasShelter')),
    firstCharacterInvention: readFlag(at, 'firstCharacterInvention'),
  };
}
