import {
  andThen,
  err,
  fail,
  field,
  number,
  ok,
  phrase,
  procedure,
  shape,
  shapeOf,
  type Read,
  type Ruling,
  type Shape,
} from '@/engine';
import { DISSENTER_CUBES } from '../../../perseverance/dissenters';
import { idsOf } from '../../../perseverance/participants';
import {
  assemblyCount,
  DISSENTER_DICE,
  playerCount,
  type PlayerCount,
} from '../../../perseverance/tableSize';
import { NEUTRAL_DICE_IN_BOX, PIECES } from '../../pieces';
import { amount } from '../../say';
import { openBooks } from '../../rules/books';
import { byOwner, count, ofTable, seatIds } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const MOST_DISSENTER_DICE = 3;

const diceOf = ofTable((players) =>
  shape({
    /** Just finished, and not the last one. */
    afterAssembly: number({ min: 1, max: assemblyCount(players.length) - 1 }),
    /** In play, of everybody. */
    dice: shape({
      neutral: number({ max: NEUTRAL_DICE_IN_BOX }),
      dissenters: count(MOST_DISSENTER_DICE),
      players: ofEach(idsOf(players), number({ min: 1, max: PIECES.dice })),
    }),
  }),
);

/** `players` in turn order. */
const dicePoolInput = andThen(shape({ players: seatIds }), ({ players }) => diceOf(players));

/** A value for every player, in turn order. */
function ofEach<Out, In>(
  ids: readonly string[],
  item: Shape<Out, In>,
): Shape<Readonly<Record<string, Out>>, Readonly<Record<string, In>>> {
  const given = byOwner(ids, item);
  return shapeOf((at) => {
    const values = given(at);
    return Object.fromEntries(
      ids.map((id) => [
        id,
        values.get(id) ?? fail(field(at, id).path, 'invalid-input', phrase('input.missing')),
      ]),
    );
  }, given.form);
}

export interface DicePoolResult {
  readonly dice: {
    readonly neutral: number;
    readonly dissenters: number;
    readonly players: Readonly<Record<string, number>>;
    readonly total: number;
  };
  readonly added: { readonly neutral: number; readonly dissenters: number };
  readonly removed: { readonly neutral: number };
  /** To be placed on every Officer now. */
  readonly dissenterCubesPerOfficer: 0 | 1;
}

interface DiceChange {
  readonly neutral: number;
  readonly dissenters: number;
  readonly dissenterCubes: 0 | 1;
}

const NO_CHANGE: DiceChange = { neutral: 0, dissenters: 0, dissenterCubes: 0 };
const THREE_NEUTRAL: DiceChange = { ...NO_CHANGE, neutral: 3 };

/** After the first and after the second Assembly: wrap-up of an Assembly. */
const CHANGES: Readonly<Record<PlayerCount, readonly DiceChange[]>> = {
  2: [{ neutral: -2, dissenters: DISSENTER_DICE, dissenterCubes: DISSENTER_CUBES.wrapUp }],
  3: [NO_CHANGE, THREE_NEUTRAL],
  4: [THREE_NEUTRAL, NO_CHANGE],
};

/** All dice come back from the board and change as the number of players says; then they are rolled. */
function resolveDicePool({
  players,
  afterAssembly,
  dice,
}: Read<typeof dicePoolInput>): Ruling<DicePoolResult> {
  if (players.length > 2 && dice.dissenters > 0)
    return err(refuse('not-allowed', 'dice.dissenters', 'refusal.dissenters'));

  const { ledger, tell } = openBooks();
  const change = CHANGES[playerCount(players)][afterAssembly - 1] ?? NO_CHANGE;
  // No more leave than there are (R40), no more exist than the box holds.
  const neutral = Math.min(Math.max(dice.neutral + change.neutral, 0), NEUTRAL_DICE_IN_BOX);
  const added = { neutral: Math.max(neutral - dice.neutral, 0), dissenters: change.dissenters };
  const removed = { neutral: Math.max(dice.neutral - neutral, 0) };
  const dissenters = dice.dissenters + added.dissenters;
  const total = neutral + dissenters + Object.values(dice.players).reduce((sum, own) => sum + own, 0);

  if (change === NO_CHANGE) tell('assembly', 'dicePool.unchanged');
  if (removed.neutral > 0) tell('assembly', 'dicePool.removed', { dice: amount('dice', removed.neutral) });
  if (added.neutral > 0) tell('assembly', 'dicePool.added', { dice: amount('dice', added.neutral) });
  if (Math.abs(change.neutral) > added.neutral + removed.neutral) tell('assembly', 'dicePool.short');
  if (added.dissenters > 0)
    tell('assembly', 'dicePool.dissentersAdded', { dice: amount('dice', added.dissenters) });
  if (change.dissenterCubes > 0) tell('assembly', 'dicePool.dissenterCubes');
  tell('assembly', 'dicePool.total', { dice: amount('dice', total) });
  return ok({
    figures: {
      dice: { neutral, dissenters, players: dice.players, total },
      added,
      removed,
      dissenterCubesPerOfficer: change.dissenterCubes,
    },
    explanation: ledger.steps,
  });
}

export const dicePool = procedure({ input: dicePoolInput, resolve: resolveDicePool });
