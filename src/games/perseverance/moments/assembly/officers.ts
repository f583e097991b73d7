import {
  majority,
  type Ask,
  type Count,
  type Explanation,
  type Phrase,
  type Standing,
  type ResultLine,
} from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { say, signed } from '../../say';
import { cubesOf, type OfficerState } from '../../session/table';
import { followersOverride } from '../../session/wizards/followersOverride';
import { ownerLine } from '../../session/wizards/ownerLine';
import type { Given } from '../../session/wizards/followersOverride';
import { whyOf } from '../../session/wizards/whyOf';
import { sayCounted, sayMoments, type CountedFigure } from '../tracking/level';
import { COUNT_STEP, type CountedToo } from './presence';

/** When a number was counted last, where nobody follows it. */
interface Remembered {
  readonly last?: CountedFigure | null;
}

/** What an episode says about what its Officers look at. */
interface Looking<O extends string, C extends string> {
  readonly officers: readonly O[];
  /** Only what nobody follows. */
  readonly looksAt: Readonly<Record<O, readonly C[]>>;
  /** Over what is asked. */
  readonly title: Phrase;
  standings(officer: O): Standing;
  figure(player: string, condition: C): Omit<Count, 'id' | 'player' | 'group' | 'note'> & Remembered;
}

/** One number that an Officer looks at, as the table gave it or as it is filled in. */
export interface LookedAt<C extends string> {
  readonly player: string;
  readonly condition: C;
  readonly value: number;
  /** Somebody gave it here. */
  readonly isCounted: boolean;
  /** Somebody gave it here or before. */
  readonly isKnown: boolean;
}

/** In Essentials, what only the table knows, of those alone who have a place with the Officer: on the page of the Presence. */
export function askConditions<O extends string, C extends string>(
  ask: Ask,
  { officers, looksAt, title, standings, figure }: Looking<O, C>,
): { readonly answers: readonly LookedAt<C>[]; readonly asked: CountedToo } {
  const asked = officers.flatMap((officer) => {
    const { first, second } = majority(standings(officer));
    const players = [...first, ...second].filter((owner) => owner !== DISSENTERS);
    return looksAt[officer].flatMap((condition) =>
      players.map((player) => {
        const { last, ...about } = figure(player, condition);
        const one: Count = {
          id: `condition:${player}:${condition}`,
          player,
          row: `condition:${officer}:${condition}`,
          column: player,
          group: say(`officer.${officer}`),
          ...about,
        };
        const isCounted = ask.given(COUNT_STEP, one) !== null;
        // What was counted some time ago says so, until somebody counts it again.
        const note = last && !isCounted ? { note: sayCounted(last) } : {};
        return { officer, player, condition, isCounted, last, figure: { ...one, ...note } };
      }),
    );
  });
  const first = asked.filter(
    ({ figure: { row } }, i) => asked.findIndex((one) => one.figure.row === row) === i,
  );
  return {
    answers: asked.map(({ player, condition, isCounted, figure: one }) => ({
      player,
      condition,
      value: ask.counted(COUNT_STEP, one),
      isCounted,
      isKnown: isCounted || !one.unknown,
    })),
    asked: {
      figures: asked.map((one) => one.figure),
      rows: first.map(({ officer, figure: { row = '', label } }) => ({
        id: row,
        group: title,
        label: say('session.assemblyWizard.choiceOf', { zone: say(`officer.${officer}`), choice: label }),
        ...sayMoments(
          asked.filter((one) => one.figure.row === row && !one.isCounted).flatMap(({ last }) => last ?? []),
        ),
      })),
    },
  };
}

/** Who is first and second with one Officer, and what it gives. */
export interface ScoredOfficer {
  readonly officer: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly followers: Readonly<Record<string, number>>;
}

/** One Officer: who is first, who second, what the Officer looks at (`under`), and what it gives. */
export function officerLines(
  ask: Ask,
  { officer, first, second, followers }: ScoredOfficer,
  cubes: OfficerState,
  /** Begins with the places. */
  why: Explanation,
  under: (player: string) => readonly ResultLine[],
): readonly ResultLine[] {
  const group = say(`officer.${officer}`);
  const places = [
    ...first.map((owner) => ({ owner, place: 'full', rivals: first.length }) as const),
    ...second.map((owner) => ({ owner, place: 'half', rivals: second.length }) as const),
  ];
  if (places.length === 0)
    return [{ id: `${officer}:nobody`, group, label: say('session.assemblyWizard.noCubes') }];
  return places.flatMap(({ owner, place, rivals }): readonly ResultLine[] => {
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
    const set = followersOverride(ask, { line: line.id, computed: followers[owner] ?? 0 });
    return [
      {
        ...line,
        note: say(`session.assemblyWizard.${place}`, { cubes: count }),
        figure: signed(set.value),
        why: [...why.slice(0, 1), ...whyOf(why, owner)],
        override: set,
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
      computed: followers[player] ?? 0,
    })),
  );
}

/** The name of the line among the figures that the table may set. */
function officerLine(officer: string, player: string): string {
  return `officer:${officer}:${player}`;
}
