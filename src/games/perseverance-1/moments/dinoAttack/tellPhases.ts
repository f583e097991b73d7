import { stepsOf, type ResultLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import type { DinoAttackResult } from './rule';
import type { AttackPhase, Part } from '../../rules/parts';
import { amount, nameOf, say } from '../../say';
import type { Zone } from '../../terms';
import type { State } from '../../session/state';
import type { Ask } from '../../session/wizards/wizard';
import type { FightPage } from './fightPage';
import { phaseOf, type Resolved } from './phaseOf';
import type { Picker } from './rewardsView';

type Line = ResultLine;

const MOST_PIECES = 24;

/** What a page says of the phases before the rewards. */
interface Told {
  /** One a blow. */
  readonly scenes: readonly Line[];
  /** The same on the grid. */
  readonly fight: FightPage;
  readonly breach: readonly Line[];
  readonly contribution: readonly Line[];
}

/** Everything that only follows from the position and the dice, on one page: nothing on it has to be answered. */
export function tellPhases(ask: Ask, { scenes, fight, breach, contribution }: Told): void {
  const about = {
    id: 'outcome',
    title: say('session.attack.outcome'),
    help: say('session.attack.outcomeHelp'),
    lines: [...breach, ...contribution],
  };
  ask.scenes({ ...about, scenes, stage: { widget: 'attackFight', given: fight } });
}

/** Traps and Walls that need no die. The lines may have been set by the table. */
export function deterministicLines(ask: Ask, state: State, result: Resolved): readonly Line[] {
  const { deterministic } = state.config;
  return (['trap', 'wall'] as const)
    .filter((phase) => deterministic[`${phase}s`])
    .flatMap((phase) =>
      linesOf(ask, result, phase).map((line) => ({ ...line, group: say(`session.attack.${phase}s`) })),
    );
}

/** Row by row and column by column, as it is fought. */
export function fightLines(ask: Ask, result: Resolved): readonly Line[] {
  const steps = phaseOf(result, 'fight');
  return linesOf(ask, result, 'fight').map((line, i) => {
    const top = steps[i]?.id?.at?.row === 0;
    return { ...line, group: say(top ? 'session.attack.topRow' : 'session.attack.bottomRow') };
  });
}

/** The lines may have been set by the table. */
export function breachLines(ask: Ask, result: Resolved): readonly Line[] {
  const { breach } = result.outcome.figures;
  if (breach.trampler + breach.raptor === 0) return [];
  return linesOf(ask, result, 'breach').map((line) => ({ ...line, group: say('session.attack.breach') }));
}

/** A player's Combat Contribution, by the rules or by the table's own count. */
export function contributionOf(ask: Ask, zone: Zone, player: string, computed: number) {
  return ask.override(`${zone}:contribution:${player}`, { computed, track: { min: 0, max: MOST_PIECES } });
}

/** `computed`: as the rules count the pieces; the picks follow from what counts. */
export function contributionLines(
  ask: Ask,
  { zone, outcome: { figures, explanation } }: Resolved,
  computed: DinoAttackResult['contribution'],
  pickers: readonly Picker[],
): readonly Line[] {
  const { contribution, picks, mayRepeat } = figures;
  const highest = stepsOf<Part>(explanation, { part: 'contribution-repeat' });
  const lines = Object.keys(contribution).map((player): Line => {
    const repeats = mayRepeat.includes(player);
    const status = pickers.find((one) => one.player === player)?.status;
    const note =
      status === 'unpaid'
        ? 'picksUnpaid'
        : status === 'worthless'
          ? 'picksWorthless'
          : repeats && (picks[player] ?? 0) > 1
            ? 'picksRepeat'
            : 'picks';
    return {
      id: `contribution-${player}`,
      player,
      group: say('session.attack.contribution'),
      label: say('session.event.owner', { player: nameOf(player) }),
      note: say(`session.attack.${note}`, { picks: amount('picks', picks[player] ?? 0) }),
      figure: `${contribution[player] ?? 0}`,
      tied: repeats,
      why: [...stepsOf<Part>(explanation, { part: 'contribution', of: player }), ...(repeats ? highest : [])],
      override: contributionOf(ask, zone, player, computed[player] ?? 0),
    };
  });
  const blocked = stepsOf<Part>(explanation, { part: 'contribution-blocked' }).map((step, i): Line => ({
    id: `blocked-${i}`,
    icon: 'lock',
    group: say('session.attack.contribution'),
    label: step.rule,
  }));
  return [...lines, ...blocked];
}

/** What the table gave or took on top of these lines, in Followers by player. */
export function followersSet(lines: readonly Line[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { player, override: own } of lines)
    if (player !== undefined && own && own.value !== own.computed)
      sums.set(player, (sums.get(player) ?? 0) + own.value - own.computed);
  return Object.fromEntries(sums);
}

function linesOf(ask: Ask, result: Resolved, phase: AttackPhase): readonly Line[] {
  return phaseOf(result, phase).map((step, i): Line => {
    const of = step.id?.of;
    const player = of === DISSENTERS ? undefined : of;
    const by = step.deltas?.find(({ asset }) => asset === 'followers')?.by ?? 0;
    // Called by what the rules say, too: after another roll the table's figure means nothing any more.
    const own =
      by !== 0 && player !== undefined
        ? ask.override(`${result.zone}:${phase}:${i}:${player}:${by}`, {
            label: say('asset.followers'),
            computed: by,
            track: { min: -99, max: 99 },
          })
        : undefined;
    const shown = own?.value ?? by;
    return {
      id: `${phase}-${i}`,
      ...(player !== undefined && { player }),
      label: step.rule,
      ...(own && { figure: shown < 0 ? `−${-shown}` : `+${shown}`, override: own }),
      why: [step],
    };
  });
}
