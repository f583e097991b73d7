import {
  among,
  err,
  flag,
  ifGiven,
  number,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { BOOK_SHIFT, PAWNS, START, STARTING_ITEMS } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { CHARACTERS, DOG, FRIDAY } from '../../terms';
import { body, openBooks, type Books } from '../../rules/books';
import { people, playerId, round } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

export const setupInput = shape({
  /** As they sit, clockwise. */
  players: people(shape({ id: playerId, character: among(CHARACTERS) })),
  /** On the Scenario card. */
  rounds: round,
  firstPlayer: playerId,
  /** Null: as the number of players asks for. */
  friday: ifGiven(flag, null),
  dog: ifGiven(flag, null),
  startingItems: ifGiven(number({ max: STARTING_ITEMS }), START.startingItems),
  /** So many more Event cards with a book, and as many fewer with an adventure icon. */
  bookShift: ifGiven(number(BOOK_SHIFT), 0),
});
type SetupInput = Read<typeof setupInput>;

export interface SetupResult {
  readonly playerCount: number;
  readonly firstPlayer: string;
  readonly round: 1;
  readonly friday: boolean;
  readonly dog: boolean;
  /** Which printed building cost applies. */
  readonly costColumn: 2 | 3 | 4;
  readonly arrangeCamp: 'both' | 'choose';
  readonly soloMorale: boolean;
  readonly pawns: Readonly<Record<string, number>>;
  readonly wounds: Readonly<Record<string, 0>>;
  readonly determination: Readonly<Record<string, 0>>;
  readonly morale: 0;
  readonly levels: { readonly weapon: 0; readonly roof: 0; readonly palisade: 0 };
  readonly shelter: false;
  readonly startingItems: number;
  readonly startingItemUses: 2;
  readonly inventions: 14;
  readonly eventDeck: { readonly book: number; readonly adventure: number; readonly total: number };
}

/** The island before the first round. */
export const setup = procedure({ input: setupInput, resolve: resolveSetup, formFirst: true });

function resolveSetup(input: SetupInput): Ruling<SetupResult> {
  const fault = checkSetup(input);
  if (fault) return err(fault);

  const { players, rounds, firstPlayer, startingItems, bookShift } = input;
  const count = players.length;
  const { friday, dog } = helpers(input);
  const bodies = [...players.map(({ id }) => id), ...(friday ? [FRIDAY] : [])];
  const pawns = [
    ...players.map(({ id }) => [id, PAWNS.player] as const),
    ...(friday ? [[FRIDAY, PAWNS.helper] as const] : []),
    ...(dog ? [[DOG, PAWNS.helper] as const] : []),
  ];
  const half = halfOf(rounds);
  const figures: SetupResult = {
    playerCount: count,
    firstPlayer,
    round: 1,
    friday,
    dog,
    costColumn: count <= 2 ? 2 : count === 3 ? 3 : 4,
    arrangeCamp: count === 4 ? 'choose' : 'both',
    soloMorale: count === 1,
    pawns: Object.fromEntries(pawns),
    wounds: Object.fromEntries(bodies.map((id) => [id, 0 as const])),
    // Setup hands none out (ruling 32).
    determination: Object.fromEntries(bodies.map((id) => [id, 0 as const])),
    morale: 0,
    levels: { weapon: 0, roof: 0, palisade: 0 },
    shelter: false,
    startingItems,
    startingItemUses: START.startingItemUses,
    inventions: START.inventions,
    eventDeck: { book: half + bookShift, adventure: half - bookShift, total: 2 * half },
  };
  const books = openBooks();
  explainSetup(books, figures, pawns);
  return ok({ figures, explanation: books.steps });
}

/** Friday comes to one or two players, the Dog to one or three. */
function helpers({ players, friday, dog }: SetupInput): { readonly friday: boolean; readonly dog: boolean } {
  const count = players.length;
  return { friday: friday ?? count <= 2, dog: dog ?? (count === 1 || count === 3) };
}

/** Half the rounds, rounded up. */
function halfOf(rounds: number): number {
  return Math.ceil(rounds / 2);
}

function checkSetup(input: SetupInput): Refusal | null {
  const { players, rounds, firstPlayer, bookShift } = input;
  if (!players.some(({ id }) => id === firstPlayer))
    return refuse('unknown-player', 'firstPlayer', 'refusal.unknownPlayer', { id: firstPlayer });
  const characters = players.map(({ character }) => character);
  const again = characters.findIndex((character, i) => characters.indexOf(character) < i);
  const twin = characters[again];
  if (twin)
    return refuse('limit-exceeded', `players[${again}].character`, 'refusal.characterTwice', {
      character: say(`character.${twin}`),
    });
  const soldier = characters.indexOf('soldier');
  if (soldier >= 0 && players.length <= 2)
    return refuse('limit-exceeded', `players[${soldier}].character`, 'refusal.soldier');
  // Only three players may leave the Dog at home (ruling 33).
  if (input.friday === false && players.length <= 2)
    return refuse('limit-exceeded', 'friday', 'refusal.fridayNeeded');
  if (input.dog === false && players.length === 1)
    return refuse('limit-exceeded', 'dog', 'refusal.dogNeeded');
  return Math.abs(bookShift) > halfOf(rounds)
    ? refuse('limit-exceeded', 'bookShift', 'refusal.bookShift', { most: halfOf(rounds) })
    : null;
}

function explainSetup({ tell }: Books, figures: SetupResult, pawns: readonly (readonly [string, number])[]) {
  for (const [id, count] of pawns)
    tell('setup', 'setup.pawns', { owner: nameOf(id), pawns: amount('pawns', count) }, [
      body(id, 'pawns', count),
    ]);
  tell('setup', 'setup.first', { player: nameOf(figures.firstPlayer) });
  tell('setup', 'setup.start');
  tell('setup', 'setup.costs', { players: amount('players', figures.costColumn) });
  if (figures.soloMorale) tell('setup', 'setup.solo');
  if (figures.arrangeCamp === 'choose') tell('setup', 'setup.arrangeChoose');
  tell('setup', 'setup.cards', {
    items: figures.startingItems,
    uses: figures.startingItemUses,
    inventions: figures.inventions,
  });
  tell('setup', 'setup.eventDeck', { ...figures.eventDeck });
}
