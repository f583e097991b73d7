import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import {
  cubesSteps,
  NO_CUBES,
  slotsOf,
  type CubesDraft,
} from '../../../perseverance/guide/checks/cubesSteps';
import { rulesOf } from '../../editions';
import { PIECES, playerCount } from '../../pieces';
import { influence } from '../../rules/influence';
import { amount, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { gainLines } from './answer';
import { editionAt, influencersAt } from './owners';
import type { Names } from '../../session/names';

export type InfluenceCheckDraft = CubesDraft<Officer>;
type Draft = InfluenceCheckDraft;

/** A track that fills up: who gets the bonus, and where the rest goes. */
export const influenceCheck: RuleCheck<Draft, Names> = {
  id: 'influence',
  icon: 'influence',
  title: say('lesson.check.title.influence'),
  note: say('lesson.check.note.influence'),
  reference: 'officer-bonus',
  begin: () => NO_CUBES,
  steps: (table, draft) => [
    ...cubesSteps(table, draft, {
      officers: OFFICERS,
      owners: influencersAt(table),
      spaces: spacesAt(table),
    }),
    resolve(table, draft),
  ],
};

function spacesAt(table: CheckedTable): number {
  return rulesOf(editionAt(table)).influenceSpaces[playerCount(table.seats)];
}

function resolve(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const owners = influencersAt(table);
  const outcome = influence.ask({
    edition,
    players: table.seats.map(({ id }) => ({ id, safeguard: 0, valor: 0 })),
    officer: draft.officer ?? 'chief-mate',
    slots: slotsOf(owners, draft.cubes),
    source: 'action',
    count: draft.count,
    placer: {
      id: draft.placer ?? table.seats[0]?.id ?? '',
      influenceLeft: PIECES.influence,
      story: 4,
    },
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
