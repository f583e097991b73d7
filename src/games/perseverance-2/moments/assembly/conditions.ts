import type { Ask } from '@/engine';
import { sayFigure } from '../../../perseverance/moments/tracking/level';
import { cubesOf, ownersAt } from '../../../perseverance/session/table';
import * as family from '../../../perseverance/moments/assembly/officers';
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

/** In Essentials: everything that was asked and is known, by player; what nobody counted is left out. */
export function askConditions(ask: Ask, state: State): Readonly<Record<string, Partial<Conditions>>> {
  const answers = family.askConditions<Officer, Condition>(ask, {
    officers: OFFICERS,
    looksAt: LOOKS_AT,
    words: { title: say('session.unseen.conditions'), help: say('session.unseen.conditionsHelp') },
    standings: (officer) =>
      ownersAt(state).map((owner) => [owner, cubesOf(state.officers[officer], owner)] as const),
    figure: (player, condition) => figureOf(state, player, condition),
  });
  const records: Record<string, Partial<Conditions>> = {};
  for (const { player, condition, value, isKnown } of answers)
    if (isKnown) records[player] = { ...records[player], [condition]: value };
  return records;
}

function figureOf(state: State, player: string, condition: Condition) {
  const label =
    condition === 'lightSoldier' || condition === 'heavySoldier'
      ? counterName(condition)
      : say(`session.built.${condition}`);
  const known = conditionKnown(state, player, condition);
  return {
    label,
    // The row itself bears the name of the player.
    note: sayFigure(label, known),
    saidNote: label,
    value: known?.value ?? 0,
    ...(!known && { unknown: true }),
    track: { min: 0, max: MOST[condition] },
  };
}
