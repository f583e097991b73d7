import { field, list, oneOf, optional, text, type At } from '@/engine';
import { readCounts, readTableChange } from '../../../perseverance/session/readTable';
import { TABLE_CHANGES } from '../../../perseverance/session/tableChange';
import { OFFICERS, ZONES } from '../../terms';
import type { Change } from '../change';
import { COUNTERS } from '../state';
import { PIECES_KEPT, READ_PIECE, readArea, readAreaId, readRally } from './readPieces';

export const WORDS = { counters: COUNTERS, officers: OFFICERS, zones: ZONES } as const;

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), [
    ...TABLE_CHANGES,
    ...PIECES_KEPT,
    'settlements',
    'area',
    'rallies',
  ] as const);
  switch (what) {
    case 'settlements':
      return { what, zone: oneOf(field(at, 'zone'), ZONES), to: readCounts(field(at, 'to')) };
    case 'area':
      return { what, id: readAreaId(field(at, 'id')), to: optional(field(at, 'to'), readArea, null) };
    case 'rallies':
      return { what, to: list(field(at, 'to'), readRally) };
    case 'perks':
    case 'enclosure':
    case 'leader':
    case 'adventure':
    case 'breach':
    case 'toppled':
      // The two are the same pair, which the compiler cannot follow through a union.
      return { what, player: text(field(at, 'player')), to: READ_PIECE[what](field(at, 'to')) } as Change;
    case 'count':
    case 'officer':
    case 'zoneDice':
    case 'dice':
    case 'turn':
    case 'assembly':
    case 'phase':
    case 'final':
    case 'left':
    case 'officers':
    case 'tracking':
    case 'counted':
      return readTableChange(at, what, WORDS);
  }
}
