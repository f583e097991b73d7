import { ok, type Refusal, type Result, type ResultLine } from '@/engine';
import { HORDE_CHALLENGES } from '../../pieces';
import { amount, say } from '../../say';
import { NO_SKILLS, perSkill, sumOfSkills } from '../../tally';
import { SKILLS, type Skill, type Trio } from '../../terms';
import type { RuledCommand } from '../../session/command';
import { computeChallenges } from './countChallenges';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { iconOf } from '../../session/view/figures';
import { cardFigures, cardsIn } from './cards';
import { askExtras } from './askExtras';
import { boardWith, cornersOf, seenIcons } from './corners';
import { skillFigures, TOTAL } from './skillFigures';
import type { Ask } from '../../session/wizards/wizard';

type Count = Extract<RuledCommand, { type: 'countChallenges' }>;

interface CountedIcons {
  readonly said: Pick<Count, 'corners' | 'split' | 'adjust' | 'played' | 'totals'>;
  readonly totals: Trio;
}

/** The corners one by one, what the Hordes add, what cards change, and what it comes to. */
export function askIcons(ask: Ask, state: State): Result<CountedIcons, Refusal> {
  const corners = askCorners(ask, state);
  const { encounter } = state.hordes;
  const split = encounter > 0 ? askSplit(ask, encounter * HORDE_CHALLENGES) : NO_SKILLS;
  const { adjust, played } = askCards(ask, state);
  const counted = corners ? computeChallenges(state, { corners, split, adjust }) : refuse('iconsMissing');
  if (!counted.ok) return counted;
  const { figures, explanation } = counted.value;
  const override = (skill: Skill) => ask.override(skill, { computed: figures.totals[skill], track: TOTAL });
  tellTotals(
    ask,
    SKILLS.map((skill) => ({
      id: skill,
      icon: iconOf(skill),
      label: say(`skill.${skill}`),
      figure: `${override(skill).value}`,
      why: explanation.filter(({ deltas = [] }) =>
        deltas.some(({ owner, asset }) => owner === 'challenges' && asset === skill),
      ),
      override: override(skill),
    })),
  );
  const totals = perSkill((skill) => override(skill).value);
  const set = SKILLS.filter((skill) => totals[skill] !== figures.totals[skill]);
  return ok({
    said: {
      corners,
      split,
      adjust,
      played,
      totals: Object.fromEntries(set.map((skill) => [skill, totals[skill]])),
    },
    totals,
  });
}

/** Icons that were read off in an earlier turn are there already. */
function askCorners(ask: Ask, { tiles }: State) {
  const seen = ask.draw({
    id: 'corners',
    title: say('session.challenge.corners'),
    help: say('session.challenge.cornersHelp'),
    reference: 'corner',
    widget: 'corners',
    shape: seenIcons,
    initial: {},
    missing: (icons) => (cornersOf(boardWith(tiles, icons)) ? null : say('session.refusal.iconsMissing')),
  });
  return cornersOf(boardWith(tiles, seen));
}

function askSplit(ask: Ask, due: number): Trio {
  const challenges = amount('challenges', due);
  return ask.count({
    id: 'split',
    title: say('session.challenge.split', { challenges }),
    help: say('session.challenge.splitHelp'),
    reference: 'horde-challenges',
    together: due,
    figures: skillFigures({ min: 0, max: due }, { quick: due }),
    missing: (split) => {
      const given = sumOfSkills(split);
      return given === due ? null : say('refusal.split', { challenges, given });
    },
  });
}

/** A used card leaves the game (line 98): asked where its effect is asked. */
function askCards(ask: Ask, state: State) {
  if (!askExtras(ask, ['cards']).includes('cards')) return { adjust: NO_SKILLS, played: {} };
  const counts: Readonly<Record<string, number>> = ask.count<string>({
    id: 'cards',
    title: say('session.challenge.cards'),
    help: say('session.challenge.cardsHelp'),
    reference: 'ability-cards',
    figures: [...skillFigures({ min: -20, max: 20 }), ...cardFigures(state, 'played')],
  });
  return { adjust: perSkill((skill) => counts[skill] ?? 0), played: cardsIn(state, 'played', counts) };
}

function tellTotals(ask: Ask, lines: readonly ResultLine[]): void {
  ask.tell({
    id: 'told',
    title: say('session.challenge.told'),
    help: say('session.challenge.toldHelp'),
    lines,
  });
}
