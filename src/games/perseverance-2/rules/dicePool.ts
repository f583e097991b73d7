import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { DISSENTER_CUBES } from '../../perseverance/dissenters';
import { DISSENTER_DICE, playerCount, type PlayerCount } from '../../perseverance/tableSize';
import { NEUTRAL_DICE_IN_BOX } from '../pieces';
import { amount } from '../say';
import { openBooks } from './books';
import { refuse } from './refuse';

export interface DicePoolInput {
  /** Turn order, with the dice of each in play. */
  readonly players: readonly { readonly id: string; readonly dice: number }[];
  /** Just finished, and not the last one. */
  readonly afterAssembly: number;
  readonly neutral: number;
  readonly dissenters: number;
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
export function dicePool(input: DicePoolInput): Result<Outcome<DicePoolResult>, Refusal> {
  const { players, afterAssembly } = input;
  if (players.length > 2 && input.dissenters > 0)
    return err(refuse('not-allowed', 'dice.dissenters', 'refusal.dissenters'));

  const { ledger, tell } = openBooks();
  const change = CHANGES[playerCount(players)][afterAssembly - 1] ?? NO_CHANGE;
  // No more leave than there are (R40), no more exist than the box holds.
  const neutral = Math.min(Math.max(input.neutral + change.neutral, 0), NEUTRAL_DICE_IN_BOX);
  const added = { neutral: Math.max(neutral - input.neutral, 0), dissenters: change.dissenters };
  const removed = { neutral: Math.max(input.neutral - neutral, 0) };
  const dissenters = input.dissenters + added.dissenters;
  const total = neutral + dissenters + players.reduce((sum, { dice }) => sum + dice, 0);

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
      dice: {
        neutral,
        dissenters,
        players: Object.fromEntries(players.map(({ id, dice }) => [id, dice])),
        total,
      },
      added,
      removed,
      dissenterCubesPerOfficer: change.dissenterCubes,
    },
    explanation: ledger.steps,
  });
}
