import {
  among,
  checkedForm,
  err,
  flag,
  ifGiven,
  listOf,
  ok,
  procedure,
  shape,
  slug,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { WEAPON_COST } from '../../pieces';
import { counted } from '../../say';
import { GOODS, PAYMENTS, type Goods } from '../../terms';
import { camp, openBooks, type Books } from '../../rules/books';
import { bodyId, count, goods, optionalFlag, optionalList, playerId } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

export const TARGETS = ['shelter', 'roof', 'palisade', 'weapons', 'item'] as const;
export type Target = (typeof TARGETS)[number];

const campState = shape({
  /** Built by the players. */
  shelter: flag,
  /** Found on the camp tile. */
  tileShelter: flag,
  roof: count,
  palisade: count,
  weapon: count,
});
type CampState = Read<typeof campState>;

const ids = (max: number) => optionalList(listOf(slug, { max }));

const invention = shape({
  id: slug,
  terrain: ifGiven(slug, null),
  /** Items that have to be there. */
  items: ids(10),
  /** The player on whose Character card it is. */
  owner: ifGiven(playerId, null),
});

const buildCheckInput = shape({
  target: among(TARGETS),
  pay: ifGiven(among(PAYMENTS), 'wood'),
  /** As printed; weapons have one price everywhere. */
  cost: ifGiven(goods, null),
  available: goods,
  state: campState,
  /** Plus 1 Wood tokens: on the Building action field, on this track. */
  plusWoodField: optionalFlag,
  plusWoodTarget: optionalFlag,
  /** The Carpenter saves a piece of wood. */
  economical: optionalFlag,
  item: ifGiven(invention, null),
  actor: ifGiven(bodyId, null),
  explored: ids(30),
  built: ids(60),
});
export type BuildCheckInput = Read<typeof buildCheckInput>;

export type BuildReason =
  | 'already-built'
  | 'missing-item'
  | 'missing-terrain'
  | 'no-shelter'
  | 'not-affordable'
  | 'not-your-invention';

export interface BuildCheckResult {
  readonly allowed: boolean;
  readonly reasons: readonly BuildReason[];
  readonly pays: Goods;
  readonly left: Goods;
  readonly after: CampState;
  readonly discardTokens: readonly 'plus-wood'[];
}

/** Whether something can be built, and what a success would cost and change; a failure spends nothing (ruling 36). */
export const buildCheck = procedure({
  input: checkedForm(buildCheckInput, [], priceFault),
  resolve: resolveBuildCheck,
  formFirst: true,
});

export function resolveBuildCheck(input: BuildCheckInput): Ruling<BuildCheckResult> {
  const fault = priceFault(input);
  if (fault) return err(fault);

  const { available, state, target } = input;
  const books = openBooks();
  const { pays, raisedByField } = priceOf(books, input);
  const reasons = reasonsAgainst(input, pays);
  const allowed = reasons.length === 0;
  for (const reason of reasons) books.tell('building', `build.reason.${reason}`);
  if (allowed)
    books.tell('building', `build.target.${target}`, {}, [
      ...GOODS.map((good) => camp(good, -pays[good])),
      ...(target === 'item' ? [] : [camp(target === 'weapons' ? 'weapon' : target, 1)]),
    ]);
  const discardsToken = allowed && raisedByField;
  if (discardsToken) books.tell('tokens', 'build.discard');
  return ok({
    figures: {
      allowed,
      reasons,
      pays,
      left: allowed ? goodsOf((good) => available[good] - pays[good]) : goodsOf((good) => available[good]),
      after: allowed ? built(state, target) : { ...state },
      discardTokens: discardsToken ? ['plus-wood'] : [],
    },
    explanation: books.steps,
  });
}

/** Prices and cards are printed on the table, not in the app. */
function priceFault({ target, cost, item }: BuildCheckInput): Refusal | null {
  if (target !== 'weapons' && cost === null) return refuse('invalid-input', 'cost', 'refusal.costNeeded');
  return target === 'item' && item === null ? refuse('invalid-input', 'item', 'refusal.itemNeeded') : null;
}

interface Price {
  readonly pays: Goods;
  /** The token on the action field has bitten. */
  readonly raisedByField: boolean;
}

/** Tokens and the Carpenter only matter where wood is paid (rulings 23 and 24). */
function priceOf({ tell }: Books, input: BuildCheckInput): Price {
  const { target, plusWoodField, economical } = input;
  const printed = printedPrice(input);
  const usesWood = printed.wood > 0;
  const onTrack = input.plusWoodTarget && target !== 'item';
  const more = Number(plusWoodField) + Number(onTrack) - Number(economical);
  const pays = { ...printed, wood: usesWood ? printed.wood + more : 0 };
  if (usesWood && plusWoodField) tell('tokens', 'build.plusField');
  if (usesWood && onTrack) tell('tokens', 'build.plusTrack');
  if (usesWood && economical)
    tell('skills', 'build.economical', undefined, [], { id: { part: 'wood-saved' } });
  tell('building', 'build.price', {
    goods: counted(['wood', pays.wood], ['fur', pays.fur], ['food', pays.food]),
  });
  return { pays, raisedByField: usesWood && plusWoodField };
}

/** Shelter, roof and palisade: all wood or all fur, never both. */
function printedPrice({ target, pay, cost }: BuildCheckInput): Goods {
  if (target === 'weapons' || cost === null) return WEAPON_COST;
  if (target === 'item') return goodsOf((good) => cost[good]);
  return goodsOf((good) => (good === pay ? cost[good] : 0));
}

function reasonsAgainst(input: BuildCheckInput, pays: Goods): readonly BuildReason[] {
  const { target, state, available } = input;
  const item = target === 'item' ? input.item : null;
  const has: Readonly<Record<BuildReason, boolean>> = {
    'already-built':
      (target === 'shelter' && state.shelter) || (item !== null && input.built.includes(item.id)),
    'missing-item': item !== null && item.items.some((needed) => !input.built.includes(needed)),
    'missing-terrain': item !== null && item.terrain !== null && !input.explored.includes(item.terrain),
    'no-shelter': (target === 'roof' || target === 'palisade') && !state.shelter && !state.tileShelter,
    'not-affordable': GOODS.some((good) => pays[good] > available[good]),
    'not-your-invention': item !== null && item.owner !== null && item.owner !== input.actor,
  };
  return REASONS.filter((reason) => has[reason]);
}

/** Alphabetical. */
const REASONS = [
  'already-built',
  'missing-item',
  'missing-terrain',
  'no-shelter',
  'not-affordable',
  'not-your-invention',
] as const satisfies readonly BuildReason[];

/** Roof and palisade keep their levels when a shelter is built below them (ruling 9). */
function built(state: CampState, target: Target): CampState {
  switch (target) {
    case 'shelter':
      return { ...state, shelter: true };
    case 'roof':
      return { ...state, roof: state.roof + 1 };
    case 'palisade':
      return { ...state, palisade: state.palisade + 1 };
    case 'weapons':
      return { ...state, weapon: state.weapon + 1 };
    case 'item':
      return { ...state };
  }
}

function goodsOf(value: (good: keyof Goods) => number): Goods {
  return { wood: value('wood'), fur: value('fur'), food: value('food') };
}
