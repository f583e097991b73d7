import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { rulesOf } from '../../editions';
import { PIECES, playerCount } from '../../pieces';
import { influence } from '../../rules/influence';
import { amount, say } from '../../say';
import { choose } from '../../session/wizards/choose';
import { ownerLine } from '../../session/wizards/ownerLine';
import { OFFICERS, type Officer } from '../../terms';
import { answer, gainLines, refused } from './answer';
import { askEach, countOf, editionAt, influencersAt, slotsOf, standingOf, type Counts } from './owners';

export interface InfluenceCheckDraft {
  readonly officer: Officer | null;
  readonly cubes: Counts;
  readonly count: number;
  readonly placer: string | null;
}

type Draft = InfluenceCheckDraft;

/** A track that fills up: who gets the bonus, and where the rest goes. */
export const influenceCheck: RuleCheck<Draft> = {
  id: 'influence',
  icon: 'influence',
  title: say('lesson.check.title.influence'),
  note: say('lesson.check.note.influence'),
  reference: 'officer-bonus',
  begin: () => ({ officer: null, cubes: {}, count: 1, placer: null }),
  steps: (table, draft) => [
    choose<Draft>(
      'officer',
      say('lesson.check.whichOfficer'),
      OFFICERS.map((officer) => ({
        id: officer,
        icon: 'officers',
        label: say(`officer.${officer}`),
        chosen: draft.officer === officer,
        write: () => ({ ...draft, officer }),
      })),
    ),
    cubesStep(table, draft),
    choose<Draft>(
      'placer',
      say('lesson.check.placer'),
      table.seats.map(({ id }) => ({
        id,
        ...ownerLine(id),
        chosen: draft.placer === id,
        write: () => ({ ...draft, placer: id }),
      })),
    ),
    resolve(table, draft),
  ],
};

function cubesStep(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const spaces = spacesAt(table);
  const owners = influencersAt(table);
  const lying = owners.reduce((sum, owner) => sum + countOf(draft.cubes, owner), 0);
  return {
    kind: 'figures',
    id: 'cubes',
    title: say('lesson.check.cubes'),
    figures: [
      ...askEach<Draft>(owners, {
        id: 'cubes',
        group: say('lesson.check.onTrack'),
        counts: draft.cubes,
        max: spaces - 1,
        write: (cubes) => ({ ...draft, cubes }),
      }),
      {
        id: 'count',
        group: say('lesson.check.placing'),
        label: say('session.counter.cubes'),
        value: draft.count,
        track: { min: 1, max: 3 },
        write: (count) => ({ ...draft, count }),
      },
    ],
    ...(lying >= spaces && { missing: say('lesson.check.trackFull') }),
  };
}

function spacesAt(table: CheckedTable): number {
  return rulesOf(editionAt(table)).influenceSpaces[playerCount(table.seats)];
}

function resolve(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const owners = influencersAt(table);
  const outcome = influence({
    edition,
    players: table.seats.map(({ id }) => ({ id, safeguard: 0, valor: 0 })),
    officer: draft.officer ?? 'chief-mate',
    slots: slotsOf(owners, draft.cubes),
    pool: standingOf(owners, {}),
    source: 'action',
    count: draft.count,
    placer: {
      id: draft.placer ?? table.seats[0]?.id ?? '',
      influenceLeft: PIECES.influence,
      story: 4,
      food: 0,
      leader: null,
      foodUsed: 0,
    },
    engineerBonus: 2,
  });
  if (!outcome.ok) return refused(outcome.error);
  const { figures, explanation } = outcome.value;
  return answer(
    [
      ...gainLines(edition, owners, figures.deltas),
      {
        id: 'track',
        icon: 'influence',
        label: say('lesson.check.trackAfter'),
        note: amount('cubes', figures.slots.length),
      },
    ],
    explanation,
  );
}
