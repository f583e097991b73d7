import { ok, type AskedFigure, type Wizard, type WizardStep } from '@/engine';
import { aberrantDie } from '../../pieces';
import { amount, say } from '../../say';
import { SKILLS } from '../../terms';
import type { Command } from '../command';
import { poolOf } from '../decide/encounter';
import { factionState, playersOf, type State } from '../state';
import { iconOf } from '../view/figures';
import { cardFigures } from './encounterCards';
import { beginEncounter, encounterCommand, readEncounterDraft, type EncounterDraft } from './encounterDraft';
import { outcomeSteps } from './encounterOutcome';
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
    ...outcomeSteps(state, draft),
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
