import { field, flag, given, list, refuseDoubles, type At } from '@/engine';
import type { Cube } from '../../terms';
import type { MoveCampInput } from '../moveCamp';
import { readCount, readCube, readFlag } from './fields';

export function readMoveCamp(at: At): MoveCampInput {
  return {
    shelterBuilt: flag(field(at, 'shelterBuilt')),
    roof: readCount(at, 'roof'),
    palisade: readCount(at, 'palisade'),
    adjacent: flag(field(at, 'adjacent')),
    accessible: given(field(at, 'accessible'), flag, true),
    plusTokens: given(field(at, 'plusTokens'), readTokens, []),
    carry: given(field(at, 'carry'), readTokens, []),
    destinationTokens: given(field(at, 'destinationTokens'), readTokens, []),
    shortcut: readFlag(at, 'shortcut'),
  };
}

/** One token of a kind lies on a tile. */
function readTokens(at: At): readonly Cube[] {
  const tokens = list(at, readCube, { max: 2 });
  refuseDoubles(at, tokens);
  return tokens;
}
