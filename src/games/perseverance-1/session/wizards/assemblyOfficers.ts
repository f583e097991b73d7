import { majority, type AskedFigure, type ToldLine, type WizardStep } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { officerOutcome } from '../decide/assembly';
import { cubeOwners } from '../decide/count';
import { cubeStandings } from '../records';
import { isFull, type State } from '../state';
import { cubesOn } from '../supplies';
import { conditionsOf, MOST, recordsOf, type AssemblyDraft, type Condition } from './assemblyDraft';
import { ownerLine } from './ownerLine';
import { whyOf } from './whyOf';

/** What each Officer looks at. */
const LOOKS_AT = {
  'chief-mate': ['area'],
  'chief-of-security': ['patrols'],
  'chief-steward': ['settlements', 'dice'],
  'chief-engineer': ['wallsAndTraps'],
} as const satisfies Record<Officer, readonly Condition[]>;

/** In Essentials first what only the table knows, of those alone who have a place with the Officer. */
export function officerSteps(state: State, draft: AssemblyDraft): readonly WizardStep<AssemblyDraft>[] {
  const asked = isFull(state) ? [] : OFFICERS.flatMap((officer) => conditionFigures(state, draft, officer));
  const outcome = officerOutcome(state, recordsOf(state, draft));
  return [
    ...(asked.length > 0
      ? [
          {
            kind: 'figures',
            id: 'conditions',
            title: say('session.assemblyWizard.conditions'),
            help: say('session.assemblyWizard.conditionsHelp'),
            figures: asked,
          } as const,
        ]
      : []),
    {
      kind: 'told',
      id: 'officers',
      title: say('session.action.officers'),
      help: say('session.assemblyWizard.officersHelp'),
      lines: OFFICERS.flatMap((officer) => officerLines(state, draft, officer)),
      ...(!outcome.ok && { missing: outcome.error.message }),
    },
  ];
}

function placesOf(state: State, officer: Officer) {
  return majority(cubeStandings(state, cubeOwners(state))[officer]);
}

function conditionFigures(
  state: State,
  draft: AssemblyDraft,
  officer: Officer,
): readonly AskedFigure<AssemblyDraft>[] {
  const { first, second } = placesOf(state, officer);
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
        write: (to: number) => ({
          ...draft,
          records: {
            ...draft.records,
            [player]: {
              ...(Object.hasOwn(draft.records, player) ? draft.records[player] : {}),
              [condition]: to,
            },
          },
        }),
      })),
    );
}

function officerLines(state: State, draft: AssemblyDraft, officer: Officer): readonly ToldLine[] {
  const outcome = officerOutcome(state, recordsOf(state, draft));
  const scored = outcome.ok ? outcome.value.figures.officers[officer] : undefined;
  if (!outcome.ok || !scored) return [];
  const group = say(`officer.${officer}`);
  const why = stepsOf(outcome.value.explanation, officer);
  const places = [
    ...scored.first.map((owner) => ({ owner, place: 'full', rivals: scored.first.length }) as const),
    ...scored.second.map((owner) => ({ owner, place: 'half', rivals: scored.second.length }) as const),
  ];
  if (places.length === 0)
    return [{ id: `${officer}:nobody`, group, label: say('session.assemblyWizard.noCubes') }];
  return places.map(({ owner, place, rivals }) => ({
    id: `${officer}:${owner}`,
    ...ownerLine(owner),
    group,
    note: say(`session.assemblyWizard.${owner === DISSENTERS ? 'unpaid' : place}`, {
      cubes: amount('cubes', cubesOn(state, officer, owner)),
    }),
    figure: owner === DISSENTERS ? '–' : `+${scored.followers[owner] ?? 0}`,
    tied: rivals > 1,
    why: [...why.slice(0, 1), ...whyOf(why, owner)],
  }));
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
