import {
  distinct,
  err,
  ifGiven,
  listOf,
  mapped,
  ok,
  procedure,
  shape,
  slug,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { aberrantDie, PLAYERS, START_CARAVAN, START_HORDES } from '../../pieces';
import { inBoardOrder } from '../../ring';
import { listed, nameOf, placeName } from '../../say';
import { EMPTY_CARAVAN } from '../../tally';
import { RESOURCES, type Aberrant, type Caravan, type Place } from '../../terms';
import { carry, hordes, openBooks } from '../../rules/books';
import { explainAberrant } from '../encounter/dicePool';
import * as fields from '../../rules/fields';
import { crowdedTile } from '../travel/hordePlace';
import { refuse } from '../../rules/refuse';

const setupFields = shape({
  /** As they sit, clockwise. A Faction may be left open: the tiles are in the box, not in the app. */
  players: distinct(listOf(shape({ id: slug, faction: ifGiven(slug, null) }), PLAYERS), 'id'),
  hordes: listOf(fields.place, { min: START_HORDES, max: START_HORDES }),
  leader: ifGiven(slug, null),
});

/** The first at the table leads unless somebody else is named. */
const setupInput = mapped(setupFields, (asked) => ({
  ...asked,
  leader: asked.leader ?? asked.players[0]?.id ?? '',
}));
type SetupInput = Read<typeof setupInput>;

export interface SetupResult {
  readonly caravan: Caravan;
  readonly hordes: readonly Place[];
  readonly leader: string;
  readonly aberrant: Aberrant;
  readonly playerCount: number;
}

/** The board before the first turn. A Horde may start in the middle too (ruling 8). */
export function resolveSetup(input: SetupInput): Ruling<SetupResult> {
  const fault = checkSetup(input);
  if (fault) return err(fault);

  const { players, leader } = input;
  const books = openBooks(EMPTY_CARAVAN);
  const stand = inBoardOrder(input.hordes);
  const aberrant = aberrantDie(players.length);
  books.tell(
    'setup',
    'setup.caravan',
    { ...START_CARAVAN },
    RESOURCES.map((resource) => carry(resource, START_CARAVAN[resource])),
  );
  books.tell('setup', 'setup.hordes', { places: listed(stand.map(placeName)) }, [hordes(stand.length)]);
  books.tell('setup', 'setup.leader', { player: nameOf(leader) });
  explainAberrant(books, players.length);
  return ok({
    figures: { caravan: books.caravan(), hordes: stand, leader, aberrant, playerCount: players.length },
    explanation: books.ledger.steps,
  });
}

export const setup = procedure({ input: setupInput, resolve: resolveSetup, formFirst: true });

function checkSetup({ players, hordes: places, leader }: SetupInput): Refusal | null {
  if (!players.some(({ id }) => id === leader))
    return refuse('unknown-player', 'leader', 'refusal.unknownPlayer', { id: leader });
  const crowded = crowdedTile(places);
  if (crowded) return crowded;
  const factions = players.map(({ faction }) => faction);
  const again = factions.findIndex((faction, i) => faction !== null && factions.indexOf(faction) < i);
  return again < 0
    ? null
    : refuse('limit-exceeded', `players[${again}].faction`, 'refusal.factionTwice', {
        faction: factions[again] ?? '',
      });
}
