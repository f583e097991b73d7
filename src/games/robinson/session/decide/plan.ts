import { err, ok, refusal, type Outcome, type Refusal, type Result } from '@/engine';
import { effectOf } from '../../items';
import type { PlanInput } from '../../rules/assignment';
import { buildCheck, type BuildCheckResult } from '../../rules/buildCheck';
import { plan as resolvePlan, type PlanResult } from '../../rules/plan';
import { say } from '../../say';
import { ACTIONS, GOODS, type Goods } from '../../terms';
import type { CommandOf } from '../command';
import { happened } from '../event';
import type { Planned } from '../planned';
import { no } from '../refuse';
import { hasToken, playersOf, type State } from '../state';
import { isWithin, type Decision } from './decision';
import { isDead } from './hurt';

export const SPACES = { min: 1, max: 30 } as const;
const PRICE = { min: 0, max: 99 } as const;

/** Where all pawns go. Nothing is promised twice: no cube of wood, no source, no space, no invention. */
export function plan(state: State, { actions }: CommandOf<'plan'>): Decision {
  if (state.stage !== 'action') return no('notNow');
  if (state.plan) return no('plannedAlready');
  if (actions.length === 0) return no('emptyPlan');
  const made = checkedPlan(state, actions);
  if (!made.ok) return made;
  return ok([
    happened(
      'planned',
      { actions: actions.length },
      [{ what: 'plan', to: made.value.actions }],
      made.value.outcome.explanation,
    ),
  ]);
}

export interface CheckedPlan {
  /** In the order in which they are resolved, with what the tokens and the Carpenter mean for each. */
  readonly actions: readonly Planned[];
  readonly outcome: Outcome<PlanResult>;
  /** What is not promised to any action. */
  readonly left: Goods;
}

export function checkedPlan(state: State, wanted: readonly Planned[]): Result<CheckedPlan, Refusal> {
  const ordered = inBoardOrder(wanted).map((one) => withCampTile(state, one));
  const fault = formFault(state, ordered) ?? twiceFault(ordered);
  if (fault) return err(fault);
  const priced = promise(state, ordered);
  if (!priced.ok) return priced;
  const outcome = resolvePlan(planInput(state, priced.value.actions));
  return outcome.ok ? ok({ ...priced.value, outcome: outcome.value }) : outcome;
}

export function planInput(state: State, actions: readonly Planned[]): PlanInput {
  const { config, camp } = state;
  return {
    players: playersOf(state),
    friday: config.friday && !isDead(state, 'friday'),
    dog: config.dog,
    extras: extrasOf(state),
    huntingDeck: camp.huntingDeck,
    assignments: actions.map((one, i) => ({
      action: one.action,
      lead: one.lead,
      support: one.support,
      target: one.threat,
      threatPawns: one.threatPawns,
      far: one.far,
      // A token on the field hits the first action of its kind, and is gone then.
      minusPawnField:
        hasToken(state, 'minus', one.action) &&
        actions.findIndex(({ action }) => action === one.action) === i,
      minusPawnTile: one.minusPawnTile,
    })),
  };
}

/** Additional pawns: on items, from the Carpenter, from a Discovery token. */
export function extrasOf(state: State): PlanInput['extras'] {
  const items = state.items.flatMap((name) => {
    const { pawn = [] } = effectOf(name);
    return pawn.length > 0 ? [{ id: name, actions: pawn }] : [];
  });
  const handy = Object.values(state.skills).some((used) => used.includes('handyman'));
  return [
    ...items,
    ...(handy ? [{ id: 'handyman', actions: ['build'] as const }] : []),
    ...(state.camp.buildingPawn > 0 ? [{ id: 'building-pawn', actions: ['build'] as const }] : []),
  ];
}

/** Whether this can be built now, with what is still free, and what it costs. */
export function checkBuild(
  state: State,
  one: Planned,
  free: Goods,
  field: boolean,
): Result<Outcome<BuildCheckResult>, Refusal> {
  const { camp, config, items, coming } = state;
  const target = one.build ?? 'shelter';
  return buildCheck({
    target,
    pay: one.pay,
    cost: target === 'item' ? one.cost : { ...config.cost, food: 0 },
    available: free,
    state: {
      shelter: camp.shelter > 0,
      tileShelter: camp.tileShelter > 0,
      roof: camp.roof,
      palisade: camp.palisade,
      weapon: camp.weapon,
    },
    plusWoodField: field,
    plusWoodTarget: hasToken(state, 'wood', target),
    economical: one.economical,
    item: one.item && { id: one.item, terrain: null, items: [], owner: one.own ? one.lead : null },
    actor: one.lead,
    explored: [],
    built: [...items, ...coming],
  });
}

export function goodsOf({ camp }: State): Goods {
  return { wood: camp.wood, fur: camp.fur, food: camp.food + camp.nonPerishable };
}

function inBoardOrder(actions: readonly Planned[]): readonly Planned[] {
  return ACTIONS.flatMap((action) => actions.filter((one) => one.action === action));
}

/** Building, arranging and resting happen on the camp tile (ruling 39). */
function withCampTile(state: State, one: Planned): Planned {
  if (one.action !== 'build' && one.action !== 'arrange-camp' && one.action !== 'rest') return one;
  return {
    ...one,
    minusPawnTile: hasToken(state, 'minus', 'tile'),
    beastTile: hasToken(state, 'beast', 'tile'),
  };
}

function formFault(state: State, actions: readonly Planned[]): Refusal | null {
  for (const one of actions) {
    const { action, space, cube, build, item, threat, cost } = one;
    const lacksSpace = (action === 'gather' || action === 'explore') && !isWithin(space ?? 0, SPACES);
    if (lacksSpace || (action === 'gather' && cube === null)) return no('spaceNeeded', SPACES).error;
    if (action === 'build' && build === null) return no('targetNeeded').error;
    if (build === 'item' && item === null) return no('targetNeeded').error;
    if (cost && GOODS.some((good) => !isWithin(cost[good], PRICE)))
      return no('outside', { what: say('session.what.price'), ...PRICE }).error;
    if (action === 'threat' && (threat === null || state.threat[threat] === null))
      return no('noThreatCard').error;
  }
  return null;
}

function twiceFault(actions: readonly Planned[]): Refusal | null {
  const seen = new Set<string>();
  for (const one of actions) {
    const name = exclusive(one);
    if (name === null) continue;
    if (seen.has(name)) return no('plannedTwice', { action: say(`action.${one.action}`) }).error;
    seen.add(name);
  }
  return null;
}

/** What only one action a round can be about. */
function exclusive({ action, build, item, space, cube }: Planned): string | null {
  if (action === 'gather') return `gather ${space ?? ''} ${cube ?? ''}`;
  if (action === 'explore') return `explore ${space ?? ''}`;
  if (build === 'shelter') return 'shelter';
  return build === 'item' ? `item ${item ?? ''}` : null;
}

/** Each building in turn sets aside what it costs; the next one has what is left. */
function promise(
  state: State,
  actions: readonly Planned[],
): Result<Pick<CheckedPlan, 'actions' | 'left'>, Refusal> {
  let left = goodsOf(state);
  let field = hasToken(state, 'wood', 'build');
  let saving = carpenterSaving(state);
  const priced: Planned[] = [];
  for (const one of actions) {
    if (one.action !== 'build') {
      priced.push({ ...one, economical: false });
      continue;
    }
    const economical = saving !== null && [one.lead, ...one.support].includes(saving);
    const checked = checkBuild(state, { ...one, economical }, left, field);
    if (!checked.ok) return checked;
    const { figures, explanation } = checked.value;
    const [reason] = figures.reasons;
    if (reason) return err(refusal(reason, say(`build.reason.${reason}`)));
    const saved = explanation.some(({ rule }) => rule.key === 'build.economical');
    if (saved) saving = null;
    if (figures.discardTokens.length > 0) field = false;
    left = figures.left;
    priced.push({ ...one, economical: saved });
  }
  return ok({ actions: priced, left });
}

function carpenterSaving({ skills }: State): string | null {
  const found = Object.entries(skills).find(([, used]) => used.includes('economical-construction'));
  return found?.[0] ?? null;
}
