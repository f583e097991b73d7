import {
  among,
  checked,
  fail,
  field,
  kinds,
  listOf,
  mapped,
  maybe,
  number,
  orElse,
  shape,
  shapeOf,
  type Given,
  type Read,
  type Shape,
} from '@/engine';
import { say } from '../../say';
import { ROWS } from '../../terms';
import { edition, optionalFlag } from '../../rules/fields';
import { FORTIFICATION_OPTIONS } from './fortifications';
import { politicsInput } from './politics';
import { settlementPlacement } from './settle';
import { trainingInput } from './training';
import { actingPlayer, placed } from './workshop';

/** Phoenix's Net Gun adds a point, or slips a Trap under a Dino. */
export const NET_GUNS = ['valor', 'safeguard', 'trap'] as const;
export type NetGun = (typeof NET_GUNS)[number];

/** One to `limit` Soldiers: 2, or 3 for the bonus of Settlement space 10. */
const soldiersToPlace = mapped(
  checked(
    shape({ place: listOf(placed, { min: 1 }), limit: orElse(number({ min: 2, max: 3 }), 2) }),
    ({ place, limit }, at) => {
      if (place.length > limit)
        fail(field(at, 'place').path, 'out-of-range', say('refusal.tooManyPlaced', { max: limit }));
    },
  ),
  ({ place }) => ({ place }),
);

/** The fields of the chosen action are required, those of the others are ignored. */
const EFFECTS = {
  rations: shape({}),
  pub: shape({}),
  training: trainingInput,
  politics: politicsInput,
  supply: shape({}),
  settle: shape({ placements: listOf(settlementPlacement, { min: 1, max: 2 }) }),
  salvage: shape({}),
  fortifications: shape({ steps: listOf(shape({ option: among(FORTIFICATION_OPTIONS) })) }),
  'place-soldiers': soldiersToPlace,
  'leader-defense': shape({ row: among(ROWS), netGun: maybe(among(NET_GUNS)) }),
} as const;
export type ActionName = keyof typeof EFFECTS;
export const ACTIONS = Object.keys(EFFECTS) as readonly ActionName[];

const effect = kinds('action', EFFECTS);
export type Effect = Read<typeof effect>;
export type GivenEffect = Given<typeof effect>;

const placedDie = shape({
  owner: among(['own', 'neutral', 'dissenters', 'other']),
  changeFace: optionalFlag,
});
export type PlacedDie = Read<typeof placedDie>;

const head = shape({ edition, action: among(ACTIONS), player: actingPlayer });
const withDie = shape({
  /** Null: resolved by the Leader, or no Community effect at all. */
  die: maybe(placedDie),
});
/** No die is placed for the Secondary Actions: one that is given there is ignored. */
const withoutDie: typeof withDie = shapeOf(() => ({ die: null }));

export type ActionInput = Omit<Read<typeof head>, 'action'> &
  Read<typeof withDie> & { readonly effect: Effect };
type GivenAction = Omit<Given<typeof head>, 'action'> & Given<typeof withDie> & GivenEffect;

export const actionInput: Shape<ActionInput, GivenAction> = shapeOf((at) => {
  const { action, ...who } = head(at);
  const usesDie = action !== 'place-soldiers' && action !== 'leader-defense';
  return { ...who, ...(usesDie ? withDie : withoutDie)(at), effect: effect(at) };
});
