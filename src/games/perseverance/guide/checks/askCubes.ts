import type { CheckAsk, CheckedTable } from '@/engine';
import { say } from '../../say';
import type { Counts } from '../../session/table';
import { ownerLine } from '../../session/wizards/ownerLine';
import { askOne } from './askOne';
import { figureEach, standingIn } from './owners';

const MOST_PLACED = 3;

interface OfficerTrack<Officer extends string> {
  readonly officers: readonly Officer[];
  /** Everybody who can have cubes there. */
  readonly owners: readonly string[];
  readonly spaces: number;
}

/** Cubes that are placed on an Officer: on whom, beside which others, how many, by whom. */
export function askCubes<Officer extends string>(
  ask: CheckAsk,
  { seats }: CheckedTable,
  { officers, owners, spaces }: OfficerTrack<Officer>,
) {
  const officer = askOfficer(ask, officers);
  const counts = ask.count({
    id: 'cubes',
    title: say('lesson.check.cubes'),
    figures: [
      ...figureEach(owners, { id: 'cubes', group: say('lesson.check.onTrack'), max: spaces - 1 }),
      {
        id: 'count',
        group: say('lesson.check.placing'),
        label: say('session.counter.cubes'),
        value: 1,
        track: { min: 1, max: MOST_PLACED },
      },
    ],
    missing: (said) => (slotsOf(owners, said).length >= spaces ? say('lesson.check.trackFull') : null),
  });
  const placer = askOne(ask, {
    id: 'placer',
    title: say('lesson.check.placer'),
    options: seats.map(({ id }) => ({ id, ...ownerLine(id) })),
  });
  return {
    officer,
    slots: slotsOf(owners, counts),
    count: counts.count,
    placer: placer ?? seats[0]?.id ?? '',
  };
}

/** Which Officer a question is about. */
export function askOfficer<Officer extends string>(
  ask: CheckAsk,
  officers: readonly Officer[],
): Officer | null {
  return askOne(ask, {
    id: 'officer',
    title: say('lesson.check.whichOfficer'),
    options: officers.map((officer) => ({
      id: officer,
      icon: 'officers',
      label: say(`officer.${officer}`),
    })),
  });
}

/** The cubes on the spaces, in any order: only how many of each counts. */
function slotsOf(owners: readonly string[], counts: Counts): readonly string[] {
  return standingIn(counts, 'cubes', owners).flatMap(([owner, length]) =>
    Array.from({ length }, () => owner),
  );
}
