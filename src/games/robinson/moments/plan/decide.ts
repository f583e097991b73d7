import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { additionalPawns, type PlanInput } from './assignment';
import type { BuildCheckInput } from '../actions/buildCheck';
import { happensInCamp } from './pawns';
import type { PlanFault, PlanNames } from './checkPlan';
import { aimedTwiceFault } from './onceARound';
import { resolvePlan, type PlanResult } from './rule';
import { promiseGoods, type Want } from './promiseGoods';
import { sourcesFault, type GatheredSource } from '../productionPhase/sources';
import { threatNeedsFault } from '../eventPhase/threat';
import { cardName, pawnName, say } from '../../say';
import { ACTIONS, FRIDAY, GOODS, type Goods } from '../../terms';
import { aboutOf } from '../../session/actionText';
import type { CommandOf } from '../../session/command';
import { happened } from '../../session/event';
import type { Planned } from './planned';
import { refuse } from '../../session/refuse';
import { hasToken, isOpenTile, isPlanFresh, playersOf, tileNotes, type State } from '../../session/state';
import { isWithin, type Decision } from '../../session/decide/decision';
import { isDead } from '../wounds/decide';
import { remembered } from './remembered';

export const SPACES = { min: 1, max: 30 } as const;
const PRICE = { min: 0, max: 99 } as const;

/** Where all pawns go. Nothing is promised twice: no cube of wood, no source, no space, no invention. */
export function plan(state: State, { actions }: CommandOf<'plan'>): Decision {
  if (state.stage !== 'action') return refuse('notNow');
  if (state.plan && !isPlanFresh(state)) return refuse('plannedAlready');
  if (actions.length === 0) return refuse('emptyPlan');
  const made = checkedPlan(state, actions);
  if (!made.ok) return made;
  return ok([
    happened(
      'planned',
      {
        actions: actions.length,
        list: made.value.actions.map((one) => ({
          ...aboutOf(state, one),
          action: one.action,
          lead: one.lead,
        })),
      },
      [
        { what: 'plan', to: made.value.actions },
        { what: 'planMade', to: made.value.actions.length },
        ...remembered(state, made.value.actions),
      ],
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

export function checkedPlan(state: State, wanted: readonly Planned[]): Result<CheckedPlan, PlanFault> {
  const ordered = inBoardOrder(wanted).map((one) => withCampTile(state, one));
  const fault =
    formFault(state, ordered) ??
    sourcesFault(
      ordered.flatMap((one) => sourceOf(state, one)),
      state,
    ) ??
    threatFault(state, ordered) ??
    aimedTwiceFault(ordered.map(aimOf));
  if (fault) return err(fault);
  const promised = promiseGoods(
    ordered.map((one) => wantOf(state, one)),
    {
      available: goodsOf(state),
      plusWoodField: hasToken(state, 'wood', 'build'),
      saver: carpenterSaving(state),
    },
  );
  if (!promised.ok) return promised;
  const { left, saves } = promised.value;
  const actions = ordered.map((one, i) => ({ ...one, economical: saves[i] ?? false }));
  // Past the reader: names are no input, and the fault says whether pawns could mend it.
  const outcome = resolvePlan(planInput(state, actions), namesAt(state));
  return outcome.ok ? ok({ actions, left, outcome: outcome.value }) : outcome;
}

/** What one action of a plan takes from the stock, beside the others. */
export function promisedTo(state: State, planned: readonly Planned[], one: Planned): Goods {
  const others = planned.filter((other) => other !== one);
  const without = checkedPlan(state, others);
  const all = checkedPlan(state, [...others, one]);
  const before = without.ok ? without.value.left : goodsOf(state);
  if (!all.ok) return NOTHING;
  const { left } = all.value;
  return { wood: before.wood - left.wood, fur: before.fur - left.fur, food: before.food - left.food };
}

/** A Threat card is planned for by its side of the field. */
function namesAt({ threat }: State): PlanNames {
  return {
    card: (side) => {
      const card = side === 'left' || side === 'right' ? threat[side] : null;
      return card === null ? side : cardName(card);
    },
    pawn: pawnName,
  };
}

function sourceOf(state: State, one: Planned): readonly GatheredSource[] {
  const { action, space, cube, exhausted, plusToken, faceUp = false, second = false } = one;
  if (action !== 'gather' || cube === null) return [];
  const tile = space ?? 0;
  const { inaccessible = false, sources } = tileNotes(state, tile);
  const explored = faceUp || isOpenTile(state, tile);
  return [
    { tile, cube, exhausted, plusToken, explored, inaccessible, second, shown: sources?.[cube] ?? null },
  ];
}

function threatFault(state: State, actions: readonly Planned[]): Refusal | null {
  const { camp, items } = state;
  for (const { needs } of actions) {
    const fault = needs ? threatNeedsFault(needs, { weapon: camp.weapon, items }) : null;
    if (fault) return fault;
  }
  return null;
}

export function planInput(state: State, actions: readonly Planned[]): PlanInput {
  const { config, camp } = state;
  return {
    players: playersOf(state),
    friday: config.friday && !isDead(state, FRIDAY),
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

export function extrasOf({ items, skills, camp }: State): PlanInput['extras'] {
  return additionalPawns({
    items,
    handyman: Object.values(skills).some((used) => used.includes('handyman')),
    helpingHand: camp.buildingPawn > 0,
  });
}

/** What the rules of building want to know of an action, but for what it can be paid with. */
export function buildInput(
  state: State,
  one: Planned,
): Omit<BuildCheckInput, 'available' | 'plusWoodField' | 'economical'> {
  const { camp, config, items, coming, scenarioItems, comingScenario, terrains } = state;
  const target = one.build ?? 'shelter';
  const { card } = one;
  const name = inventionOf(one);
  return {
    target,
    pay: one.pay,
    cost: target === 'item' ? (card?.cost ?? null) : { ...config.cost, food: 0 },
    state: {
      shelter: camp.shelter > 0,
      tileShelter: camp.tileShelter > 0,
      roof: camp.roof,
      palisade: camp.palisade,
      weapon: camp.weapon,
    },
    plusWoodTarget: hasToken(state, 'wood', target),
    item:
      name !== null && card
        ? { id: name, terrain: card.terrain, items: card.needs, owner: card.owner }
        : null,
    actor: one.lead,
    explored: terrains,
    // What is only coming works when all actions are done, but nobody builds it twice.
    built: [...items, ...scenarioItems, ...[...coming, ...comingScenario].filter((other) => other === name)],
  };
}

/** What is to become an item: a card of the board, or an invention of the Scenario card. */
function inventionOf({ item, scenarioItem }: Planned): string | null {
  return item ?? scenarioItem ?? null;
}

export function goodsOf({ camp }: State): Goods {
  return { wood: camp.wood, fur: camp.fur, food: camp.food + camp.nonPerishable };
}

function wantOf(state: State, one: Planned): Want {
  const crew = [one.lead, ...one.support];
  if (one.action === 'threat') return { kind: 'threat', crew, cost: one.cost ?? NOTHING };
  return one.action === 'build' ? { kind: 'build', crew, what: buildInput(state, one) } : { kind: 'nothing' };
}

const NOTHING: Goods = { wood: 0, fur: 0, food: 0 };

function aimOf(one: Planned) {
  const { action, space, build } = one;
  return {
    explores: action === 'explore' ? space : null,
    shelter: build === 'shelter',
    invention: build === 'item' ? inventionOf(one) : null,
  };
}

function inBoardOrder(actions: readonly Planned[]): readonly Planned[] {
  return ACTIONS.flatMap((action) => actions.filter((one) => one.action === action));
}

/** Tokens on the camp tile meet every action that is done in the camp. */
export function withCampTile(state: State, one: Planned): Planned {
  if (!happensInCamp(one.action)) return one;
  return {
    ...one,
    minusPawnTile: hasToken(state, 'minus', 'tile'),
    beastTile: hasToken(state, 'beast', 'tile'),
  };
}

function formFault(state: State, actions: readonly Planned[]): Refusal | null {
  for (const one of actions) {
    const { action, space, cube, build, card, threat, cost } = one;
    const lacksSpace = (action === 'gather' || action === 'explore') && !isWithin(space ?? 0, SPACES);
    if (lacksSpace || (action === 'gather' && cube === null)) return refuse('spaceNeeded', SPACES).error;
    if (action === 'build' && build === null) return refuse('targetNeeded').error;
    if (build === 'item' && (inventionOf(one) === null || card === null)) return refuse('targetNeeded').error;
    const prices = [cost, card?.cost ?? null].flatMap((price) =>
      price ? GOODS.map((good) => price[good]) : [],
    );
    if (prices.some((price) => !isWithin(price, PRICE)))
      return refuse('outside', { what: say('session.what.price'), ...PRICE }).error;
    if (action === 'threat' && (threat === null || state.threat[threat] === null))
      return refuse('noThreatCard').error;
  }
  return null;
}

function carpenterSaving({ skills }: State): string | null {
  const found = Object.entries(skills).find(([, used]) => used.includes('economical-construction'));
  return found?.[0] ?? null;
}
