import { among, each, listOf, mapOf, mark, maybe, number, shape, text, type Shape } from '@/engine';
import { TRACKING, type Stamp } from '../../perseverance/session/level';
import { PHASES } from '../../perseverance/session/table';
import type { TableWords } from '../../perseverance/session/readTable';

/** More than any number at the table ever moves at once. */
const FAR = { min: -10_000, max: 10_000 } as const;
/** The longest Influence track of both episodes. */
const MOST_SLOTS = 4;
const MOMENTS = [
  'setup',
  'assembly',
  'attack',
  'switch',
  'final',
] as const satisfies readonly Stamp['moment'][];

const far = number(FAR);
const assembly = number({ min: 1, max: 3 });

/** By owner. */
export const counts = mapOf(number());
const gains = mapOf(far);
const places = listOf(shape({ player: text, followers: number(), rank: number({ min: 1 }) }));

/** What an event can do to a table of either episode. */
export function tableChanges<C extends string, O extends string, Z extends string>({
  counters,
  officers,
  zones,
}: TableWords<C, O, Z>) {
  // Both episodes ask for the Officer of a Zone by the name of the Zone.
  const dealt: Shape<Readonly<Record<string, string>>> = each(zones, among(officers));
  return {
    count: shape({ owner: text, counter: among(counters), by: far }),
    officer: shape({ officer: among(officers), slots: listOf(text, { max: MOST_SLOTS }), pool: counts }),
    zoneDice: shape({ zone: among(zones), dice: counts }),
    dice: shape({ owner: text, inPlay: number(), pool: number() }),
    turn: shape({ to: text }),
    assembly: shape({ to: assembly }),
    phase: shape({ to: among(PHASES) }),
    final: shape({ to: maybe(shape({ places, gains })) }),
    left: shape({ to: listOf(text) }),
    officers: shape({ to: dealt }),
    tracking: shape({ to: among(TRACKING) }),
    counted: shape({ at: shape({ moment: among(MOMENTS), assembly }), figures: counts }),
  };
}

/** What the timeline says of each kind of event that both episodes have. */
export function tableFacts<C extends string, O extends string, Z extends string>({
  counters,
  officers,
  zones,
}: TableWords<C, O, Z>) {
  const officer = among(officers);
  const zone = among(zones);
  const scored = { assembly, followers: gains };
  return {
    playBegan: {},
    counted: { player: text, counter: among(counters), by: far, lost: number() },
    corrected: {
      owner: text,
      counter: among([...counters, 'dice', 'poolDice', 'assembly'] as const),
      from: far,
      to: far,
    },
    officerCorrected: { officer },
    turnPassed: { from: text, to: text, byHand: mark },
    noteWritten: { text },
    zoneDiceSet: { zone, owner: text, count: number() },
    assemblyHeld: scored,
    officersScored: scored,
    roundEnded: { assembly, pool: number() },
    finalScored: { followers: gains },
    gameFinished: { places },
    gameReopened: {},
    playerLeft: { player: text },
    playerBack: { player: text },
    officerMoved: { officer, zone },
    trackingSet: { to: among(TRACKING) },
  };
}
