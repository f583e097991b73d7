import {
  addedOrNull,
  among,
  each,
  kinds,
  listOf,
  mapOf,
  mark,
  maybe,
  number,
  shape,
  text,
  type EventOf,
  type Explanation,
  type ReadFields,
  type Shape,
} from '@/engine';
import { TILE_WAYS } from '../moments/assembly/tileWay';
import { MOMENTS, TRACKING } from '../moments/tracking/level';
import { PHASES } from './table';

/** More than any number at the table ever moves at once. */
const FAR = { min: -10_000, max: 10_000 } as const;

const by = number(FAR);
const whole = number();
const assembly = number({ min: 1, max: 3 });
/** By owner. */
export const counts = mapOf(whole);

/** Everybody's Followers from one moment. */
export const gains = mapOf(by);

const places = listOf(shape({ player: text, followers: whole, rank: number({ min: 1 }) }));

/** The words of an episode. */
interface TableWords<C extends string, O extends string, Z extends string> {
  readonly counters: readonly C[];
  readonly officers: readonly O[];
  readonly zones: readonly Z[];
}

/** The changes that both episodes have, by `what`. */
export function tableChanges<C extends string, O extends string, Z extends string>({
  counters,
  officers,
  zones,
}: TableWords<C, O, Z>) {
  const placed: Shape<Readonly<Record<string, string>>> = each(zones, among(officers));
  return {
    count: shape({ owner: text, counter: among(counters), by }),
    officer: shape({ officer: among(officers), slots: listOf(text, { max: 4 }), pool: counts }),
    zoneDice: shape({ zone: among(zones), dice: counts }),
    dice: shape({ owner: text, inPlay: whole, pool: whole }),
    turn: shape({ to: text }),
    assembly: shape({ to: assembly }),
    phase: shape({ to: among(PHASES) }),
    final: shape({ to: maybe(shape({ places, gains })) }),
    left: shape({ to: listOf(text) }),
    /** Which Officer is in which Zone. */
    officers: shape({ to: placed }),
    tracking: shape({ to: among(TRACKING) }),
    /** How the tiles of an Assembly are chosen at this table. */
    tileWay: shape({ to: among(TILE_WAYS) }),
    /** Figures that were counted at one moment. */
    counted: shape({ at: shape({ moment: among(MOMENTS), assembly }), figures: counts }),
  } as const;
}

/** What the timeline says, by kind of event. */
type FactFields = Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;
export type FactsIn<F extends FactFields> = { readonly [T in keyof F]: ReadFields<F[T]> };

/**
 * Events: which fact it is, what it changed and, where a rule computed it, why. A later version of an event is brought
 * up to date here.
 */
export function eventsOf<const F extends FactFields, Change, Given>(
  facts: F,
  change: Shape<Change, Given>,
  why: Shape<Explanation>,
): Shape<EventOf<FactsIn<F>, Change>, unknown> {
  const always = { changes: listOf(change), why: addedOrNull(why) } as const;
  const shapes = Object.entries(facts).map(
    ([type, fields]) => [type, shape({ v: among([1]), ...fields, ...always })] as const,
  );
  return kinds('type', Object.fromEntries(shapes)) as unknown as Shape<EventOf<FactsIn<F>, Change>, unknown>;
}

/** What the timeline says of each kind of event that both episodes have. */
export function tableFacts<C extends string, O extends string, Z extends string>({
  counters,
  officers,
  zones,
}: TableWords<C, O, Z>) {
  const scored = { assembly, followers: gains } as const;
  const player = { player: text } as const;
  return {
    playBegan: {},
    counted: { ...player, counter: among(counters), by, lost: whole },
    corrected: {
      owner: text,
      counter: among([...counters, 'dice', 'poolDice', 'assembly'] as const),
      from: by,
      to: by,
    },
    officerCorrected: { officer: among(officers) },
    /** `byHand`: put right, and no turn that ended. */
    turnPassed: { from: text, to: text, byHand: mark },
    noteWritten: { text },
    zoneDiceSet: { zone: among(zones), owner: text, count: whole },
    assemblyHeld: scored,
    officersScored: scored,
    roundEnded: { assembly, pool: whole },
    finalScored: { followers: gains },
    gameFinished: { places },
    gameReopened: {},
    playerLeft: player,
    playerBack: player,
    officerMoved: { officer: among(officers), zone: among(zones) },
    /** Up with everything that was counted for it, down with what was known last. */
    trackingSet: { to: among(TRACKING) },
  } as const;
}
