import {
  checkedForm,
  err,
  ifGiven,
  listOf,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { TILES } from '../../pieces';
import { clockwise, inBoardOrder, inRingOrder } from '../../ring';
import { listed, placeName } from '../../say';
import { EMPTY_CARAVAN } from '../../tally';
import type { Place, RingPlace } from '../../terms';
import { openBooks, type Books } from '../../rules/books';
import * as fields from '../../rules/fields';
import { crowdedTile } from './hordePlace';
import { refuse } from '../../rules/refuse';

export const hordeChoice = shape({
  /** On the old board. */
  from: fields.place,
  /** On the new board. */
  to: fields.ringPlace,
});
export type HordeChoice = Read<typeof hordeChoice>;

const hordeMoveFields = shape({
  /** Where the caravan went. */
  direction: fields.ringPlace,
  /** On the old board. */
  hordes: fields.places,
  /** What the leader decided for Hordes with two equally good steps. */
  choices: ifGiven(listOf(hordeChoice, { max: TILES }), []),
});
type HordeMoveInput = Read<typeof hordeMoveFields>;

const hordeMoveInput = checkedForm(hordeMoveFields, ['hordes', 'choices'], choicesFault);

export interface HordeStep {
  readonly from: Place;
  readonly to: Place;
  readonly options: readonly Place[];
}

export interface HordeMoveResult {
  /** In the order in which they move. */
  readonly moves: readonly HordeStep[];
  readonly hordes: { readonly encounter: number; readonly ring: readonly RingPlace[] };
  readonly tiles: {
    /** Old ring numbers, clockwise. */
    readonly removed: readonly RingPlace[];
    readonly kept: readonly { readonly from: Place; readonly to: Place }[];
    /** New ring numbers in the order in which the tiles are laid. */
    readonly drawn: readonly RingPlace[];
  };
}

/** The caravan has moved: every Horde takes a step towards it, and the map moves along. */
function resolveHordeMove(input: HordeMoveInput): Ruling<HordeMoveResult> {
  const fault = choicesFault(input) ?? crowdedTile(input.hordes) ?? choiceOfAnAttacker(input);
  if (fault) return err(fault);

  const books = openBooks(EMPTY_CARAVAN);
  const moves: HordeStep[] = [];
  for (const from of attackers(input)) {
    moves.push({ from, to: 'E', options: ['E'] });
    books.tell('horde', 'hordeMove.attacks', { from: placeName(from) });
  }
  for (const from of followers(input)) {
    const options = stepsFrom(from, input.direction, moves);
    const chosen = input.choices.findIndex((choice) => choice.from === from);
    const to = input.choices[chosen]?.to ?? sideOf(from, input.direction);
    if (!options.includes(to))
      return err(
        refuse('limit-exceeded', `choices[${chosen}].to`, 'refusal.noSuchStep', {
          from: placeName(from),
          options: listed(options.map(placeName)),
        }),
      );
    moves.push({ from, to, options });
    explainFollower(books, input.direction, from, to);
  }
  if (moves.length === 0) books.tell('horde', 'hordeMove.none');

  const tiles = moveTiles(input.direction);
  books.tell('travel', 'hordeMove.tiles', {
    removed: listed(tiles.removed.map(placeName)),
    drawn: listed(tiles.drawn.map(placeName)),
  });
  const ring = moves.flatMap(({ to }) => (to === 'E' ? [] : [to]));
  return ok({
    figures: {
      moves,
      hordes: { encounter: moves.length - ring.length, ring: inRingOrder(ring) },
      tiles,
    },
    explanation: books.ledger.steps,
  });
}

export const hordeMove = procedure({ input: hordeMoveInput, resolve: resolveHordeMove, formFirst: true });

/** Choices that belong to no Horde, or two that belong to the same. */
function choicesFault({ hordes, choices }: HordeMoveInput): Refusal | null {
  const standing = new Set(hordes);
  const decided = new Set<Place>();
  for (const [i, { from }] of choices.entries()) {
    const path = `choices[${i}].from`;
    if (!standing.has(from))
      return refuse('invalid-input', path, 'refusal.noHordeThere', { place: placeName(from) });
    if (decided.has(from))
      return refuse('invalid-input', path, 'refusal.choiceTwice', { place: placeName(from) });
    decided.add(from);
  }
  return null;
}

function choiceOfAnAttacker({ direction, choices }: HordeMoveInput): Refusal | null {
  const bound = choices.findIndex(({ from }) => reachesCaravan(from, direction));
  const from = choices[bound]?.from;
  return from === undefined
    ? null
    : refuse('limit-exceeded', `choices[${bound}]`, 'refusal.hordeAttacks', { place: placeName(from) });
}

/** Those who reach the caravan go first: they free their tiles for the others (ruling 6). */
function attackers({ direction, hordes }: HordeMoveInput): readonly Place[] {
  return inBoardOrder(hordes.filter((place) => reachesCaravan(place, direction)));
}

/** The one straight behind is the farthest and goes first, for it has only one way (ruling 5). */
function followers({ direction, hordes }: HordeMoveInput): readonly RingPlace[] {
  return [3, 2, 4].map((steps) => clockwise(direction, steps)).filter((place) => hordes.includes(place));
}

function reachesCaravan(place: Place, direction: RingPlace): boolean {
  return place === 'E' || [5, 0, 1].some((steps) => clockwise(direction, steps) === place);
}

/** The free tiles beside the new Encounter Tile that touch the old one, as numbers of the new board. */
function stepsFrom(from: RingPlace, direction: RingPlace, moves: readonly HordeStep[]): readonly RingPlace[] {
  const side = sideOf(from, direction);
  const centre = oldCentre(direction);
  const entered = moves.some(({ to }) => to === centre);
  return inRingOrder(side === centre ? [centre] : entered ? [side] : [side, centre]);
}

/** A Horde behind that steps to its own side keeps its number, because the board moves on by one (ruling 7). */
function sideOf(from: RingPlace, direction: RingPlace): RingPlace {
  return from === clockwise(direction, 3) ? oldCentre(direction) : from;
}

function oldCentre(direction: RingPlace): RingPlace {
  return clockwise(direction, 3);
}

function moveTiles(direction: RingPlace): HordeMoveResult['tiles'] {
  const at = (steps: number) => clockwise(direction, steps);
  const newPlace = new Map<Place, Place>([
    ['E', at(3)],
    [at(0), 'E'],
    [at(1), at(2)],
    [at(5), at(4)],
  ]);
  return {
    removed: [at(2), at(3), at(4)],
    kept: inBoardOrder([...newPlace.keys()]).map((from) => ({ from, to: newPlace.get(from) ?? 'E' })),
    drawn: inRingOrder([at(5), at(0), at(1)]),
  };
}

function explainFollower({ tell }: Books, direction: RingPlace, from: RingPlace, to: RingPlace): void {
  const key = to === oldCentre(direction) ? 'hordeMove.follows' : 'hordeMove.surrounds';
  tell('horde', key, { from: placeName(from), to: placeName(to) });
}
