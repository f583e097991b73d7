import type { Answers, Seat } from '@/engine';
import { DRAWN, FIELD, FIRST_GAME, RECOMMENDED_START, UPPER } from '../session/setup/fields';

/** What the book suggests for a first game; who leads whom, and what the tile shows, stays with the table. */
export function firstSetup(seats: readonly Seat[]): Answers {
  return {
    [FIELD.tracking]: 'full',
    [FIELD.officers]: FIRST_GAME,
    [FIELD.threat]: false,
    [FIELD.dissenterZone]: DRAWN,
    ...Object.fromEntries(
      seats.flatMap(({ id }) => [
        [FIELD.start(id), RECOMMENDED_START],
        [FIELD.perk(id), UPPER],
      ]),
    ),
  };
}
