import { ok, setByHand, type ToldLine, type Wizard, type WizardStep } from '@/engine';
import { HORDE_CHALLENGES } from '../../pieces';
import { highest } from '../../rules/challenges';
import { amount, say } from '../../say';
import { sumOfSkills } from '../../tally';
import { SKILLS } from '../../terms';
import type { Command } from '../command';
import { factionState, type State } from '../state';
import { iconOf } from '../view/figures';
import {
  beginChallenges,
  challengesCommand,
  cornersOf,
  countedSoFar,
  readChallengesDraft,
  saidTotals,
  totalsNow,
  type ChallengesDraft,
} from './challengesDraft';
import { cardFigures } from './encounterCards';

/** The icons at the corners of the Encounter Tile, the Hordes on it, the cards, and the Threat. */
export const challengesWalk: Wizard<State, Command, ChallengesDraft> = {
  id: 'challenges',
  quick: true,
  title: () => say('session.action.challenges'),
  begin: beginChallenges,
  readDraft: readChallengesDraft,
  steps: (state, draft) => [
    howStep(draft),
    ...(draft.how === 'totals' ? [totalsStep(draft)] : draft.how === 'icons' ? iconSteps(state, draft) : []),
    ...threatSteps(state, draft),
  ],
  review: () => [],
  commit: (_state, draft) => ok(challengesCommand(draft)),
};

function howStep(draft: ChallengesDraft): WizardStep<ChallengesDraft> {
  const options = (['icons', 'totals'] as const).map((how) => ({
    id: how,
    icon: how === 'icons' ? 'influence' : 'edit',
    label: say(`session.challenge.${how}`),
    note: say(`session.challenge.${how}Note`),
    chosen: draft.how === how,
    write: () => ({ ...draft, how }),
  }));
  return {
    kind: 'choice',
    id: 'how',
    title: say('session.challenge.how'),
    help: say('session.challenge.howHelp'),
    reference: 'counting-challenges',
    options,
    ...(draft.how === null && { missing: say('session.refusal.nothingChosen') }),
  };
}

function totalsStep(draft: ChallengesDraft): WizardStep<ChallengesDraft> {
  return {
    kind: 'figures',
    id: 'totals',
    title: say('session.challenge.enterTotals'),
    help: say('session.challenge.enterTotalsHelp'),
    reference: 'counting-challenges',
    figures: SKILLS.map((skill) => ({
      id: skill,
      label: say(`skill.${skill}`),
      value: draft.totals[skill],
      track: { min: 0, max: 99 },
      write: (to) => ({ ...draft, totals: { ...draft.totals, [skill]: to }, threat: null }),
    })),
  };
}

function iconSteps(state: State, draft: ChallengesDraft): readonly WizardStep<ChallengesDraft>[] {
  const corners = cornersOf(draft.tiles);
  const { encounter } = state.hordes;
  return [
    {
      kind: 'custom',
      id: 'corners',
      title: say('session.challenge.corners'),
      help: say('session.challenge.cornersHelp'),
      reference: 'corner',
      widget: 'corners',
      ...(corners === null && { missing: say('session.refusal.iconsMissing') }),
    },
    ...(encounter > 0 ? [splitStep(encounter, draft)] : []),
    {
      kind: 'figures',
      id: 'cards',
      title: say('session.challenge.cards'),
      help: say('session.challenge.cardsHelp'),
      reference: 'ability-cards',
      figures: [
        ...SKILLS.map((skill) => ({
          id: skill,
          label: say(`skill.${skill}`),
          value: draft.adjust[skill],
          track: { min: -20, max: 20 },
          write: (to: number) => ({ ...draft, adjust: { ...draft.adjust, [skill]: to }, threat: null }),
        })),
        // A used card leaves the game (line 98): said where its effect is said.
        ...cardFigures(
          state,
          draft,
          'played',
          (player, deck) => factionState(state, player)?.cards[deck] ?? 0,
        ),
      ],
    },
    {
      kind: 'told',
      id: 'told',
      title: say('session.challenge.told'),
      help: say('session.challenge.toldHelp'),
      lines: totalLines(state, draft),
    },
  ];
}

function splitStep(hordes: number, draft: ChallengesDraft): WizardStep<ChallengesDraft> {
  const due = hordes * HORDE_CHALLENGES;
  const given = sumOfSkills(draft.split);
  return {
    kind: 'figures',
    id: 'split',
    title: say('session.challenge.split', { challenges: amount('challenges', due) }),
    help: say('session.challenge.splitHelp'),
    reference: 'horde-challenges',
    figures: SKILLS.map((skill) => ({
      id: skill,
      label: say(`skill.${skill}`),
      value: draft.split[skill],
      track: { min: 0, max: draft.split[skill] + Math.max(0, due - given) },
      write: (to) => ({ ...draft, split: { ...draft.split, [skill]: to }, threat: null }),
    })),
    ...(given !== due && { missing: say('refusal.split', { challenges: amount('challenges', due), given }) }),
  };
}

function totalLines(state: State, draft: ChallengesDraft): readonly ToldLine<ChallengesDraft>[] {
  const counted = countedSoFar(state, draft);
  if (!counted) return [];
  return SKILLS.map((skill) => {
    const total = counted.figures.totals[skill];
    const value = saidTotals(draft.byHand)[skill] ?? total;
    return {
      id: skill,
      icon: iconOf(skill),
      label: say(`skill.${skill}`),
      figure: `${value}`,
      why: counted.explanation.filter(({ deltas = [] }) =>
        deltas.some(({ owner, asset }) => owner === 'challenges' && asset === skill),
      ),
      byHand: {
        worked: total,
        value,
        track: { min: 0, max: 99 },
        write: (to) => ({ ...draft, byHand: setByHand(draft.byHand, skill, to), threat: null }),
      },
    };
  });
}

/** Only a tie leaves the leader something to say. */
function threatSteps(state: State, draft: ChallengesDraft): readonly WizardStep<ChallengesDraft>[] {
  const totals = totalsNow(state, draft);
  if (!totals) return [];
  const tied = highest(totals);
  if (tied.length < 2) return [];
  return [
    {
      kind: 'choice',
      id: 'threat',
      title: say('session.challenge.threat'),
      help: say('session.challenge.threatHelp'),
      reference: 'threat',
      options: tied.map((skill) => ({
        id: skill,
        icon: iconOf(skill),
        label: say(`skill.${skill}`),
        note: amount('challenges', totals[skill]),
        chosen: draft.threat === skill,
        write: () => ({ ...draft, threat: skill }),
      })),
      ...(draft.threat === null && { missing: say('session.refusal.threatNeeded') }),
    },
  ];
}
