import { field, given, list, oneOf, refuseForm, whole, type At } from '@/engine';
import { topChoiceFault, type MoralePhaseInput } from '../moralePhase';
import { MORALE, MORALE_BOTTOM, readCount, readFlag, readPlayerId } from './fields';

const AT_HIGHEST = ['tokens', 'heal'] as const;
const VALUES = { min: 2, max: 19 } as const;

export function readMoralePhase(at: At): MoralePhaseInput {
  const input: MoralePhaseInput = {
    solo: readFlag(at, 'solo'),
    level: whole(field(at, 'level'), MORALE),
    track: readTrack(field(at, 'track')),
    first: readFirst(field(at, 'first')),
    diary: readFlag(at, 'diary'),
    drums: readFlag(at, 'drums'),
    atHighest: given(field(at, 'atHighest'), (choice) => oneOf(choice, AT_HIGHEST), null),
  };
  refuseForm(at, ['level', 'track'], topChoiceFault(input));
  return input;
}

function readTrack(at: At): MoralePhaseInput['track'] {
  return {
    lowest: whole(field(at, 'lowest'), MORALE_BOTTOM),
    values: list(field(at, 'values'), (value) => whole(value, MORALE), VALUES),
  };
}

function readFirst(at: At): MoralePhaseInput['first'] {
  return {
    id: readPlayerId(field(at, 'id')),
    tokens: readCount(at, 'tokens'),
    wounds: readCount(at, 'wounds'),
  };
}
