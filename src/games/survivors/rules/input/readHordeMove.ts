import { field, given, list, refuseForm, type At } from '@/engine';
import { TILES } from '../../pieces';
import { choicesFault, type HordeMoveInput } from '../hordeMove';
import { readPlace, readPlaces, readRingPlace } from './fields';

export function readHordeMove(at: At): HordeMoveInput {
  const input: HordeMoveInput = {
    direction: readRingPlace(field(at, 'direction')),
    hordes: readPlaces(field(at, 'hordes')),
    choices: given(field(at, 'choices'), readChoices, []),
  };
  refuseForm(at, ['hordes', 'choices'], choicesFault(input));
  return input;
}

function readChoices(at: At): HordeMoveInput['choices'] {
  return list(
    at,
    (choice) => ({ from: readPlace(field(choice, 'from')), to: readRingPlace(field(choice, 'to')) }),
    { max: TILES },
  );
}
