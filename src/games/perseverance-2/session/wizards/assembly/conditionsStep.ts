import type { WizardStep } from '@/engine';
import { sayFigure } from '../../../../perseverance/session/level';
import { cubesOf, ownersAt } from '../../../../perseverance/session/table';
import {
  askedConditions,
  conditionsStep as stepOf,
} from '../../../../perseverance/session/wizards/assembly/assemblyConditions';
import { say } from '../../../say';
import { OFFICERS, type Officer } from '../../../terms';
import { counterName } from '../../counting';
import { conditionKnown, type Condition, type Conditions } from '../../known';
import { isFull, type State } from '../../state';
import { MOST, type AssemblyDraft } from './assemblyDraft';

/** What each Officer looks at, as far as Essentials does not follow it: Perks, cubes, dice and Adventures it does. */
const LOOKS_AT: Readonly<Record<Officer, readonly Condition[]>> = {
  'chief-mate': [],
  'chief-of-security': [],
  'chief-steward': ['settlements'],
  'chief-engineer': ['outposts', 'camps'],
  captain: ['lightSoldier', 'heavySoldier', 'watchtowers'],
};

function lookingAt(state: State) {
  return {
    looksAt: LOOKS_AT,
    standings: (officer: Officer) =>
      ownersAt(state).map((owner) => [owner, cubesOf(state.officers[officer], owner)] as const),
  };
}

export function conditionsStep(state: State, draft: AssemblyDraft): readonly WizardStep[] {
  if (isFull(state)) return [];
  return stepOf<Officer, Condition, AssemblyDraft>(OFFICERS, {
    ...lookingAt(state),
    words: { title: say('session.unseen.conditions'), help: say('session.unseen.conditionsHelp') },
    figure: (player, condition) => {
      const said = saidOf(draft, player)[condition];
      const known = conditionKnown(state, player, condition);
      const label = nameOfCondition(condition);
      return {
        label,
        // The row itself bears the name of the player.
        note: said === undefined ? sayFigure(label, known) : label,
        value: said ?? known?.value ?? 0,
        ...(said === undefined && !known && { unknown: true }),
        track: { min: 0, max: MOST[condition] },
        write: (to) => ({
          ...draft,
          records: { ...draft.records, [player]: { ...saidOf(draft, player), [condition]: to } },
        }),
      };
    },
  });
}

/** Everything that was asked and is known; what nobody counted is left out. */
export function recordsOf(state: State, draft: AssemblyDraft): Readonly<Record<string, Partial<Conditions>>> {
  const records: Record<string, Partial<Conditions>> = {};
  for (const { player, condition } of askedConditions(OFFICERS, lookingAt(state))) {
    const value = saidOf(draft, player)[condition] ?? conditionKnown(state, player, condition)?.value;
    if (value !== undefined) records[player] = { ...records[player], [condition]: value };
  }
  return records;
}

/** Own keys only: a player may be called anything. */
function saidOf({ records }: AssemblyDraft, player: string): Partial<Conditions> {
  return Object.hasOwn(records, player) ? (records[player] ?? {}) : {};
}

function nameOfCondition(condition: Condition) {
  return condition === 'lightSoldier' || condition === 'heavySoldier'
    ? counterName(condition)
    : say(`session.built.${condition}`);
}
