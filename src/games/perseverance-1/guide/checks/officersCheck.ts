import { sumDeltas, type Phrase, type RuleCheck } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askOfficer } from '../../../perseverance/guide/checks/askCubes';
import { figureEach, standingIn } from '../../../perseverance/guide/checks/owners';
import { stepsOfOfficer } from '../../../perseverance/moments/assembly/assemblyNow';
import { countOf } from '../../../perseverance/session/table';
import { PIECES } from '../../pieces';
import { officerScoring } from '../../moments/assembly/officerScoring';
import { say } from '../../say';
import { record } from '../../session/state';
import { OFFICERS, type Officer } from '../../terms';
import { gainLines } from './answer';
import { editionAt, influencersAt } from './owners';
import type { Names } from '../../session/names';

type Looked = 'area' | 'patrols' | 'settlements' | 'dice' | 'built';

/** What each Officer looks at, and how much of it there can be. */
const LOOKS_AT: Readonly<Record<Officer, readonly Looked[]>> = {
  'chief-mate': ['area'],
  'chief-of-security': ['patrols'],
  'chief-steward': ['settlements', 'dice'],
  'chief-engineer': ['built'],
};
const MOST: Readonly<Record<Looked, number>> = {
  area: 20,
  patrols: 19,
  settlements: PIECES.settlements,
  dice: PIECES.dice,
  built: PIECES.walls + PIECES.traps,
};
const NAMES: Readonly<Record<Looked, Phrase>> = {
  area: say('lesson.check.area'),
  patrols: say('lesson.check.patrols'),
  settlements: say('session.supply.settlements'),
  dice: say('session.counter.dice'),
  built: say('lesson.check.built'),
};

/** One Officer at an Assembly: most cubes in full, second most half. */
export const officersCheck: RuleCheck<Names> = {
  id: 'officers',
  icon: 'officers',
  title: say('lesson.check.title.officers'),
  note: say('lesson.check.note.officers'),
  reference: 'officer-scoring',
  script(ask, table) {
    const edition = editionAt(table);
    const players = table.seats.map(({ id }) => id);
    const owners = influencersAt(table);
    const officer = askOfficer(ask, OFFICERS) ?? 'chief-mate';
    const cubes = ask.count({
      id: 'cubes',
      title: say('lesson.check.cubes'),
      figures: figureEach(owners, { id: 'cubes', max: PIECES.influence }),
    });
    const counts = ask.count({
      id: 'counts',
      title: say('lesson.check.counts'),
      figures: LOOKS_AT[officer].flatMap((looked) =>
        figureEach(players, { id: looked, group: NAMES[looked], max: MOST[looked] }),
      ),
    });
    const has = (looked: Looked, player: string) => countOf(counts, `${looked}:${player}`);
    const outcome = officerScoring.ask({
      edition,
      players: players.map((id) => ({
        id,
        areas: [has('area', id)],
        patrols: has('patrols', id),
        settlements: has('settlements', id),
        dice: has('dice', id),
        wallsAndTraps: has('built', id),
      })),
      influence: record(OFFICERS, (name) =>
        Object.fromEntries(standingIn(name === officer ? cubes : {}, 'cubes', owners)),
      ),
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const steps = stepsOfOfficer(officer, outcome.value.explanation);
    tellAnswer(ask, answer(gainLines(edition, players, sumDeltas(steps)), steps));
  },
};
