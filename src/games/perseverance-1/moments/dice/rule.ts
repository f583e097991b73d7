import { andThen, err, number, ok, procedure, shape, type Read, type Refusal, type Ruling } from '@/engine';
import { assemblyCount, DISSENTER_DICE, NEUTRAL_DICE, PIECES, playerCount } from '../../pieces';
import { amount } from '../../say';
import type { PlayerCount } from '../../terms';
import { openBooks } from '../../rules/books';
import { count, edition, playersOf } from '../../rules/fields';
import type { Step } from '../../rules/parts';
import { refuse } from '../../rules/refuse';
import { perPlayer } from '../../rules/table';

const poolOf = (players: PlayerCount) =>
  shape({
    /** Just finished. */
    assembly: number({ min: 1, max: assemblyCount(players) }),
    neutral: number({ max: NEUTRAL_DICE[players] }),
    dissenters: count(),
  });
const POOLS = { 2: poolOf(2), 3: poolOf(3), 4: poolOf(4) } as const;

const dicePoolInput = andThen(
  shape({
    edition,
    /** Dice in play. */
    players: playersOf(shape({ dice: number({ min: 1, max: PIECES.dice }) })),
  }),
  ({ players }) => POOLS[playerCount(players)],
);
type DicePoolInput = Read<typeof dicePoolInput>;

export interface DicePoolResult {
  /** That was the last Assembly: nothing changes any more. */
  readonly gameOver: boolean;
  readonly neutral: number;
  readonly players: Readonly<Record<string, number>>;
  readonly dissenters: number;
  readonly total: number;
  readonly removedNeutral: 0 | 1;
  readonly addedDissenters: 0 | 2;
  /** Dissenter cubes to add to every Officer now. */
  readonly dissenterInfluence: 0 | 1;
}

const STEP: Step = { part: 'dice-pool' };

/** The pool for the next round, p. 26: it changes after the first Assembly only, with 2 and with 4 players. */
export const dicePool = procedure({ input: dicePoolInput, resolve: resolveDicePool });

function resolveDicePool(input: DicePoolInput): Ruling<DicePoolResult> {
  const fault = checkDice(input);
  if (fault) return err(fault);

  const { players, assembly } = input;
  const { rules, ledger, tell } = openBooks(input.edition);
  const first = assembly === 1;
  // Nothing to remove when no neutral die is left (R25).
  const removedNeutral = first && players.length === 4 && input.neutral > 0 ? 1 : 0;
  const addedDissenters = first && players.length === 2 ? DISSENTER_DICE : 0;
  const dissenterInfluence = first && players.length === 2 ? (rules.dissenterCubes?.wrapUp ?? 0) : 0;
  const neutral = input.neutral - removedNeutral;
  const dissenters = input.dissenters + addedDissenters;
  const total = neutral + dissenters + diceOf(players);
  const gameOver = assembly === assemblyCount(players.length);

  if (gameOver) tell('assembly', STEP, 'dicePool.gameOver', {});
  if (removedNeutral > 0) tell('assembly', STEP, 'dicePool.neutralRemoved', {});
  if (addedDissenters > 0)
    tell('assembly', STEP, 'dicePool.dissentersAdded', { dice: amount('dice', addedDissenters) });
  if (dissenterInfluence > 0) tell('assembly', STEP, 'dicePool.dissenterCubes', {});
  tell('assembly', STEP, 'dicePool.total', { dice: amount('dice', total) });
  return ok({
    figures: {
      gameOver,
      neutral,
      players: perPlayer(players, ({ dice }) => dice),
      dissenters,
      total,
      removedNeutral,
      addedDissenters,
      dissenterInfluence,
    },
    explanation: ledger.steps,
  });
}

function diceOf(players: DicePoolInput['players']): number {
  return players.reduce((sum, { dice }) => sum + dice, 0);
}

/** Dice in the pool of each Assembly; with four players the 14th stays if no neutral die could leave (R25). */
function poolSizes(players: DicePoolInput['players'], assembly: number): readonly number[] {
  switch (playerCount(players)) {
    case 2:
      return assembly === 1 ? [13] : [15];
    case 3:
      return [11];
    case 4:
      return assembly === 1 ? [14] : [13, 14];
  }
}

function checkDice({ players, assembly, neutral, dissenters }: DicePoolInput): Refusal | null {
  if (players.length > 2 && dissenters > 0)
    return refuse('dissenters-not-allowed', 'dissenters', 'refusal.dissenters');
  if (players.length === 2 && dissenters !== DISSENTER_DICE * assembly)
    return refuse('wrong-dice-total', 'dissenters', 'refusal.dissenterDice', {
      dice: amount('dice', DISSENTER_DICE * assembly),
    });
  const sizes = poolSizes(players, assembly);
  const total = neutral + dissenters + diceOf(players);
  return sizes.includes(total)
    ? null
    : refuse('wrong-dice-total', 'neutral', 'refusal.diceTotal', { expected: sizes[0] ?? 0, total });
}
