import type { Ask } from '@/engine';
import { cubesOf, ownersAt } from '../../../perseverance/session/table';
import * as family from '../../../perseverance/moments/assembly/officers';
import type { CountedToo } from '../../../perseverance/moments/assembly/presence';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { counterName } from '../../session/counting';
import { conditionKnown, type Condition, type Conditions } from '../../session/known';
import type { State } from '../../session/state';

/** What each Officer looks at, as far as Essentials does not follow it: Perks, cubes, dice and Adventures it does. */
const LOOKS_AT: Readonly<Record<Officer, readonly Condition[]>> = {
  'chief-mate': [],
  'chief-of-security': [],
  'chief-steward': ['settlements'],
  'chief-engineer': ['outposts', 'camps'],
  captain: ['lightSoldier', 'heavySoldier', 'watchtowers'],
};

/** What the rules accept of each number. */
const MOST: Conditions = {
  settlements: PIECES.settlements,
  outposts: PIECES.settlements,
  camps: PIECES.camps,
  watchtowers: PIECES.watchtowers,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

interface Asked {
  /** Everything that was asked and is known, by player; what nobody counted is left out. */
  readonly records: Readonly<Record<string, Partial<Conditions>>>;
  /** On the page of the Presence. */
  readonly asked: CountedToo;
}

/** In Essentials. */
export function askConditions(ask: Ask, state: State): Asked {
  const { answers, asked } = family.askConditions<Officer, Condition>(ask, {
    officers: OFFICERS,
    looksAt: LOOKS_AT,
    title: say('session.unseen.conditions'),
    standings: (officer) =>
      ownersAt(state).map((owner) => [owner, cubesOf(state.officers[officer], owner)] as const),
    figure: (player, condition) => figureOf(state, player, condition),
  });
  const records: Record<string, Partial<Conditions>> = {};
  for (const { player, condition, value, isKnown } of answers)
    if (isKnown) records[player] = { ...records[player], [condition]: value };
  return { records, asked };
}

function figureOf(state: State, player: string, condition: Condition) {
  const label =
    condition === 'lightSoldier' || condition === 'heavySoldier'
      ? counterName(condition)
      : say(`session.built.${condition}`);
  const known = conditionKnown(state, player, condition);
  return {
    label,
    last: known,
    value: known?.value ?? 0,
    ...(!known && { unknown: true }),
    track: { min: 0, max: MOST[condition] },
  };
}
