import { sumDeltas, type CheckedTable, type CheckStep, type Phrase, type RuleCheck } from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import { officerStep } from '../../../perseverance/guide/checks/cubesSteps';
import { askEach, standingOf } from '../../../perseverance/guide/checks/owners';
import { stepsOfOfficer } from '../../../perseverance/session/officerShares';
import { countOf, type Counts } from '../../../perseverance/session/table';
import { PIECES } from '../../pieces';
import { officerScoring } from '../../rules/officerScoring';
import { say } from '../../say';
import { record } from '../../session/state';
import { OFFICERS, type Officer } from '../../terms';
import { gainLines } from './answer';
import { editionAt, influencersAt } from './owners';
import type { Names } from '../../session/names';

type Looked = 'area' | 'patrols' | 'settlements' | 'dice' | 'built';

export interface OfficersCheckDraft {
  readonly officer: Officer | null;
  readonly cubes: Counts;
  readonly has: Readonly<Record<Looked, Counts>>;
}

type Draft = OfficersCheckDraft;

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
export const officersCheck: RuleCheck<Draft, Names> = {
  id: 'officers',
  icon: 'officers',
  title: say('lesson.check.title.officers'),
  note: say('lesson.check.note.officers'),
  reference: 'officer-scoring',
  begin: () => ({
    officer: null,
    cubes: {},
    has: { area: {}, patrols: {}, settlements: {}, dice: {}, built: {} },
  }),
  steps: (table, draft) => [
    officerStep<Officer, Draft>(draft, OFFICERS),
    {
      kind: 'figures',
      id: 'cubes',
      title: say('lesson.check.cubes'),
      figures: askEach<Draft>(influencersAt(table), {
        id: 'cubes',
        counts: draft.cubes,
        max: PIECES.influence,
        write: (cubes) => ({ ...draft, cubes }),
      }),
    },
    {
      kind: 'figures',
      id: 'counts',
      title: say('lesson.check.counts'),
      figures: LOOKS_AT[draft.officer ?? 'chief-mate'].flatMap((looked) =>
        askEach<Draft>(
          table.seats.map(({ id }) => id),
          {
            id: looked,
            group: NAMES[looked],
            counts: draft.has[looked],
            max: MOST[looked],
            write: (counts) => ({ ...draft, has: { ...draft.has, [looked]: counts } }),
          },
        ),
      ),
    },
    resolve(table, draft),
  ],
};

function resolve(table: CheckedTable, { officer: asked, cubes, has }: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const officer = asked ?? 'chief-mate';
  const owners = influencersAt(table);
  const outcome = officerScoring.ask({
    edition,
    players: table.seats.map(({ id }) => ({
      id,
      areas: [countOf(has.area, id)],
      patrols: countOf(has.patrols, id),
      settlements: countOf(has.settlements, id),
      dice: countOf(has.dice, id),
      wallsAndTraps: countOf(has.built, id),
    })),
    influence: record(OFFICERS, (name) =>
      Object.fromEntries(standingOf(owners, name === officer ? cubes : {})),
    ),
  });
  if (!outcome.ok) return refused(outcome.error);
  const steps = stepsOfOfficer(officer, outcome.value.explanation);
  return answer(
    gainLines(
      edition,
      table.seats.map(({ id }) => id),
      sumDeltas(steps),
    ),
    steps,
  );
}
