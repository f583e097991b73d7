import { field, given, oneOf, refuseForm, whole, type At } from '@/engine';
import { deckFault, type Beast, type HuntInput } from '../hunt';
import { COUNT, readCount, readFlag, readOptionalCount } from './fields';

const SOURCES = ['action', 'effect'] as const;

export function readHunt(at: At): HuntInput {
  const input: HuntInput = {
    source: oneOf(field(at, 'source'), SOURCES),
    weaponLevel: readCount(at, 'weaponLevel'),
    temporaryBonus: readOptionalCount(at, 'temporaryBonus', { max: 99 }),
    palisade: readCount(at, 'palisade'),
    huntingDeck: given(field(at, 'huntingDeck'), (deck) => whole(deck, COUNT), null),
    beastStrengthToken: readFlag(at, 'beastStrengthToken'),
    strengthOnly: readFlag(at, 'strengthOnly'),
    beast: readBeast(field(at, 'beast')),
  };
  refuseForm(at, [], deckFault(input));
  return input;
}

function readBeast(at: At): Beast {
  return {
    strength: readCount(at, 'strength'),
    weaponLoss: readOptionalCount(at, 'weaponLoss'),
    food: readOptionalCount(at, 'food'),
    fur: readOptionalCount(at, 'fur'),
    palisadeLoss: readOptionalCount(at, 'palisadeLoss'),
  };
}
