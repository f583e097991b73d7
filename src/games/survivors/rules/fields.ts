import { among, andThen, each, listOf, number, shape, shapeOf, whole, type Read } from '@/engine';
import { DIE_FACES, TILES } from '../pieces';
import { PLACES, RESOURCES, RING, SKILLS, type Place, type RingPlace } from '../terms';

/** A number of things on the table. */
const count = number({ min: 0, max: 999 });

export const skill = among(SKILLS);
export const resource = among(RESOURCES);

export const caravan = each(RESOURCES, count);
export const trio = each(SKILLS, count);
/** What Ability Cards may change. */
export const change = each(SKILLS, number({ min: -99, max: 99 }));
export const dice = each(SKILLS, number({ max: 99 }));

export const hordeCount = number({ max: TILES });

// Out of range, it is refused before any rule sees it.
export const ringPlace = shapeOf((at) => whole(at, { max: RING.length - 1 }) as RingPlace, {
  kind: 'among',
  words: RING,
});

export const place = shapeOf<Place>((at) => (at.value === 'E' ? 'E' : ringPlace(at)), {
  kind: 'among',
  words: PLACES,
});

/** Where the Hordes are: one for each of the seven tiles at most. */
export const places = listOf(place, { min: 0, max: TILES });

/** Of the six faces of a Skill die: with one icon, with two. Both 0: nobody counted them, and there are no chances to show. */
export const faces = andThen(shape({ one: number({ max: DIE_FACES }) }), ({ one }) =>
  shape({ two: number({ max: DIE_FACES - one }) }),
);
export type Faces = Read<typeof faces>;
