import {
  among,
  checkedForm,
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
import { DETERMINATION } from '../../pieces';
import { amount, say } from '../../say';
import { DICE_ACTIONS } from '../../terms';
import { body, openBooks, type Books } from '../../rules/books';
import { count, optionalFlag } from '../../rules/fields';
import { modeOf, pawnDemands, pawnsAtMost, pawnsRequired, type Mode } from '../plan/pawns';
import { refuse } from '../../rules/refuse';

const shownDice = shape({
  wound: flag,
  success: flag,
  adventure: flag,
  /** What the success die shows the second time, if a token asks for it. */
  successReroll: ifGiven(flag, null),
});
export type ActionDice = Read<typeof shownDice>;

const actionDiceInput = shape({
  action: among(DICE_ACTIONS),
  /** Who takes the action. */
  lead: among(['player', 'friday']),
  pawns: number({ min: 1, max: 9 }),
  ...pawnDemands,
  /** Tokens on the action field. */
  adventureToken: optionalFlag,
  rerollToken: optionalFlag,
  /** A Beast Strength token where the action happens. */
  beastOnTile: optionalFlag,
  weaponLevel: count,
  dice: ifGiven(shownDice, null),
});
type ActionDiceInput = Read<typeof actionDiceInput>;

export type FieldToken = 'adventure' | 'minus-pawn' | 'reroll-success';

export interface ActionDiceResult {
  readonly mode: Mode;
  readonly required: number;
  readonly success: boolean;
  readonly wounds: number;
  readonly woundsBy: { readonly die: number; readonly adventure: number; readonly beast: number };
  readonly determination: 0 | 2;
  readonly adventureCards: 0 | 1;
  /** From the action field; what lies on a tile stays. */
  readonly discardTokens: readonly FieldToken[];
}

/** Building, gathering or exploring: the three dice do not look at each other. */
export const actionDice = procedure({
  input: checkedForm(actionDiceInput, ['pawns'], diceFault),
  resolve: resolveActionDice,
  formFirst: true,
});

function resolveActionDice(input: ActionDiceInput): Ruling<ActionDiceResult> {
  const fault = checkPawns(input);
  if (fault) return err(fault);

  const books = openBooks();
  const required = requiredFor(input);
  const mode = modeOf(input.action, input.pawns, required);
  const dice = mode === 'dice' ? input.dice : null;
  books.tell('planning', `dice.${mode}`, {
    action: say(`action.${input.action}`),
    pawns: amount('pawns', input.pawns),
    required,
  });
  const friday = input.lead === 'friday';
  const die = Number(dice?.wound ?? false);
  if (dice) books.tell('dice', die ? 'dice.wound' : 'dice.noWound', {}, [body(input.lead, 'wounds', die)]);

  const success = resolveSuccess(books, input, dice);
  const determination = success ? 0 : DETERMINATION;

  const meets = input.adventureToken || (dice?.adventure ?? false);
  const adventure = Number(meets && friday);
  if (meets)
    books.tell(friday ? 'friday' : 'dice', friday ? 'dice.fridayAdventure' : 'dice.adventure', {}, [
      body(input.lead, 'wounds', adventure),
    ]);
  else books.tell('dice', 'dice.noAdventure');

  const beast = prowlerWounds(input.beastOnTile, input.weaponLevel);
  if (input.beastOnTile)
    books.tell('tokens', beast ? 'dice.beast' : 'dice.beastKept', {}, [body(input.lead, 'wounds', beast)]);
  const discardTokens = tokensUsed(input, mode);
  for (const token of discardTokens) books.tell('tokens', `dice.discard.${token}`);
  return ok({
    figures: {
      mode,
      required,
      success,
      wounds: die + adventure + beast,
      woundsBy: { die, adventure, beast },
      determination,
      adventureCards: meets && !friday ? 1 : 0,
      discardTokens,
    },
    explanation: books.steps,
  });
}

/** Too few pawns to be sure have to roll; a success that a token doubts is rolled again. */
function diceFault(input: ActionDiceInput): Refusal | null {
  if (input.pawns !== requiredFor(input)) return null;
  if (input.dice === null) return refuse('invalid-input', 'dice', 'refusal.diceNeeded');
  return input.rerollToken && input.dice.success && input.dice.successReroll === null
    ? refuse('invalid-input', 'dice.successReroll', 'refusal.rerollNeeded')
    : null;
}

function checkPawns(input: ActionDiceInput): Refusal | null {
  const { action, far, pawns } = input;
  if (far && action === 'build')
    return refuse('limit-exceeded', 'far', 'refusal.notFar', { action: say('action.build') });
  const required = requiredFor(input);
  const most = pawnsAtMost(action, required);
  if (pawns > most)
    return refuse('limit-exceeded', 'pawns', 'refusal.tooManyPawns', { pawns: amount('pawns', most) });
  return pawns < required
    ? refuse('not-affordable', 'pawns', 'refusal.tooFewPawns', { pawns: amount('pawns', required) })
    : null;
}

function requiredFor(input: ActionDiceInput): number {
  return pawnsRequired(input.action, input);
}

function resolveSuccess({ tell }: Books, input: ActionDiceInput, dice: ActionDice | null): boolean {
  if (!dice) return true;
  const again = input.rerollToken && dice.success;
  const success = again ? (dice.successReroll ?? false) : dice.success;
  if (again) tell('tokens', success ? 'dice.rerollHolds' : 'dice.rerollFails');
  tell(
    'dice',
    success ? 'dice.success' : 'dice.failure',
    { tokens: amount('determination', DETERMINATION) },
    [body(input.lead, 'determination', success ? 0 : DETERMINATION)],
  );
  return success;
}

/** A token on the field is gone once it has done its work; one that asks for a reroll waits for dice (ruling 26). */
function tokensUsed(input: ActionDiceInput, mode: Mode): readonly FieldToken[] {
  return [
    ...(input.adventureToken ? (['adventure'] as const) : []),
    ...(input.minusPawnField ? (['minus-pawn'] as const) : []),
    ...(input.rerollToken && mode === 'dice' ? (['reroll-success'] as const) : []),
  ];
}

/** A beast on the tile hurts everybody who acts there without a weapon, dice or not. */
export function prowlerWounds(beastOnTile: boolean, weaponLevel: number): 0 | 1 {
  return beastOnTile && weaponLevel === 0 ? 1 : 0;
}
