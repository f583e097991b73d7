import type { Answers, Seat } from '@/engine';
import { MODULES } from '../terms';
import { DRAWN, FIELD, FIRST_GAME, RECOMMENDED } from '../session/setup/fields';

/** What the published book recommends for a first game; who leads whom stays with the table. */
export function firstSetup(seats: readonly Seat[]): Answers {
  return {
    [FIELD.edition]: 'published-2021',
    [FIELD.tracking]: 'essentials',
    [FIELD.abilities]: false,
    ...Object.fromEntries(MODULES.map((module) => [FIELD.module(module), false])),
    [FIELD.officers]: FIRST_GAME,
    [FIELD.breach]: DRAWN,
    [FIELD.dissenterZone]: DRAWN,
    ...Object.fromEntries(seats.map(({ id }) => [FIELD.placement(id), RECOMMENDED])),
  };
}
