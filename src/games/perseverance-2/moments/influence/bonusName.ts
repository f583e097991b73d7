import type { Phrase } from '@/engine';
import { say } from '../../say';
import type { Officer, PlaceBonus } from '../../terms';

/** "A cube on the Captain": nobody has to look up who is in charge of the Zone. */
export function bonusName(bonus: PlaceBonus, officer: Officer): Phrase {
  return say(`session.ask.bonusOf.${bonus}`, { officer: say(`officer.${officer}`) });
}
