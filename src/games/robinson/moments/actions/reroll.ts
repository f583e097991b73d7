import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { DETERMINATION } from '../../pieces';
import { amount } from '../../say';
import { SKILLS, SKILL_NAMES, type Skill } from '../../skills';
import { FRIDAY, type DiceAction } from '../../terms';
import type { ActionDice } from './rule';
import { body, openBooks } from '../../rules/books';
import { refuse } from '../../rules/refuse';

export const DICE = ['wound', 'success', 'adventure'] as const;
export type Die = (typeof DICE)[number];

/** The skill that rolls a die of this action again. */
export function rerollSkill(action: DiceAction): Skill {
  const found = SKILL_NAMES.find((name) => SKILLS[name].kind === KIND[action]);
  if (!found) throw new Error(`no skill rolls again: ${action}`);
  return found;
}

const KIND = { build: 'reroll-brown', gather: 'reroll-gray', explore: 'reroll-green' } as const;

/** Tokens that this roll would bring: they cannot pay for rolling again. */
export function lockedBy(die: Die, dice: ActionDice): number {
  return die === 'success' && !(dice.successReroll ?? dice.success) ? DETERMINATION : 0;
}

/** What counts is the last roll; a token that doubted the success has had its say by then. */
export function rolledAgain(dice: ActionDice, die: Die, to: boolean): ActionDice {
  return die === 'success' && dice.successReroll !== null
    ? { ...dice, successReroll: to }
    : { ...dice, [die]: to };
}

export interface FridayRerollInput {
  readonly tokens: number;
  /** What his tokens have to pay: not in the rules, so the table says (ruling 15). */
  readonly price: number;
  readonly lockedTokens: number;
}

/** Friday may roll one die of an action again. */
export function fridayReroll({
  tokens,
  price,
  lockedTokens,
}: FridayRerollInput): Result<Outcome<{ readonly tokens: number }>, Refusal> {
  if (tokens < price)
    return err(
      refuse('not-affordable', 'tokens', 'refusal.determination', { tokens: amount('determination', price) }),
    );
  const books = openBooks();
  books.tell('friday', 'reroll.friday', { tokens: amount('determination', price) }, [
    body(FRIDAY, 'determination', -price),
  ]);
  if (lockedTokens > 0)
    books.tell('skills', 'skill.locked', { tokens: amount('determination', lockedTokens) });
  return ok({ figures: { tokens: tokens - price }, explanation: books.steps });
}
