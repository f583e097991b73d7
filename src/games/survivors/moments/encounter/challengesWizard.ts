import { ok } from '@/engine';
import { highest } from './challenges';
import { amount, say } from '../../say';
import { CORNER_WORTH, HORDE_CHALLENGES } from '../../pieces';
import { NO_SKILLS, sumOfSkills } from '../../tally';
import { PLACES, RING, SKILLS, type Skill, type Trio } from '../../terms';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { iconOf } from '../../session/view/figures';
import { askIcons } from './askIcons';
import { QUICK, skillFigures, TOTAL } from './skillFigures';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** The icons at the corners of the Encounter Tile, the Hordes on it, the cards, and the Threat. */
export const challenges = wizard({
  id: 'challenges',
  quick: true,
  onePage: true,
  // Another move is another tile.
  endsWithAct: true,
  title: () => say('session.action.challenges'),
  script(ask, state) {
    const counted = askHow(ask, state) === 'totals' ? askTotals(ask, state) : askIcons(ask, state);
    if (!counted.ok) return counted;
    const { said, totals } = counted.value;
    // Nothing is entered yet, so nothing is tied.
    if (sumOfSkills(totals) === 0) return null;
    const threat = askThreat(ask, totals);
    return threat === 'open' ? refuse('threatNeeded') : { type: 'countChallenges', ...said, threat };
  },
});

/** A card changed tiles after the count (lines 173 and 98): the Challenges as they are now. */
export const recount = wizard({
  id: 'recount',
  quick: true,
  endsWithAct: true,
  title: () => say('session.action.recount'),
  script: (ask, { challenges }) => ({
    type: 'recount',
    totals: ask.count({
      id: 'totals',
      title: say('session.action.recount'),
      help: say('session.challenge.recountHelp'),
      reference: 'counting-challenges',
      figures: skillFigures(TOTAL, { value: challenges?.now ?? challenges?.totals, quick: QUICK.total }),
    }),
  }),
});

/** Icon by icon, or the totals as the table counted them; a table that has never tapped an icon goes on so. */
function askHow(ask: Ask, { turn, tiles }: State) {
  const tapsIcons = PLACES.some((place) => tiles[place].some((icon) => icon !== null));
  return ask.choose({
    id: 'how',
    title: say('session.challenge.how'),
    help: say('session.challenge.howHelp'),
    reference: 'counting-challenges',
    layout: 'chips',
    initial: turn > 1 && !tapsIcons ? 'totals' : 'icons',
    options: (['icons', 'totals'] as const).map((how) => ({
      id: how,
      icon: how === 'icons' ? 'tile' : 'edit',
      label: say(`session.challenge.${how}`),
      note: say(`session.challenge.${how}Note`),
    })),
  });
}

function askTotals(ask: Ask, state: State) {
  const figures = skillFigures(TOTAL, { quick: QUICK.total });
  const soFar = figures.map((figure) => ask.counted('totals', figure));
  // Over the numbers, where a slip shows while they are tapped.
  tellSum(
    ask,
    state,
    soFar.reduce((sum, total) => sum + total, 0),
  );
  const totals = ask.count({
    id: 'totals',
    title: say('session.challenge.enterTotals'),
    help: say('session.challenge.enterTotalsHelp'),
    reference: 'counting-challenges',
    figures,
    missing: (counts) => (sumOfSkills(counts) === 0 ? say('session.challenge.totalsMissing') : null),
  });
  return ok({ said: { corners: null, split: NO_SKILLS, adjust: NO_SKILLS, totals }, totals });
}

/** Six corners and the Hordes here can only come to so much: a slip shows before it counts. */
function tellSum(ask: Ask, { hordes }: State, sum: number): void {
  const added = hordes.encounter * HORDE_CHALLENGES;
  const [least, , most] = CORNER_WORTH.map((worth) => worth * RING.length + added);
  const within = sum >= (least ?? 0) && sum <= (most ?? sum);
  ask.tell({
    id: 'sum',
    title: say('session.challenge.sum'),
    help: say('session.challenge.sumHelp'),
    lines: [
      {
        id: 'sum',
        label: say('session.challenge.together'),
        note: say(added > 0 ? 'session.challenge.rangeHordes' : 'session.challenge.range', {
          least: least ?? 0,
          most: most ?? 0,
          hordes: amount('hordes', hordes.encounter),
        }),
        figure: `${sum}`,
        ...(sum > 0 && !within && { tied: true }),
      },
    ],
  });
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
    layout: 'chips',
    options: tied.map((skill) => ({
      id: skill,
      icon: iconOf(skill),
      label: say(`skill.${skill}`),
      note: amount('challenges', totals[skill]),
    })),
  });
  return threat ?? 'open';
}
