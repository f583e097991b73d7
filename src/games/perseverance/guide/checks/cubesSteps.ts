import type { CheckedTable, CheckStep } from '@/engine';
import { say } from '../../say';
import { countOf, type Counts } from '../../session/table';
import { choose } from '../../session/wizards/choose';
import { ownerLine } from '../../session/wizards/ownerLine';
import { askEach } from './owners';

/** Cubes that are placed on an Officer: on whom, beside which others, how many, by whom. */
export interface CubesDraft<Officer extends string> {
  readonly officer: Officer | null;
  readonly cubes: Counts;
  readonly count: number;
  readonly placer: string | null;
}

export const NO_CUBES = { officer: null, cubes: {}, count: 1, placer: null } as const;

const MOST_PLACED = 3;

export function cubesSteps<Officer extends string, Draft extends CubesDraft<Officer>>(
  { seats }: CheckedTable,
  draft: Draft,
  { officers, owners, spaces }: OfficerTrack<Officer>,
): readonly CheckStep[] {
  const lying = owners.reduce((sum, owner) => sum + countOf(draft.cubes, owner), 0);
  return [
    officerStep<Officer, Draft>(draft, officers),
    {
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
          track: { min: 1, max: MOST_PLACED },
          write: (count) => ({ ...draft, count }),
        },
      ],
      ...(lying >= spaces && { missing: say('lesson.check.trackFull') }),
    },
    choose<Draft>(
      'placer',
      say('lesson.check.placer'),
      seats.map(({ id }) => ({
        id,
        ...ownerLine(id),
        chosen: draft.placer === id,
        write: () => ({ ...draft, placer: id }),
      })),
    ),
  ];
}

/** Which Officer a question is about. */
export function officerStep<Officer extends string, Draft extends { readonly officer: Officer | null }>(
  draft: Draft,
  officers: readonly Officer[],
): CheckStep {
  return choose<Draft>(
    'officer',
    say('lesson.check.whichOfficer'),
    officers.map((officer) => ({
      id: officer,
      icon: 'officers',
      label: say(`officer.${officer}`),
      chosen: draft.officer === officer,
      write: () => ({ ...draft, officer }),
    })),
  );
}

interface OfficerTrack<Officer extends string> {
  readonly officers: readonly Officer[];
  /** Whoever can have cubes there. */
  readonly owners: readonly string[];
  readonly spaces: number;
}

/** The cubes on the spaces, in any order: only how many of each counts. */
export function slotsOf(owners: readonly string[], cubes: Counts): readonly string[] {
  return owners.flatMap((owner) => Array.from({ length: countOf(cubes, owner) }, () => owner));
}
