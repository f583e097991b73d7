import { err, ifGiven, ok, procedure, shape, type Read, type Refusal, type Ruling } from '@/engine';
import { inBoardOrder } from '../../ring';
import { listed, placeName } from '../../say';
import { EMPTY_CARAVAN } from '../../tally';
import type { Place } from '../../terms';
import { hordes, openBooks } from '../../rules/books';
import * as fields from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const hordePlaceInput = shape({
  hordes: fields.places,
  add: ifGiven(fields.places, []),
  remove: ifGiven(fields.places, []),
});

export interface HordePlaceResult {
  readonly hordes: readonly Place[];
  readonly count: number;
}

/** Hordes that an Encounter or a card removes, then those it adds; a new one needs an empty ring tile (ruling 9). */
function resolveHordePlace(input: Read<typeof hordePlaceInput>): Ruling<HordePlaceResult> {
  const crowded = crowdedTile(input.hordes);
  if (crowded) return err(crowded);

  const books = openBooks(EMPTY_CARAVAN);
  const standing = new Set(input.hordes);
  for (const [i, place] of input.remove.entries()) {
    if (!standing.delete(place))
      return err(
        refuse('limit-exceeded', `remove[${i}]`, 'refusal.noHordeThere', { place: placeName(place) }),
      );
    books.tell('horde', 'hordePlace.removed', { place: placeName(place) }, [hordes(-1)]);
  }
  for (const [i, place] of input.add.entries()) {
    if (place === 'E') return err(refuse('limit-exceeded', `add[${i}]`, 'refusal.caravanThere'));
    if (standing.has(place)) return err(occupied(`add[${i}]`, place));
    standing.add(place);
    books.tell('horde', 'hordePlace.added', { place: placeName(place) }, [hordes(1)]);
  }
  const left = inBoardOrder([...standing]);
  books.tell('horde', 'hordePlace.standing', { count: left.length, places: listed(left.map(placeName)) });
  return ok({ figures: { hordes: left, count: left.length }, explanation: books.ledger.steps });
}

export const hordePlace = procedure({ input: hordePlaceInput, resolve: resolveHordePlace, formFirst: true });

/** Two Hordes never share a tile; they only meet where the caravan is, and leave it with the Encounter. */
export function crowdedTile(places: readonly Place[]): Refusal | null {
  const again = places.findIndex((place, i) => places.indexOf(place) < i);
  const place = places[again];
  return place === undefined ? null : occupied(`hordes[${again}]`, place);
}

function occupied(path: string, place: Place): Refusal {
  return refuse('limit-exceeded', path, 'refusal.hordeThere', { place: placeName(place) });
}
