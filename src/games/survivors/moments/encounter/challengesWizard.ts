import { ok } from '@/engine';
import { highest } from './challenges';
import { amount, say } from '../../say';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Skill, type Trio } from '../../terms';
import { refuse } from '../../session/refuse';
import { iconOf } from '../../session/view/figures';
import { askIcons } from './askIcons';
import { skillFigures, TOTAL } from './skillFigures';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** The icons at the corners of the Encounter Tile, the Hordes on it, the cards, and the Threat. */
export const challenges = wizard({
  id: 'challenges',
  quick: true,
  title: () => say('session.action.challenges'),
  script(ask, state) {
    const how = askHow(ask);
    if (how === null) return null;
    const counted = how === 'icons' ? askIcons(ask, state) : askTotals(ask);
    if (!counted.ok) return counted;
    const { said, totals } = counted.value;
    const threat = askThreat(ask, totals);
    return threat === 'open' ? refuse('threatNeeded') : { type: 'countChallenges', ...said, threat };
  },
});

/** A card changed tiles after the count (lines 173 and 98): the Challenges as they are now. */
export const recount = wizard({
  id: 'recount',
  quick: true,
  title: () => say('session.action.recount'),
  script: (ask, { challenges }) => ({
    type: 'recount',
    totals: ask.count({
      id: 'totals',
      title: say('session.action.recount'),
      help: say('session.challenge.recountHelp'),
      reference: 'counting-challenges',
      figures: skillFigures(TOTAL, challenges?.now ?? challenges?.totals),
    }),
  }),
});

/** Icon by icon, or the totals as the table counted them. */
function askHow(ask: Ask) {
  return ask.choose({
    id: 'how',
    title: say('session.challenge.how'),
    help: say('session.challenge.howHelp'),
    reference: 'counting-challenges',
    options: (['icons', 'totals'] as const).map((how) => ({
      id: how,
      icon: how === 'icons' ? 'influence' : 'edit',
      label: say(`session.challenge.${how}`),
      note: say(`session.challenge.${how}Note`),
    })),
  });
}

function askTotals(ask: Ask) {
  const totals = ask.count({
    id: 'totals',
    title: say('session.challenge.enterTotals'),
    help: say('session.challenge.enterTotalsHelp'),
    reference: 'counting-challenges',
    figures: skillFigures(TOTAL),
  });
  return ok({ said: { corners: null, split: NO_SKILLS, adjust: NO_SKILLS, totals }, totals });
}

/** Only a tie leaves the leader something to say; null where there is none. */
function askThreat(ask: Ask, totals: Trio): Skill | 'open' | null {
  const tied = highest(totals);
  if (tied.length < 2) return null;
  const threat = ask.choose({
    id: 'threat',
    title: say('session.challenge.threat'),
    help: say('session.challenge.threatHelp'),
    reference: 'threat',
    missing: say('session.refusal.threatNeeded'),
    // Another count is another tie.
    per: SKILLS.map((skill) => totals[skill]).join(' '),
    options: tied.map((skill) => ({
      id: skill,
      icon: iconOf(skill),
      label: say(`skill.${skill}`),
      note: amount('challenges', totals[skill]),
    })),
  });
  return threat ?? 'open';
}
