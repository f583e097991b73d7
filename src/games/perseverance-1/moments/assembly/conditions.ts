import type { Ask, ResultLine } from '@/engine';
import { lastCount, sayCounted } from '../../../perseverance/moments/tracking/level';
import * as family from '../../../perseverance/moments/assembly/officers';
import type { CountedToo } from '../../../perseverance/moments/assembly/presence';
import { PIECES } from '../../pieces';
import type { OfficerRecord } from './officerScoring';
import { say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { cubeOwners } from '../../session/decide/count';
import { FIGURE } from '../../session/known';
import { cubeStandings, officerRecord } from '../../session/records';
import { isFull, playersOf, record, type State } from '../../session/state';

const CONDITIONS = ['area', 'patrols', 'settlements', 'dice', 'wallsAndTraps'] as const;
type Condition = (typeof CONDITIONS)[number];

/** What each Officer looks at. */
export const LOOKS_AT = {
  'chief-mate': ['area'],
  'chief-of-security': ['patrols'],
  'chief-steward': ['settlements', 'dice'],
  'chief-engineer': ['wallsAndTraps'],
} as const satisfies Record<Officer, readonly Condition[]>;

/** Followed at both levels. */
const FOLLOWED: readonly Condition[] = ['patrols', 'dice'];

/** What the rules accept of each number. */
const MOST = {
  area: 20,
  patrols: 19,
  settlements: PIECES.settlements,
  dice: PIECES.dice,
  wallsAndTraps: PIECES.walls + PIECES.traps,
} as const;

/** What the Officers look at. */
export interface Conditions {
  readonly records: readonly OfficerRecord[];
  /** In Essentials, what somebody has counted, now or before: not what was gone past, nor what was not asked. */
  readonly counted?: readonly string[];
  /** In Essentials: asked on the page of the Presence. */
  readonly asked?: CountedToo;
  /** What one of them shows under what the Officer gives. */
  shown(player: string, condition: Condition): Pick<ResultLine, 'note' | 'figure' | 'override'>;
}

/** In Full it is followed, and the table may know better; in Essentials the table is asked. */
export function askConditions(ask: Ask, state: State): Conditions {
  return isFull(state) ? followed(ask, state) : counted(ask, state);
}

function followed(ask: Ask, state: State): Conditions {
  const override = (player: string, condition: Condition) => {
    const { areas, ...rest } = officerRecord(state, player);
    return ask.override(`condition:${condition}:${player}`, {
      computed: { ...rest, area: Math.max(0, ...areas) }[condition],
      track: { min: 0, max: MOST[condition] },
      label: conditionName(condition),
    });
  };
  return {
    records: recordsOf(state, (player, condition) => override(player, condition).value),
    shown: (player, condition) => {
      const set = override(player, condition);
      return { figure: `${set.value}`, override: set };
    },
  };
}

function counted(ask: Ask, state: State): Conditions {
  const standings = cubeStandings(state, cubeOwners(state));
  const { answers, asked } = family.askConditions<Officer, Condition>(ask, {
    officers: OFFICERS,
    looksAt: LOOKS_AT,
    title: say('session.assemblyWizard.conditions'),
    standings: (officer) => standings[officer],
    figure: (player, condition) => figureOf(state, player, condition),
  });
  const answerTo = (player: string, condition: Condition) =>
    answers.find((one) => one.player === player && one.condition === condition);
  return {
    asked,
    records: recordsOf(
      state,
      (player, condition) => answerTo(player, condition)?.value ?? filledIn(state, player, condition),
    ),
    counted: answers
      .filter(({ isKnown }) => isKnown)
      .map(({ player, condition }) => FIGURE.of(condition, player)),
    shown: (player, condition) => {
      const { value = 0, isCounted, isKnown } = answerTo(player, condition) ?? {};
      return {
        ...(!isCounted &&
          !FOLLOWED.includes(condition) && { note: sayCounted(lastOf(state, player, condition)) }),
        figure: isKnown ? `${value}` : '–',
      };
    },
  };
}

function figureOf(state: State, player: string, condition: Condition) {
  const label = conditionName(condition);
  const last = lastOf(state, player, condition);
  const isFollowed = FOLLOWED.includes(condition);
  return {
    label,
    ...(!isFollowed && { last }),
    value: filledIn(state, player, condition),
    ...(!isFollowed && last === null && { unknown: true }),
    track: { min: 0, max: MOST[condition] },
  };
}

/** Patrols and dice as they are now, the rest as it was counted last. */
function filledIn(state: State, player: string, condition: Condition): number {
  if (condition === 'patrols' || condition === 'dice') return officerRecord(state, player)[condition];
  return lastOf(state, player, condition)?.value ?? 0;
}

function lastOf(state: State, player: string, condition: Condition) {
  return lastCount(state, FIGURE.of(condition, player));
}

export function conditionName(condition: Condition) {
  return say(`session.assemblyWizard.condition.${condition}`);
}

function recordsOf(
  state: State,
  valueOf: (player: string, condition: Condition) => number,
): readonly OfficerRecord[] {
  return playersOf(state).map((id) => {
    const { area, ...rest } = record(CONDITIONS, (condition) => valueOf(id, condition));
    return { id, areas: [area], ...rest };
  });
}
