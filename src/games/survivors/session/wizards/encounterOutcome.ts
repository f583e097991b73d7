import type { ToldLine, WizardStep } from '@/engine';
import { amount, say } from '../../say';
import { RESOURCES, SKILLS } from '../../terms';
import type { OutcomeKind } from '../command';
import { dueOutcomes } from '../decide/encounter';
import type { State } from '../state';
import { iconOf } from '../view/figures';
import { cardFigures } from './encounterCards';
import { resolved, type EncounterDraft } from './encounterDraft';

type Step = WizardStep<EncounterDraft>;

/** How it went, and only then what it costs and brings. */
export function outcomeSteps(state: State, draft: EncounterDraft): readonly Step[] {
  const outcome = resolved(state, draft);
  if (!outcome) return [];
  const { figures, explanation } = outcome;
  const due = dueOutcomes(figures);
  return [
    {
      kind: 'told',
      id: 'result',
      title: say('session.encounter.result'),
      help: say('session.encounter.resultHelp'),
      reference: 'consequences',
      lines: [
        ...SKILLS.map((skill): ToldLine<EncounterDraft> => {
          const { challenge, successes, passed, missed } = figures.results[skill];
          return {
            id: skill,
            icon: iconOf(skill),
            label: say(
              skill === state.challenges?.threat ? 'session.encounter.threat' : 'session.encounter.obstacle',
              {
                skill: say(`skill.${skill}`),
              },
            ),
            note: passed ? say('session.encounter.met') : say('session.encounter.missed', { count: missed }),
            figure: `${successes} / ${challenge}`,
            tied: !passed,
            why: explanation,
          };
        }),
        ...(due.length === 0 ? [{ id: 'neither', icon: 'info', label: say('encounter.obstacles.one') }] : []),
        ...due.map((kind) => ({
          id: kind,
          icon: kind === 'penalty' ? 'warning' : 'check',
          label: say(`session.outcome.${kind}`),
          note: say(`session.outcomeNote.${kind}`),
        })),
      ],
    },
    ...(figures.threatPassed ? [] : [lossStep(state, draft, figures.loss.due)]),
    ...due.map((kind) => outcomeStep(draft, kind)),
    ...(due.includes('reward') ? [drawnStep(state, draft)] : []),
    ...(due.length > 0
      ? [
          {
            kind: 'custom',
            id: 'hordes',
            title: say('session.encounter.hordes'),
            help: say('session.encounter.hordesHelp'),
            reference: 'horde-place',
            widget: 'hordes',
          } as const,
        ]
      : []),
  ];
}

function lossStep({ caravan }: State, draft: EncounterDraft, count: number): Step {
  return {
    kind: 'choice',
    id: 'loss',
    title: say('session.encounter.loss'),
    lead: say('session.encounter.lossLead', { resources: amount('resources', count) }),
    help: say('session.encounter.lossHelp'),
    reference: 'threat',
    options: RESOURCES.map((resource) => ({
      id: resource,
      icon: iconOf(resource),
      label: say(`resource.${resource}`),
      note: say('session.encounter.aboard', { count: caravan[resource] }),
      chosen: draft.lossResource === resource,
      write: () => ({ ...draft, lossResource: resource }),
    })),
    ...(draft.lossResource === null && { missing: say('session.refusal.nothingChosen') }),
  };
}

function outcomeStep(draft: EncounterDraft, kind: OutcomeKind): Step {
  return {
    kind: 'figures',
    id: `outcome:${kind}`,
    title: say(`session.outcome.${kind}`),
    help: say('session.encounter.outcomeHelp'),
    reference: kind,
    figures: RESOURCES.map((resource) => ({
      id: resource,
      label: say(`resource.${resource}`),
      value: draft.changes[kind][resource],
      track: { min: -99, max: 99 },
      write: (to) => ({
        ...draft,
        changes: { ...draft.changes, [kind]: { ...draft.changes[kind], [resource]: to } },
      }),
    })),
  };
}

function drawnStep(state: State, draft: EncounterDraft): Step {
  return {
    kind: 'figures',
    id: 'drawn',
    title: say('session.encounter.drawnTitle'),
    help: say('session.encounter.drawnHelp'),
    reference: 'ability-cards',
    figures: cardFigures(state, draft, 'drawn', () => 9),
  };
}
