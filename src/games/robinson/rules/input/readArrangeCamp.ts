import { field, given, oneOf, refuseForm, whole, type At } from '@/engine';
import { arrangeChoiceFault, type ArrangeCampInput } from '../arrangeCamp';
import { MORALE, MORALE_TOP, PLAYERS, readCount } from './fields';

const CHOICES = ['tokens', 'morale'] as const;

export function readArrangeCamp(at: At): ArrangeCampInput {
  const input: ArrangeCampInput = {
    players: whole(field(at, 'players'), PLAYERS),
    tokens: readCount(at, 'tokens'),
    level: whole(field(at, 'level'), MORALE),
    highest: whole(field(at, 'highest'), MORALE_TOP),
    choose: given(field(at, 'choose'), (choice) => oneOf(choice, CHOICES), null),
  };
  refuseForm(at, ['players'], arrangeChoiceFault(input));
  return input;
}
