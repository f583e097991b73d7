import { ok, type AskedFigure, type ToldLine, type Wizard, type WizardStep } from '@/engine';
import { aberrantDie } from '../../pieces';
import { amount, say } from '../../say';
import { perSkill } from '../../tally';
import { RESOURCES, SKILLS } from '../../terms';
import type { CardCounts, Command, OutcomeKind } from '../command';
import { dueOutcomes, poolOf } from '../decide/encounter';
import { factionState, playersOf, type State } from '../state';
import { iconOf } from '../view/figures';
import {
  beginEncounter,
  encounterCommand,
  readEncounterDraft,
  resolved,
  type EncounterDraft,
} from './encounterDraft';
import { reviewLines, withTotals } from './reviewLines';

type Step = WizardStep<EncounterDraft>;

/** Sides, dice, cards; what it costs; and what the Encounter Guide prints for how it went. */
export const encounterWalk: Wizard<State, Command, EncounterDraft> = {
  id: 'encounter',
  title: () => say('session.action.encounter'),
  begin: beginEncounter,
  readDraft: readEncounterDraft,
  steps: (state, draft) => [
    {
      kind: 'custom',
      id: 'sides',
      title: say('session.encounter.sides'),
      help: say('session.encounter.sidesHelp'),
      reference: 'dice-pool',
      widget: 'sides',
    },
    rolledStep(state, draft),
    ...aberrantSteps(state, draft),
    cardsStep(state, draft),
    ...afterRoll(state, draft),
  ],
  review: (state, draft) =>
    reviewLines(state, encounterCommand(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  commit: (state, draft) => ok(withTotals(encounterCommand(state, draft), draft.byHand)),
};

function rolledStep(state: State, draft: EncounterDraft): Step {
  const { dice } = poolOf(state, draft.sides).figures;
  const asked = state.challenges?.totals;
  return {
    kind: 'figures',
    id: 'rolled',
    title: say('session.encounter.rolled'),
    help: say('session.encounter.rolledHelp'),
    reference: 'successes',
    figures: SKILLS.map((skill) => ({
      id: skill,
      label: say(`skill.${skill}`),
      note: say('session.encounter.diceAgainst', {
        dice: amount('dice', dice[skill]),
        challenge: asked?.[skill] ?? 0,
      }),
      value: draft.rolled[skill],
      track: { min: 0, max: 99 },
      write: (to) => ({ ...draft, rolled: { ...draft.rolled, [skill]: to } }),
    })),
  };
}

function aberrantSteps(state: State, draft: EncounterDraft): readonly Step[] {
  const { effect } = aberrantDie(playersOf(state).length);
  if (effect === 'none') return [];
  return [
    {
      kind: 'choice',
      id: 'aberrant',
      title: say('session.encounter.aberrant'),
      help: say(`session.encounter.aberrantHelp.${effect}`),
      reference: 'aberrant-die',
      options: SKILLS.map((skill) => ({
        id: skill,
        icon: iconOf(skill),
        label: say(`skill.${skill}`),
        note: say(`session.encounter.aberrantNote.${effect}`),
        chosen: draft.aberrant === skill,
        write: () => ({ ...draft, aberrant: skill }),
      })),
      ...(draft.aberrant === null && { missing: say('refusal.aberrantNeeded') }),
    },
  ];
}

/** What Ability Cards changed, and which ones leave the game for it. */
function cardsStep(state: State, draft: EncounterDraft): Step {
  const change = (what: 'cardSuccesses' | 'cardChallenges'): readonly AskedFigure<EncounterDraft>[] =>
    SKILLS.map((skill) => ({
      id: `${what}-${skill}`,
      group: say(`session.encounter.${what}`),
      label: say(`skill.${skill}`),
      value: draft[what][skill],
      track: { min: -20, max: 20 },
      write: (to) => ({ ...draft, [what]: { ...draft[what], [skill]: to } }),
    }));
  return {
    kind: 'figures',
    id: 'cards',
    title: say('session.encounter.cards'),
    help: say('session.encounter.cardsHelp'),
    reference: 'ability-cards',
    figures: [
      ...change('cardSuccesses'),
      ...change('cardChallenges'),
      ...cardFigures(state, draft, 'played', (player, deck) => factionState(state, player)?.cards[deck] ?? 0),
    ],
  };
}

function cardFigures(
  state: State,
  draft: EncounterDraft,
  what: 'played' | 'drawn',
  most: (player: string, deck: (typeof SKILLS)[number]) => number,
): readonly AskedFigure<EncounterDraft>[] {
  const counts: CardCounts = draft[what];
  return playersOf(state).flatMap((player) =>
    SKILLS.filter((deck) => most(player, deck) > 0).map((deck) => {
      const own = (Object.hasOwn(counts, player) ? counts[player] : undefined) ?? perSkill(() => 0);
      return {
        id: `${what}-${player}-${deck}`,
        player,
        group: say(`session.encounter.${what}`, { deck: say(`skill.${deck}`) }),
        label: say('session.event.cards', { deck: say(`skill.${deck}`) }),
        note: say('session.event.cards', { deck: say(`skill.${deck}`) }),
        value: own[deck],
        track: { min: 0, max: most(player, deck) },
        write: (to) => ({
          ...draft,
          [what]: Object.fromEntries([
            ...Object.entries(counts).filter(([id]) => id !== player),
            [player, { ...own, [deck]: to }],
          ]),
        }),
      };
    }),
  );
}

/** How it went, and only then what it costs and brings. */
function afterRoll(state: State, draft: EncounterDraft): readonly Step[] {
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
