import type { Outcome, ToldLine, WizardStep } from '@/engine';
import { sayCounted, sayFigure } from '../../../perseverance/session/level';
import { stepsOfOfficer } from '../../../perseverance/session/officerShares';
import {
  askedConditions,
  conditionsStep,
} from '../../../perseverance/session/wizards/assembly/assemblyConditions';
import * as family from '../../../perseverance/session/wizards/assembly/assemblyOfficers';
import { say } from '../../say';
import type { OfficerScoringResult } from '../../rules/officerScoring';
import { OFFICERS, type Officer } from '../../terms';
import { cubeOwners } from '../decide/count';
import { cubeStandings } from '../records';
import { isFull, type State } from '../state';
import {
  conditionKnown,
  conditionName,
  conditionsOf,
  trackedConditions,
  writeCondition,
} from './assemblyConditions';
import { MOST, type AssemblyDraft, type Condition } from './assemblyDraft';

/** What each Officer looks at. */
const LOOKS_AT = {
  'chief-mate': ['area'],
  'chief-of-security': ['patrols'],
  'chief-steward': ['settlements', 'dice'],
  'chief-engineer': ['wallsAndTraps'],
} as const satisfies Record<Officer, readonly Condition[]>;

/** In Essentials, what only the table knows, of those alone who have a place with the Officer. */
export function conditionSteps(state: State, draft: AssemblyDraft): readonly WizardStep[] {
  if (isFull(state)) return [];
  return conditionsStep<Officer, Condition, AssemblyDraft>(OFFICERS, {
    ...lookingAt(state),
    words: {
      title: say('session.assemblyWizard.conditions'),
      help: say('session.assemblyWizard.conditionsHelp'),
    },
    figure: (player, condition) => {
      const label = say(`session.assemblyWizard.condition.${condition}`);
      const known = conditionKnown(state, draft, player, condition);
      return {
        label,
        note: known ? sayFigure(label, known.last) : label,
        value: conditionsOf(state, draft, player)[condition],
        ...(known?.last === null && { unknown: true }),
        track: { min: 0, max: MOST[condition] },
        write: (to) => writeCondition(state, draft, player, condition, to),
      };
    },
  });
}

function lookingAt(state: State) {
  const standings = cubeStandings(state, cubeOwners(state));
  return { looksAt: LOOKS_AT, standings: (officer: Officer) => standings[officer] };
}

/** One Officer after the other: who is first, who second, what the Officer looks at, and what it gives. */
export function officerLines(
  state: State,
  draft: AssemblyDraft,
  scores: Outcome<OfficerScoringResult>,
): readonly ToldLine[] {
  return scoredOfficers(scores).flatMap((scored) =>
    family.officerLines(
      draft,
      scored,
      state.officers[scored.officer],
      stepsOfOfficer(scored.officer, scores.explanation),
      (player) =>
        LOOKS_AT[scored.officer].map((condition) =>
          conditionLine(state, draft, scored.officer, player, condition),
        ),
    ),
  );
}

export function scoredOfficers({ figures }: Outcome<OfficerScoringResult>) {
  return OFFICERS.flatMap((officer) => {
    const scored = figures.officers[officer];
    return scored ? [{ officer, ...scored }] : [];
  });
}

/** What the table was asked for and has counted, now or before: not what it went past, nor what was not asked. */
export function countedConditions(state: State, draft: AssemblyDraft): readonly string[] {
  return askedConditions(OFFICERS, lookingAt(state))
    .filter(({ player, condition }) => conditionKnown(state, draft, player, condition)?.last !== null)
    .map(({ player, condition }) => conditionName(condition, player));
}

/** What the Officer looked at: as the table said it, or as it is followed, where the table may know better. */
function conditionLine(
  state: State,
  draft: AssemblyDraft,
  officer: Officer,
  player: string,
  condition: Condition,
): ToldLine {
  const label = say(`session.assemblyWizard.condition.${condition}`);
  const value = conditionsOf(state, draft, player)[condition];
  const known = conditionKnown(state, draft, player, condition);
  return {
    id: `${player}:${condition}`,
    player,
    group: say(`officer.${officer}`),
    under: true,
    label,
    ...(known && { note: sayCounted(known.last) }),
    figure: known?.last === null ? '–' : `${value}`,
    ...(isFull(state) && {
      byHand: {
        label,
        worked: trackedConditions(state, player)[condition],
        value,
        track: { min: 0, max: MOST[condition] },
        write: (to) => writeCondition(state, draft, player, condition, to),
      },
    }),
  };
}
