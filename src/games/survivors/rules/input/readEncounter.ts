import { field, given, oneOf, optional, refuseForm, whole, type At } from '@/engine';
import { NO_SKILLS } from '../../tally';
import { RESOURCES, SKILLS } from '../../terms';
import { dieFault, type EncounterInput } from '../encounter';
import { PLAYERS, readCaravan, readChange, readTrio } from './fields';

export function readEncounter(at: At): EncounterInput {
  const input: EncounterInput = {
    players: whole(field(at, 'players'), PLAYERS),
    challenges: readTrio(field(at, 'challenges')),
    threat: oneOf(field(at, 'threat'), SKILLS),
    rolled: readTrio(field(at, 'rolled')),
    // Here `null` is a word: nobody rolled the die.
    aberrant: optional(field(at, 'aberrant'), (die) => oneOf(die, SKILLS), null),
    cardSuccesses: given(field(at, 'cardSuccesses'), readChange, NO_SKILLS),
    cardChallenges: given(field(at, 'cardChallenges'), readChange, NO_SKILLS),
    lossResource: oneOf(field(at, 'lossResource'), RESOURCES),
    caravan: readCaravan(field(at, 'caravan')),
  };
  refuseForm(at, ['players'], dieFault(input));
  return input;
}
