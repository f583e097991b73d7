import { ok, type Chance } from '@/engine';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import { isLight } from '../../rules/challengeCards';
import { readPatrol } from '../../rules/input/readPatrol';
import { readThreat } from '../../rules/input/readThreat';
import { patrol as resolveStage } from '../../rules/patrol';
import { threat as checkThreat, type SoldierCount } from '../../rules/threat';
import { nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Change } from '../change';
import type { Command } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isFull, type Patrol, type State } from '../state';
import { rulesFor, soldiersOf } from '../supplies';
import { chain, count, trackedDeltas, type Decision } from './decision';
import { resolveRaw } from './resolveRaw';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const STAGES = 2;

/** Soldiers of the board go onto a card; one Patrol at a time. */
export function patrolBegin(state: State, command: CommandOf<'patrolBegin'>): Decision {
  const { player, soldiers, stages, requirement } = command;
  const army = soldiers.light + soldiers.heavy;
  const { patrolLimit } = rulesFor(state);
  if (patrolOf(state, player)) return no('onPatrol', { player: nameOf(player) });
  if (![soldiers.light, soldiers.heavy, requirement].every((n) => Number.isInteger(n) && n >= 0))
    return no('patrolNeeds', { count: 1 });
  if (army < Math.max(1, requirement)) return no('patrolNeeds', { count: Math.max(1, requirement) });
  if (army > patrolLimit) return no('patrolLimit', { count: patrolLimit });
  if (!Number.isInteger(stages) || stages < 1 || stages > STAGES)
    return no('outside', { what: say('session.counter.stages'), min: 1, max: STAGES });
  const taken: Change[] = [];
  for (const kind of SOLDIERS) {
    const { onBoard, inDefense } = soldiersOf(state, player, kind);
    // In Essentials nobody follows the board: what it lacks comes out of the supply.
    const available = isFull(state) ? onBoard : PIECES.soldiersOfAKind - inDefense;
    if (soldiers[kind] > available)
      return no('soldiersOnBoard', { player: nameOf(player), kind: say(`figure.${kind}`), count: available });
    const off = Math.min(onBoard, soldiers[kind]);
    if (off > 0) taken.push(count(player, SOLDIER_ASSET[kind], -off));
  }
  const { light, heavy } = soldiers;
  return ok([
    happened('patrolBegun', { player, light, heavy }, [
      ...taken,
      { what: 'patrol', player, to: { soldiers: { light, heavy }, stage: 1, stages } },
    ]),
  ]);
}

export function patrolStage(state: State, command: CommandOf<'patrolStage'>): Decision {
  const { player, stageRewards, challengeLimit, drawn, kept } = command;
  const under = patrolOf(state, player);
  if (!under) return no('noPatrol', { player: nameOf(player) });
  const outcome = resolveRaw(readPatrol, resolveStage, {
    ...standing(state, player),
    soldiers: under.soldiers,
    stageRewards: Object.fromEntries(stageRewards),
    challengeLimit,
    drawn,
    kept,
  });
  if (!outcome.ok) return outcome;
  return ok([
    happened(
      'stageResolved',
      { player, stage: under.stage },
      trackedDeltas(state, outcome.value.figures.deltas),
      outcome.value.explanation,
    ),
  ]);
}

/** One Challenge card and its reward, whoever drew it and why (R33). */
export function challengeCard(state: State, { player, card, choice }: CommandOf<'challengeCard'>): Decision {
  const outcome = resolveRaw(readPatrol, resolveStage, {
    ...standing(state, player),
    soldiers: isLight(card) ? { light: 1 } : { heavy: 1 },
    challengeLimit: 1,
    drawn: [card],
    kept: [{ card, choice }],
  });
  if (!outcome.ok) return outcome;
  return ok([
    happened(
      'cardGained',
      { player, card },
      trackedDeltas(state, outcome.value.figures.deltas),
      outcome.value.explanation,
    ),
  ]);
}

/** Who stands on the card when nobody told the app: one fewer than the published limit. */
const ANYBODY: SoldierCount = { light: 4, heavy: 4 };

/** The Threat checks of a stage. A roll that nobody made is made here. A Patrol without Soldiers is over. */
export function threat(state: State, { player, checks }: CommandOf<'threat'>, chance: Chance): Decision {
  const under = patrolOf(state, player);
  if (!under && isFull(state)) return no('noPatrol', { player: nameOf(player) });
  if (checks.length === 0) return no('noChange');
  const { edition, deterministic } = state.config;
  const { threatLight = 0, threatHeavy = 0 } = state.players[player] ?? {};
  const onCard = under?.soldiers ?? ANYBODY;
  const transition = checks.some(({ kind }) => kind === 'transition');
  if (transition && under && under.stage >= under.stages) return no('lastStage');
  const outcome = resolveRaw(readThreat, checkThreat, {
    edition,
    mode: deterministic.threat ? 'deterministic' : 'dice',
    soldiers: onCard,
    trackers: { light: threatLight, heavy: threatHeavy },
    checks: checks.map((check) => ({ ...check, roll: check.roll ?? chance.pick(6) + 1 })),
  });
  if (!outcome.ok) return outcome;
  const { soldiers, lost, trackers, advances } = outcome.value.figures;
  const changes: Change[] = [];
  if (trackers && trackers.light !== threatLight)
    changes.push(count(player, 'threatLight', trackers.light - threatLight));
  if (trackers && trackers.heavy !== threatHeavy)
    changes.push(count(player, 'threatHeavy', trackers.heavy - threatHeavy));
  if (under)
    changes.push({
      what: 'patrol',
      player,
      to: { soldiers, stage: advances ? under.stage + 1 : under.stage, stages: under.stages },
    });
  const checked: Decision = ok([
    happened('threatChecked', { player, ...lost }, changes, outcome.value.explanation),
  ]);
  const over = under !== null && soldiers.light + soldiers.heavy === 0;
  return over ? chain(state, checked, (after) => patrolEnd(after, player)) : checked;
}

/** Survivors come home; the card stays with the player and counts for the Chief of Security. */
export function patrolEnd(state: State, player: string): Decision {
  const under = patrolOf(state, player);
  if (!under) return no('noPatrol', { player: nameOf(player) });
  const home = SOLDIERS.filter((kind) => under.soldiers[kind] > 0).map((kind) =>
    count(player, SOLDIER_ASSET[kind], under.soldiers[kind]),
  );
  return ok([
    happened('patrolEnded', { player, ...under.soldiers }, [
      { what: 'patrol', player, to: null },
      ...home,
      count(player, 'patrols', 1),
    ]),
  ]);
}

function patrolOf(state: State, player: string): Patrol | null {
  return state.players[player]?.patrol ?? null;
}

function standing(state: State, id: string) {
  const { safeguard, valor } = state.players[id] ?? {};
  return { edition: state.config.edition, player: { id, safeguard, valor } };
}
