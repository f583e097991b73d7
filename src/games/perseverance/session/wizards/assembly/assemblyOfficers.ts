import type { Explanation, ToldLine } from '@/engine';
import { DISSENTERS } from '../../../dissenters';
import { say, signed } from '../../../say';
import { cubesOf, type OfficerState } from '../../table';
import { ownerLine } from '../ownerLine';
import { followersByHand, type Given } from '../shiftFollowers';
import { whyOf } from '../whyOf';
import type { AssemblyDraft } from './assemblyDraft';

/** Who stands where with one Officer, and what it gives. */
export interface ScoredOfficer {
  readonly officer: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly followers: Readonly<Record<string, number>>;
}

/** One Officer: who is first, who second, what the Officer looks at (`under`), and what it gives. */
export function officerLines<D extends AssemblyDraft<string>>(
  draft: D,
  { officer, first, second, followers }: ScoredOfficer,
  cubes: OfficerState,
  /** Begins with the places. */
  why: Explanation,
  under: (player: string) => readonly ToldLine[],
): readonly ToldLine[] {
  const group = say(`officer.${officer}`);
  const places = [
    ...first.map((owner) => ({ owner, place: 'full', rivals: first.length }) as const),
    ...second.map((owner) => ({ owner, place: 'half', rivals: second.length }) as const),
  ];
  if (places.length === 0)
    return [{ id: `${officer}:nobody`, group, label: say('session.assemblyWizard.noCubes') }];
  return places.flatMap(({ owner, place, rivals }): readonly ToldLine[] => {
    const count = say('amount.cubes', { count: cubesOf(cubes, owner) });
    const line = { id: officerLine(officer, owner), ...ownerLine(owner), group, tied: rivals > 1 };
    if (owner === DISSENTERS)
      return [
        {
          ...line,
          note: say('session.assemblyWizard.unpaid', { cubes: count }),
          figure: '–',
          why: why.slice(0, 1),
        },
      ];
    const byHand = followersByHand(draft, { line: line.id, worked: followers[owner] ?? 0 });
    return [
      {
        ...line,
        note: say(`session.assemblyWizard.${place}`, { cubes: count }),
        figure: signed(byHand.value),
        why: [...why.slice(0, 1), ...whyOf(why, owner)],
        byHand,
      },
      ...under(owner),
    ];
  });
}

/** Only of those who have a place: a figure set for somebody who lost it since counts no more. */
export function givenByOfficers(officers: readonly ScoredOfficer[]): readonly Given[] {
  return officers.flatMap(({ officer, first, second, followers }) =>
    [...first, ...second].map((player) => ({
      line: officerLine(officer, player),
      player,
      worked: followers[player] ?? 0,
    })),
  );
}

/** The name of the line among the figures set by hand. */
function officerLine(officer: string, player: string): string {
  return `officer:${officer}:${player}`;
}
