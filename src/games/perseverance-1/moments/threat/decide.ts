import { ok, type Chance, type Outcome, type Refusal, type Result } from '@/engine';
import type { SoldierCount } from '../../rules/fields';
import { threat as checkThreat, type ThreatResult } from './rule';
import type { Change } from '../../session/change';
import type { ThreatMove } from '../../session/command';
import type { CheckedThreat } from '../../session/event';
import type { State } from '../../session/state';
import { count } from '../../session/decide/decision';

/** A check, and what the timeline calls it. */
export interface NamedMove extends ThreatMove {
  readonly of: CheckedThreat['of'];
}

export interface Checked {
  readonly result: ThreatResult;
  readonly explanation: Outcome<ThreatResult>['explanation'];
  readonly checks: readonly CheckedThreat[];
  /** The tokens of the deterministic Threat. */
  readonly changes: readonly Change[];
}

/** A roll that nobody made is made here, once: what comes out of it is a fact of the event. */
export function withRolls(
  state: State,
  moves: readonly NamedMove[],
  chance: Chance,
): readonly (NamedMove & { readonly roll: number | null })[] {
  const luckless = state.config.deterministic.threat;
  return moves.map((move) => ({ ...move, roll: luckless ? null : (move.roll ?? chance.pick(6) + 1) }));
}

/** The Threat checks of one player in order, with every roll made. */
export function resolveChecks(
  state: State,
  player: string,
  soldiers: SoldierCount,
  moves: readonly NamedMove[],
): Result<Checked, Refusal> {
  const { edition, deterministic } = state.config;
  const { threatLight = 0, threatHeavy = 0 } = state.players[player] ?? {};
  const outcome = checkThreat.ask({
    edition,
    mode: deterministic.threat ? 'deterministic' : 'dice',
    soldiers,
    trackers: { light: threatLight, heavy: threatHeavy },
    checks: moves.map(({ kind, type, threat, roll }) => ({ kind, type, threat, roll })),
  });
  if (!outcome.ok) return outcome;
  const { figures: result, explanation } = outcome.value;
  const light = (result.trackers?.light ?? threatLight) - threatLight;
  const heavy = (result.trackers?.heavy ?? threatHeavy) - threatHeavy;
  return ok({
    result,
    explanation,
    checks: moves.map(({ of, threat, roll }, i) => ({
      of,
      threat,
      roll,
      lost: result.results[i]?.lost ?? null,
    })),
    changes: [
      ...(light === 0 ? [] : [count(player, 'threatLight', light)]),
      ...(heavy === 0 ? [] : [count(player, 'threatHeavy', heavy)]),
    ],
  });
}
