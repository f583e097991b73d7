import { ok, type Explanation, type Refusal, type Result } from '@/engine';
import { actionDice, type ActionDice, type ActionDiceResult } from './rule';
import { fridayReroll, lockedBy, rerollSkill, rolledAgain } from './reroll';
import { DICE_ACTIONS, FRIDAY, type Action, type DiceAction } from '../../terms';
import type { Change } from '../../session/change';
import type { Reroll, Resolution } from '../../session/command';
import { happened, type Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import type { Planned } from '../plan/planned';
import { refuse } from '../../session/refuse';
import { hasToken, type FieldToken, type Source, type State } from '../../session/state';
import { counts, relabel } from '../../session/decide/decision';
import type { Hit } from '../wounds/decide';
import { paySkill } from '../skills/paySkill';
import { reward } from './reward';

/** What one action did, before it becomes an event. */
export interface Done {
  readonly success: boolean;
  readonly changes: readonly Change[];
  readonly hits: readonly Hit[];
  readonly why: Explanation;
  /** Tokens that have done their work. */
  readonly used: readonly FieldToken[];
}

export interface Rolled {
  readonly dice: ActionDice | null;
  /** The success was rolled again after a failure: the token on the field had nothing to doubt (ruling 26). */
  readonly tokenSpent: boolean;
  /** What the new rolls cost. */
  readonly events: readonly Event[];
}

export function isDiceAction(action: Action): action is DiceAction {
  return DICE_ACTIONS.some((one) => one === action);
}

/** The dice after everything that was rolled again, each paid for by a skill or by Friday's tokens. */
export function rollAgain(
  state: State,
  one: Planned,
  action: DiceAction,
  { dice, rerolls }: Pick<Resolution, 'dice' | 'rerolls'>,
): Result<Rolled, Refusal> {
  let now: Rolled = { dice, tokenSpent: false, events: [] };
  let table = state;
  for (const [i, reroll] of rerolls.entries()) {
    const lies = now.dice;
    if (!lies) return refuse('noDice');
    if (rerolls.findIndex(({ by }) => by === reroll.by) < i) return refuse('rolledAgainAlready');
    const paid = payFor(table, one, action, reroll, lies);
    if (!paid.ok) return paid;
    table = paid.value.reduce(evolve, table);
    now = {
      dice: rolledAgain(lies, reroll.die, reroll.to),
      tokenSpent:
        now.tokenSpent || (reroll.die === 'success' && lies.successReroll === null && !lies.success),
      events: [...now.events, ...paid.value],
    };
  }
  return ok(now);
}

/** Tokens that this very die would bring do not pay for it. */
function payFor(
  state: State,
  one: Planned,
  action: DiceAction,
  { by, die }: Reroll,
  dice: ActionDice,
): Result<readonly Event[], Refusal> {
  const won = one.lead === by ? lockedBy(die, dice) : 0;
  if (by !== FRIDAY) return paySkill(state, by, rerollSkill(action), won);
  if (one.lead !== FRIDAY) return refuse('fridayNotThere');
  const held = state.bodies[FRIDAY]?.determination ?? 0;
  const price = state.config.fridayReroll;
  const outcome = fridayReroll({ tokens: held, price, lockedTokens: won });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'rolledAgain',
      { by, die, price },
      counts(FRIDAY, 'determination', figures.tokens - held, 'dice'),
      explanation,
    ),
  ]);
}

/** What the dice of an action come to, for the page that shows it. */
export function rollOf(
  state: State,
  one: Planned,
  action: DiceAction,
  { dice, tokenSpent }: Pick<Rolled, 'dice' | 'tokenSpent'>,
) {
  return actionDice.ask({
    action,
    lead: one.lead === FRIDAY ? 'friday' : 'player',
    pawns: 1 + one.support.length,
    far: one.far,
    minusPawnField: hasToken(state, 'minus', action),
    minusPawnTile: one.minusPawnTile,
    adventureToken: hasToken(state, 'adventure', action),
    rerollToken: hasToken(state, 'reroll', action) && !tokenSpent,
    beastOnTile: one.beastTile,
    weaponLevel: state.camp.weapon,
    dice: dice ? { ...dice, successReroll: dice.successReroll ?? undefined } : undefined,
  });
}

export function rollFor(
  state: State,
  one: Planned,
  action: DiceAction,
  rolled: Rolled,
  resolution: Resolution,
): Result<Done, Refusal> {
  const roll = rollOf(state, one, action, rolled);
  if (!roll.ok) return roll;
  const { figures, explanation } = roll.value;
  const won = reward(state, one, action, figures.success, resolution);
  if (!won.ok) return won;
  const { lead } = one;
  return ok({
    success: figures.success,
    changes: [...counts(lead, 'determination', figures.determination, 'dice'), ...won.value.changes],
    hits: hitsOf(lead, figures),
    why: [...relabel(explanation, { player: lead }), ...won.value.why],
    used: [
      ...figures.discardTokens.map((token) => TOKEN[token](action)),
      ...(rolled.tokenSpent ? [TOKEN['reroll-success'](action)] : []),
      ...won.value.used,
    ],
  });
}

const TOKEN = {
  adventure: (action: DiceAction): FieldToken => `adventure:${action}`,
  'minus-pawn': (action: DiceAction): FieldToken => `minus:${action}`,
  'reroll-success': (action: DiceAction): FieldToken => `reroll:${action}`,
} as const;

function hitsOf(owner: string, { woundsBy }: ActionDiceResult): readonly Hit[] {
  const causes: readonly (readonly [Source, number])[] = [
    ['dice', woundsBy.die],
    ['adventure', woundsBy.adventure],
    ['prowler', woundsBy.beast],
  ];
  return causes.map(([cause, wounds]) => ({ owner, wounds, cause }));
}
