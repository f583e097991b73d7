import { majority, type AskedFigure, type Outcome, type ToldLine, type WizardStep } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, say } from '../../say';
import type { OfficerScoringResult } from '../../rules/officerScoring';
import { OFFICERS, type Officer } from '../../terms';
import { cubeOwners } from '../decide/count';
import { cubeStandings } from '../records';
import { isFull, type State } from '../state';
import { cubesOn } from '../supplies';
import { officerLine } from './assemblyCommand';
import { conditionsOf, trackedConditions, writeCondition } from './assemblyConditions';
import { MOST, type AssemblyDraft, type Condition } from './assemblyDraft';
import { ownerLine } from './ownerLine';
import { followersByHand, signed } from './shiftFollowers';
import { whyOf } from './whyOf';

/** What each Officer looks at. */
const LOOKS_AT = {
  'chief-mate': ['area'],
  'chief-of-security': ['patrols'],
  'chief-steward': ['settlements', 'dice'],
  'chief-engineer': ['wallsAndTraps'],
} as const satisfies Record<Officer, readonly Condition[]>;

/** In Essentials, what only the table knows, of those alone who have a place with the Officer. */
export function conditionSteps(state: State, draft: AssemblyDraft): readonly WizardStep<AssemblyDraft>[] {
  const figures = isFull(state) ? [] : OFFICERS.flatMap((officer) => conditionFigures(state, draft, officer));
  if (figures.length === 0) return [];
  return [
    {
      kind: 'figures',
      id: 'conditions',
      title: say('session.assemblyWizard.conditions'),
      help: say('session.assemblyWizard.conditionsHelp'),
      figures,
    },
  ];
}

/** One Officer after the other: who is first, who second, what the Officer looks at, and what it gives. */
export function officerLines(
  state: State,
  draft: AssemblyDraft,
  scores: Outcome<OfficerScoringResult>,
): readonly ToldLine<AssemblyDraft>[] {
  return OFFICERS.flatMap((officer) => linesOf(state, draft, officer, scores));
}

function conditionFigures(
  state: State,
  draft: AssemblyDraft,
  officer: Officer,
): readonly AskedFigure<AssemblyDraft>[] {
  const { first, second } = majority(cubeStandings(state, cubeOwners(state))[officer]);
  return [...first, ...second]
    .filter((owner) => owner !== DISSENTERS)
    .flatMap((player) =>
      LOOKS_AT[officer].map((condition) => ({
        id: `${player}:${condition}`,
        player,
        group: say(`officer.${officer}`),
        label: say(`session.assemblyWizard.condition.${condition}`),
        note: say(`session.assemblyWizard.condition.${condition}`),
        value: conditionsOf(state, draft, player)[condition],
        track: { min: 0, max: MOST[condition] },
        write: (to: number) => writeCondition(state, draft, player, condition, to),
      })),
    );
}

function linesOf(
  state: State,
  draft: AssemblyDraft,
  officer: Officer,
  { figures, explanation }: Outcome<OfficerScoringResult>,
): readonly ToldLine<AssemblyDraft>[] {
  const scored = figures.officers[officer];
  if (!scored) return [];
  const group = say(`officer.${officer}`);
  const why = stepsOf(explanation, officer);
  const places = [
    ...scored.first.map((owner) => ({ owner, place: 'full', rivals: scored.first.length }) as const),
    ...scored.second.map((owner) => ({ owner, place: 'half', rivals: scored.second.length }) as const),
  ];
  if (places.length === 0)
    return [{ id: `${officer}:nobody`, group, label: say('session.assemblyWizard.noCubes') }];
  return places.flatMap(({ owner, place, rivals }): readonly ToldLine<AssemblyDraft>[] => {
    const cubes = amount('cubes', cubesOn(state, officer, owner));
    const line = { id: officerLine(officer, owner), ...ownerLine(owner), group, tied: rivals > 1 };
    if (owner === DISSENTERS)
      return [
        { ...line, note: say('session.assemblyWizard.unpaid', { cubes }), figure: '–', why: why.slice(0, 1) },
      ];
    const byHand = followersByHand(draft, { line: line.id, worked: scored.followers[owner] ?? 0 });
    return [
      {
        ...line,
        note: say(`session.assemblyWizard.${place}`, { cubes }),
        figure: signed(byHand.value),
        why: [...why.slice(0, 1), ...whyOf(why, owner)],
        byHand,
      },
      ...LOOKS_AT[officer].map((condition) => conditionLine(state, draft, officer, owner, condition)),
    ];
  });
}

/** What the Officer looked at: as the table said it, or as it is followed, where the table may know better. */
function conditionLine(
  state: State,
  draft: AssemblyDraft,
  officer: Officer,
  player: string,
  condition: Condition,
): ToldLine<AssemblyDraft> {
  const label = say(`session.assemblyWizard.condition.${condition}`);
  const value = conditionsOf(state, draft, player)[condition];
  return {
    id: `${player}:${condition}`,
    player,
    group: say(`officer.${officer}`),
    under: true,
    label,
    figure: `${value}`,
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

/** The rules tell of one Officer after the other, each beginning with the places. */
function stepsOf<Step extends { readonly rule: { readonly key: string } }>(
  explanation: readonly Step[],
  officer: Officer,
): readonly Step[] {
  const heads = explanation.flatMap(({ rule }, i) => (rule.key === 'officerScoring.places' ? [i] : []));
  const at = OFFICERS.indexOf(officer);
  return explanation.slice(heads[at], heads[at + 1]);
}
