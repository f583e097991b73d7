import { entries, field, list, oneOf, optional, whole, type At } from '@/engine';
import { ringPlace } from '../../rules/fields';
import { hordeChoice, type HordeChoice } from '../../rules/hordeMove';
import { NO_SKILLS, perResource, perSkill } from '../../tally';
import {
  RESOURCES,
  SIDES,
  SKILLS,
  type Caravan,
  type Resource,
  type RingPlace,
  type Side,
  type Skill,
  type Trio,
} from '../../terms';
import type { CardCounts } from '../command';
import { hordes, type Hordes } from '../fields';

const SMALL = { min: -999, max: 999 } as const;

/** Readers of drafts: what an older draft did not have is empty, and nobody who left is kept. */
export function skillOr(at: At): Skill | null {
  return optional(at, (skill) => oneOf(skill, SKILLS), null);
}

export function resourceOr(at: At): Resource | null {
  return optional(at, (resource) => oneOf(resource, RESOURCES), null);
}

export function ringPlaceOr(at: At): RingPlace | null {
  return optional(at, ringPlace, null);
}

export function trioOr(at: At): Trio {
  return optional(at, (trio) => perSkill((skill) => whole(field(trio, skill), SMALL)), NO_SKILLS);
}

export function caravanOr(at: At): Caravan {
  return optional(
    at,
    (caravan) => perResource((resource) => whole(field(caravan, resource), SMALL)),
    perResource(() => 0),
  );
}

export function hordesOr(at: At): Hordes | null {
  return optional(at, hordes, null);
}

export function choicesOr(at: At): readonly HordeChoice[] {
  return optional(at, (choices) => list(choices, hordeChoice), []);
}

export function sidesOr(at: At, players: readonly string[]): Readonly<Record<string, Side>> {
  return seatMap(at, players, (side) => oneOf(side, SIDES));
}

export function cardsOr(at: At, players: readonly string[]): CardCounts {
  return seatMap(at, players, trioOr);
}

function seatMap<T>(at: At, players: readonly string[], reader: (at: At) => T): Readonly<Record<string, T>> {
  return optional(
    at,
    (map) =>
      Object.fromEntries(
        entries(map)
          .filter(([player]) => players.includes(player))
          .map(([player, value]) => [player, reader(value)]),
      ),
    {},
  );
}
