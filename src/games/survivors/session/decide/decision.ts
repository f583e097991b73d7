import type { Refusal, Result } from '@/engine';
import { RESOURCES, SKILLS, type Caravan } from '../../terms';
import type { Change } from '../change';
import type { CardCounts } from '../command';
import type { Event } from '../event';
import type { Source, State } from '../state';

export type Decision = Result<readonly Event[], Refusal>;

/** What a rule did to the caravan, dial by dial. */
export function caravanChanges({ caravan }: State, after: Caravan, from: Source): readonly Change[] {
  return RESOURCES.filter((resource) => after[resource] !== caravan[resource]).map((resource) => ({
    what: 'resource',
    resource,
    by: after[resource] - caravan[resource],
    from,
  }));
}

/** Cards that come (1) or go (−1). */
export function cardChanges(counts: CardCounts, sign: 1 | -1): readonly Change[] {
  return Object.entries(counts).flatMap(([player, cards]) =>
    SKILLS.filter((deck) => cards[deck] !== 0).map((deck): Change => ({
      what: 'cards',
      player,
      deck,
      by: sign * cards[deck],
    })),
  );
}
