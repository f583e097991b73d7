import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { contestZone, populationOf } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { SETTLEMENT_SPACES } from '../../pieces';
import type { TileChoice } from '../../rules/assembly';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { say } from '../../say';
import { choose } from '../../session/wizards/choose';
import { ZONES, type Zone } from '../../terms';
import { answer, gainLines, gainsOf } from './answer';
import { askEach, editionAt, ownersAt, standingOf, type Counts } from './owners';

export interface ZoneCheckDraft {
  readonly zone: Zone | null;
  readonly settlements: number;
  readonly presence: Counts;
  readonly choice: TileChoice | null;
}

type Draft = ZoneCheckDraft;

const MOST_PRESENCE = 16;

/** One Zone of an Assembly: who is first, what was chosen, what second place gets. */
export const zoneCheck: RuleCheck<Draft> = {
  id: 'zone',
  icon: 'settlement',
  title: say('lesson.check.title.zone'),
  note: say('lesson.check.note.zone'),
  reference: 'second-place',
  begin: () => ({ zone: null, settlements: 0, presence: {}, choice: null }),
  steps: (table, draft) => [
    choose<Draft>(
      'zone',
      say('lesson.check.whichZone'),
      ZONES.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        chosen: draft.zone === zone,
        write: () => ({ ...draft, zone }),
      })),
    ),
    presenceStep(table, draft),
    ...choiceStep(table, draft),
    resolve(table, draft),
  ],
};

function presenceStep(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const pieces = standingOf(ownersAt(table), draft.presence).reduce((sum, [, count]) => sum + count, 0);
  return {
    kind: 'figures',
    id: 'presence',
    title: say('lesson.check.presence'),
    figures: [
      ...askEach<Draft>(ownersAt(table), {
        id: 'presence',
        counts: draft.presence,
        max: MOST_PRESENCE,
        write: (presence) => ({ ...draft, presence }),
      }),
      {
        id: 'settlements',
        label: say('lesson.check.settlements'),
        value: draft.settlements,
        track: { min: 0, max: SETTLEMENT_SPACES.dangerous },
        write: (settlements) => ({ ...draft, settlements }),
      },
    ],
    ...(pieces < draft.settlements && { missing: say('lesson.check.tooFewPieces') }),
  };
}

/** Only one player alone at the top chooses. */
function choiceStep(table: CheckedTable, draft: Draft): readonly CheckStep<Draft>[] {
  const { holder } = contestOf(table, draft);
  if (holder === null || holder === DISSENTERS) return [];
  return [
    choose<Draft>(
      'choice',
      say('lesson.check.choice'),
      (['production', 'votes'] as const).map((choice) => ({
        id: choice,
        icon: choice === 'votes' ? 'votes' : 'food',
        label: choice === 'votes' ? say('lesson.check.votesChoice') : say('lesson.check.production'),
        chosen: draft.choice === choice,
        write: () => ({ ...draft, choice }),
      })),
    ),
  ];
}

function contestOf(table: CheckedTable, { presence }: Draft) {
  return contestZone(standingOf(ownersAt(table), presence));
}

function resolve(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const books = openBooks(edition);
  rewardZone(books, {
    zone: draft.zone ?? 'sustenance',
    population: populationOf(draft.settlements),
    contest: contestOf(table, draft),
    choice: draft.choice ?? 'votes',
  });
  const { steps } = books.ledger;
  return answer(gainLines(edition, ownersAt(table), gainsOf(steps)), steps);
}
