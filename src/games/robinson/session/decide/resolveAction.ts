import { ok, resolveRaw, type Explanation } from '@/engine';
import { actionDice, type ActionDiceResult } from '../../rules/actionDice';
import { arrangeCamp, ARRANGER } from '../../rules/arrangeCamp';
import { heal } from '../../rules/heal';
import { FIGHTER, hunt } from '../../rules/hunt';
import { readActionDice } from '../../rules/input/readActionDice';
import { readHunt } from '../../rules/input/readHunt';
import { say } from '../../say';
import { CAMP, DICE_ACTIONS, FRIDAY, type Action, type DiceAction } from '../../terms';
import type { Change } from '../change';
import type { Resolution, ThreatDeal } from '../command';
import { highestMorale } from '../config';
import { happened } from '../event';
import type { Planned } from '../planned';
import { no } from '../refuse';
import { hasItem, hasToken, playersOf, type FieldToken, type Source, type State } from '../state';
import { counts, dialsTo, isWithin, relabel, sequence, TO_FUTURE, type Decision } from './decision';
import { hurt, type Hit } from './hurt';
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

/** The next action of the plan, in board order. */
export function resolveAction(state: State, resolution: Resolution): Decision {
  const [next, ...rest] = state.plan ?? [];
  if (state.stage !== 'action' || !next) return no('notNow');
  const done = doAction(state, next, resolution);
  if (!done.ok) return done;
  const { success, changes, hits, why, used } = done.value;
  const event = happened(
    'actionTaken',
    { action: next.action, lead: next.lead, success },
    [
      ...changes,
      ...(used.length > 0
        ? [{ what: 'tokens' as const, to: state.tokens.filter((token) => !used.includes(token)) }]
        : []),
      { what: 'plan', to: rest },
    ],
    why,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, hits),
    ),
  );
}

export function dropAction(state: State): Decision {
  const [next, ...rest] = state.plan ?? [];
  if (state.stage !== 'action' || !next) return no('notNow');
  const { action, lead } = next;
  return ok([happened('actionDropped', { action, lead }, [{ what: 'plan', to: rest }])]);
}

export function isDiceAction(action: Action): action is DiceAction {
  return DICE_ACTIONS.some((one) => one === action);
}

function doAction(state: State, one: Planned, resolution: Resolution) {
  switch (one.action) {
    case 'threat':
      return takeThreat(state, one, resolution.deal);
    case 'hunt':
      return goHunting(state, one, resolution);
    case 'build':
    case 'gather':
    case 'explore':
      return rollFor(state, one, one.action, resolution);
    case 'arrange-camp':
      return arrange(state, one, resolution);
    case 'rest':
      return rest(state, one);
  }
}

/** What the dice of an action come to, for the step that tells it. */
export function rollOf(state: State, one: Planned, action: DiceAction, resolution: Resolution) {
  return resolveRaw(readActionDice, actionDice, {
    action,
    lead: one.lead === FRIDAY ? 'friday' : 'player',
    pawns: 1 + one.support.length,
    far: one.far,
    minusPawnField: hasToken(state, 'minus', action),
    minusPawnTile: one.minusPawnTile,
    adventureToken: hasToken(state, 'adventure', action),
    rerollToken: hasToken(state, 'reroll', action),
    beastOnTile: one.beastTile,
    weaponLevel: state.camp.weapon,
    ...(resolution.dice && {
      dice: {
        wound: resolution.dice.wound,
        success: resolution.dice.success,
        adventure: resolution.dice.adventure,
        ...(resolution.dice.successReroll !== null && { successReroll: resolution.dice.successReroll }),
      },
    }),
  });
}

function rollFor(state: State, one: Planned, action: DiceAction, resolution: Resolution) {
  const roll = rollOf(state, one, action, resolution);
  if (!roll.ok) return roll;
  const { figures } = roll.value;
  const won = reward(state, one, action, figures.success, resolution);
  if (!won.ok) return won;
  const { lead } = one;
  return ok<Done>({
    success: figures.success,
    changes: [...counts(lead, 'determination', figures.determination, 'dice'), ...won.value.changes],
    hits: hitsOf(lead, figures),
    why: [...relabel(roll.value.explanation, { player: lead }), ...won.value.why],
    used: [...figures.discardTokens.map((token) => TOKEN[token](action)), ...won.value.used],
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

function goHunting(state: State, { lead }: Planned, { beast, temporaryBonus }: Resolution) {
  const { weapon, palisade, huntingDeck, futureFood, futureFur } = state.camp;
  const outcome = resolveRaw(readHunt, hunt, {
    source: 'action',
    weaponLevel: weapon,
    temporaryBonus,
    palisade,
    huntingDeck,
    beastStrengthToken: hasToken(state, 'beast', 'hunt'),
    strengthOnly: false,
    beast,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: dialsTo(
      state,
      {
        weapon: figures.weaponLevel,
        palisade: figures.palisade,
        huntingDeck: figures.huntingDeck ?? huntingDeck,
        futureFood: futureFood + figures.food,
        futureFur: futureFur + figures.fur,
      },
      'hunt',
    ),
    hits: [{ owner: lead, wounds: figures.wounds, cause: 'hunt' }],
    why: relabel(explanation, { [FIGHTER]: lead }, TO_FUTURE),
    used: [...(figures.tokenDiscarded ? (['beast:hunt'] as const) : []), ...minusOf('hunt')],
  });
}

function takeThreat(state: State, { lead, threat }: Planned, deal: ThreatDeal) {
  if (!Object.values(deal).every((count) => isWithin(count, { min: 0, max: 99 })))
    return no('outside', { what: say('session.what.price'), min: 0, max: 99 });
  const { camp } = state;
  const fresh = Math.min(camp.food, deal.food);
  if (deal.wood > camp.wood || deal.fur > camp.fur || deal.food - fresh > camp.nonPerishable)
    return no('cannotPay');
  const paid = { wood: camp.wood - deal.wood, fur: camp.fur - deal.fur, food: camp.food - fresh };
  return ok<Done>({
    success: true,
    changes: [
      ...dialsTo(state, { ...paid, nonPerishable: camp.nonPerishable - (deal.food - fresh) }, 'threat'),
      ...counts(CAMP, 'futureFood', deal.gainFood, 'threat'),
      ...counts(CAMP, 'futureWood', deal.gainWood, 'threat'),
      ...counts(CAMP, 'futureFur', deal.gainFur, 'threat'),
      ...counts(lead, 'determination', deal.gainDetermination, 'threat'),
      ...(threat ? [{ what: 'threat' as const, to: { ...state.threat, [threat]: null } }] : []),
    ],
    hits: [],
    why: [{ rule: say('session.why.threat') }],
    used: minusOf('threat'),
  });
}

function arrange(state: State, one: Planned, { choose }: Resolution) {
  const { lead } = one;
  const outcome = arrangeCamp({
    players: playersOf(state).length,
    tokens: state.bodies[lead]?.determination ?? 0,
    level: state.camp.morale,
    highest: highestMorale(state.config),
    choose,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: [
      ...counts(lead, 'determination', figures.tokenChange, 'camp'),
      ...counts(CAMP, 'morale', figures.moraleChange, 'camp'),
    ],
    hits: prowler(state, one),
    why: relabel(explanation, { [ARRANGER]: lead }),
    used: minusOf('arrange-camp'),
  });
}

function rest(state: State, one: Planned) {
  const { lead } = one;
  const outcome = heal({
    source: 'rest',
    phase: 'action',
    bed: hasItem(state, 'bed'),
    hasPot: hasItem(state, 'pot'),
    food: state.camp.food,
    nonPerishable: state.camp.nonPerishable,
    targets: [{ id: lead, wounds: state.bodies[lead]?.wounds ?? 0 }],
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: [
      ...counts(lead, 'wounds', -(figures.targets[0]?.healed ?? 0), 'rest'),
      ...counts(lead, 'determination', figures.determination, 'rest'),
    ],
    hits: prowler(state, one),
    why: explanation,
    used: minusOf('rest'),
  });
}

/** A beast on the camp tile also finds those who roll no dice there. */
function prowler({ camp }: State, { lead, beastTile }: Planned): readonly Hit[] {
  return beastTile && camp.weapon === 0 ? [{ owner: lead, wounds: 1, cause: 'prowler' }] : [];
}

/** Whether it lies there or not: it is gone afterwards. */
function minusOf(action: Action): readonly FieldToken[] {
  return [`minus:${action}`];
}
