import { ok, type Chance, type Explanation, type Refusal, type Result } from '@/engine';
import { count } from '../../../perseverance/session/tableChange';
import { without, type PerkList } from '../../perks';
import type { Party } from '../combat/party';
import { threat as checkThreat, type ThreatKind, type ThreatResult } from './rule';
import { applyChanges, type Change } from '../../session/change';
import type { KeptChallenge, Onward } from '../../session/moves';
import type { CheckedThreat } from '../../session/pieces';
import { rulesPlayer, seatOf } from '../../session/records';
import type { Adventure, State } from '../../session/state';
import { changesIn } from '../../session/decide/decision';

/** What a rule changed, and why. */
export interface Settled {
  readonly changes: readonly Change[];
  readonly why: Explanation;
}

export function added(
  { changes, why }: Settled,
  state: State,
  outcome: {
    readonly figures: { readonly deltas: Parameters<typeof changesIn>[1] };
    readonly explanation: Explanation;
  },
): Settled {
  return {
    changes: [...changes, ...changesIn(state, outcome.figures.deltas)],
    why: [...why, ...outcome.explanation],
  };
}

/** Who faces a Threat; `idle` are Perks that this very stage gave. */
interface OnCard extends Pick<Adventure, 'party' | 'leaderIgnoreUsed'> {
  readonly idle?: PerkList;
}

interface Checked extends Settled {
  readonly party: Party;
  readonly leaderIgnoreUsed: boolean;
  readonly checks: readonly CheckedThreat[];
}

/** One Threat after the other, as long as somebody of the type is there to face it. */
export function checkAll(
  state: State,
  player: string,
  { party, leaderIgnoreUsed, idle = [] }: OnCard,
  kept: readonly KeptChallenge[],
  ignore: boolean,
  chance: Chance,
): Result<Checked, Refusal> {
  let all: Checked = { party, leaderIgnoreUsed, checks: [], changes: [], why: [] };
  for (const { kind, check } of ignore ? kept : withRolls(state, kept, chance)) {
    const there = all.party[kind] > 0 || (kind === 'heavy' && all.party.leader);
    if (!check || ignore || !there) continue;
    const now = applyChanges(state, all.changes);
    const faced = face(now, player, { ...all, idle, kind, ...check, lose: null, advance: null }, chance);
    if (!faced.ok) return faced;
    all = withThreat(all, faced.value);
  }
  return ok(all);
}

/** Also a roll that nobody is there for: with another past, every other one is still the roll that it was. */
function withRolls(state: State, kept: readonly KeptChallenge[], chance: Chance): readonly KeptChallenge[] {
  if (state.config.threat !== 'die') return kept;
  return kept.map((one) =>
    one.check ? { ...one, check: { ...one.check, roll: one.check.roll ?? 1 + chance.pick(6) } } : one,
  );
}

function withThreat(all: Checked, faced: Faced): Checked {
  return {
    party: faced.figures.party,
    leaderIgnoreUsed: faced.figures.leaderIgnoreUsed,
    checks: [...all.checks, faced.check],
    changes: [...all.changes, ...faced.changes],
    why: [...all.why, ...faced.why],
  };
}

interface Faced extends Settled {
  readonly figures: ThreatResult;
  readonly check: CheckedThreat;
}

/** A roll that nobody entered is made here, unless tokens move instead. */
export function face(
  state: State,
  player: string,
  at: OnCard & Onward & { readonly kind: ThreatKind; readonly useLeader: boolean },
  chance: Chance,
): Result<Faced, Refusal> {
  const { threatLight, threatHeavy } = seatOf(state, player);
  const mode = state.config.threat;
  const roll = mode === 'die' ? (at.roll ?? 1 + chance.pick(6)) : null;
  const { party, leaderIgnoreUsed, kind, useLeader, threat, lose, advance, idle = [] } = at;
  const seat = rulesPlayer(state, player);
  const outcome = checkThreat.ask({
    player: { ...seat, perks: without(seat.perks, idle) },
    mode,
    kind,
    threat,
    party,
    leaderIgnoreUsed,
    useLeader,
    roll,
    lose,
    advance,
    tracks: { light: threatLight, heavy: threatHeavy },
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { tracks, ignored, lost } = figures;
  return ok({
    figures,
    check: { kind, threat, roll: ignored ? null : roll, ignored, lost },
    changes: [
      ...changesIn(state, figures.deltas),
      ...(tracks && tracks.light !== threatLight
        ? [count(player, 'threatLight', tracks.light - threatLight)]
        : []),
      ...(tracks && tracks.heavy !== threatHeavy
        ? [count(player, 'threatHeavy', tracks.heavy - threatHeavy)]
        : []),
    ],
    why: explanation,
  });
}
