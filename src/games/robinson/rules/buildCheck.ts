import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { WEAPON_COST } from '../pieces';
import { counted } from '../say';
import { GOODS, type Goods } from '../terms';
import { camp, openBooks, type Books } from './books';
import { refuse } from './refuse';

export const TARGETS = ['shelter', 'roof', 'palisade', 'weapons', 'item'] as const;
export type Target = (typeof TARGETS)[number];

export interface CampState {
  /** Built by the players. */
  readonly shelter: boolean;
  /** Found on the camp tile. */
  readonly tileShelter: boolean;
  readonly roof: number;
  readonly palisade: number;
  readonly weapon: number;
}

export interface Invention {
  readonly id: string;
  readonly terrain: string | null;
  /** Items that have to be there. */
  readonly items: readonly string[];
  /** The player on whose Character card it is. */
  readonly owner: string | null;
}

export interface BuildCheckInput {
  readonly target: Target;
  readonly pay: 'wood' | 'fur';
  /** As printed; weapons have one price everywhere. */
  readonly cost: Goods | null;
  readonly available: Goods;
  readonly state: CampState;
  /** Plus 1 Wood tokens: on the Building action field, on this track. */
  readonly plusWoodField: boolean;
  readonly plusWoodTarget: boolean;
  /** The Carpenter saves a piece of wood. */
  readonly economical: boolean;
  readonly item: Invention | null;
  readonly actor: string | null;
  readonly explored: readonly string[];
  readonly built: readonly string[];
}

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
export function buildCheck(input: BuildCheckInput): Result<Outcome<BuildCheckResult>, Refusal> {
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
      left: allowed ? goods((good) => available[good] - pays[good]) : goods((good) => available[good]),
      after: allowed ? built(state, target) : { ...state },
      discardTokens: discardsToken ? ['plus-wood'] : [],
    },
    explanation: books.steps,
  });
}

/** Prices and cards are printed on the table, not in the app. */
export function priceFault({ target, cost, item }: BuildCheckInput): Refusal | null {
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
  if (usesWood && economical) tell('skills', 'build.economical');
  tell('building', 'build.price', {
    goods: counted(['wood', pays.wood], ['fur', pays.fur], ['food', pays.food]),
  });
  return { pays, raisedByField: usesWood && plusWoodField };
}

/** Shelter, roof and palisade: all wood or all fur, never both. */
function printedPrice({ target, pay, cost }: BuildCheckInput): Goods {
  if (target === 'weapons' || cost === null) return WEAPON_COST;
  if (target === 'item') return goods((good) => cost[good]);
  return goods((good) => (good === pay ? cost[good] : 0));
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

/** Roof and palisade keep their levels when a shelter is built where they stood (ruling 9). */
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

function goods(value: (good: keyof Goods) => number): Goods {
  return { wood: value('wood'), fur: value('fur'), food: value('food') };
}
