import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { additionalPawns } from '../../rules/additionalPawns';
import type { PlanInput } from '../../rules/assignment';
import type { BuildCheckInput } from '../../rules/buildCheck';
import { happensInCamp } from '../../rules/campTile';
import { aimedTwiceFault } from '../../rules/onceARound';
import { plan as resolvePlan, type PlanResult } from '../../rules/plan';
import { promiseGoods, type Want } from '../../rules/promiseGoods';
import { sourcesFault } from '../../rules/sources';
import { say } from '../../say';
import { ACTIONS, FRIDAY, GOODS, type Goods } from '../../terms';
import type { Change } from '../change';
import type { CommandOf } from '../command';
import { happened } from '../event';
import type { Planned } from '../planned';
import { no } from '../refuse';
import { hasToken, playersOf, tileNotes, type State } from '../state';
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
      [{ what: 'plan', to: made.value.actions }, ...remembered(state, made.value.actions)],
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
  const fault =
    formFault(state, ordered) ??
    sourcesFault(
      ordered.flatMap(({ action, space, cube, exhausted, plusToken }) =>
        action === 'gather' && cube ? [{ tile: space ?? 0, cube, exhausted, plusToken }] : [],
      ),
      state,
    ) ??
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
  const outcome = resolvePlan(planInput(state, actions));
  return outcome.ok ? ok({ actions, left, outcome: outcome.value }) : outcome;
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
  const { camp, config, items, coming, terrains } = state;
  const target = one.build ?? 'shelter';
  const { card } = one;
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
      one.item && card ? { id: one.item, terrain: card.terrain, items: card.needs, owner: card.owner } : null,
    actor: one.lead,
    explored: terrains,
    // What is only coming works when all actions are done, but nobody builds it twice.
    built: [...items, ...coming.filter((name) => name === one.item)],
  };
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

function aimOf({ action, space, build, item }: Planned) {
  return {
    explores: action === 'explore' ? space : null,
    shelter: build === 'shelter',
    invention: build === 'item' ? item : null,
  };
}

function inBoardOrder(actions: readonly Planned[]): readonly Planned[] {
  return ACTIONS.flatMap((action) => actions.filter((one) => one.action === action));
}

function withCampTile(state: State, one: Planned): Planned {
  if (!happensInCamp(one.action)) return one;
  return {
    ...one,
    minusPawnTile: hasToken(state, 'minus', 'tile'),
    beastTile: hasToken(state, 'beast', 'tile'),
  };
}

function formFault(state: State, actions: readonly Planned[]): Refusal | null {
  for (const { action, space, cube, build, item, card, threat, cost } of actions) {
    const lacksSpace = (action === 'gather' || action === 'explore') && !isWithin(space ?? 0, SPACES);
    if (lacksSpace || (action === 'gather' && cube === null)) return no('spaceNeeded', SPACES).error;
    if (action === 'build' && build === null) return no('targetNeeded').error;
    if (build === 'item' && (item === null || card === null)) return no('targetNeeded').error;
    const prices = [cost, card?.cost ?? null].flatMap((price) =>
      price ? GOODS.map((good) => price[good]) : [],
    );
    if (prices.some((price) => !isWithin(price, PRICE)))
      return no('outside', { what: say('session.what.price'), ...PRICE }).error;
    if (action === 'threat' && (threat === null || state.threat[threat] === null))
      return no('noThreatCard').error;
  }
  return null;
}

function carpenterSaving({ skills }: State): string | null {
  const found = Object.entries(skills).find(([, used]) => used.includes('economical-construction'));
  return found?.[0] ?? null;
}

/** What was said about tiles and cards is not asked again. */
function remembered(state: State, actions: readonly Planned[]): readonly Change[] {
  const tiles = actions.flatMap((one) => {
    const { action, space, cube } = one;
    if (action !== 'gather' || space === null || cube === null) return [];
    const { exhausted, plus } = tileNotes(state, space);
    const said = (was: typeof plus, now: boolean) => [
      ...was.filter((other) => other !== cube),
      ...(now ? [cube] : []),
    ];
    const notes = {
      far: one.far,
      minusPawn: one.minusPawnTile,
      beast: one.beastTile,
      exhausted: said(exhausted, one.exhausted),
      plus: said(plus, one.plusToken),
    };
    return [[String(space), notes] as const];
  });
  const cards = actions.flatMap(({ item, card }) => (item && card ? [[item, card] as const] : []));
  return [
    ...(tiles.length > 0
      ? [{ what: 'island' as const, to: { ...state.island, ...Object.fromEntries(tiles) } }]
      : []),
    ...(cards.length > 0
      ? [{ what: 'cards' as const, to: { ...state.cards, ...Object.fromEntries(cards) } }]
      : []),
  ];
}
