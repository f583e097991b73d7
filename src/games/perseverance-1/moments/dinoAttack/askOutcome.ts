import { withCorrections } from '@/engine';
import type { DinoAttackResult } from './rule';
import type { Command } from '../../session/command';
import { attackOutcome } from './decide';
import type { Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import type { State } from '../../session/state';
import { askCommunity, communityNeeds, type CommunityNeeds } from './askCommunity';
import type { AttackCommand } from './askPosition';
import { askCombatRewards, picksIn } from './askRewards';
import { fightPage } from './fightPage';
import type { AttackArea } from './attackArea';
import { rewardsView } from './rewardsView';
import {
  breachLines,
  contributionLines,
  contributionOf,
  deterministicLines,
  fightLines,
  followersSet,
  tellPhases,
} from './tellPhases';
import { ahead, type Ask } from '../../session/wizards/wizard';

/** Everything after the rolls, page by page; an attack that the rules refuse goes no further. */
export function askOutcome(ask: Ask, state: State, area: AttackArea, rolled: AttackCommand): Command {
  const { zone } = area;
  const counted = attackOutcome(state, rolled);
  if (!counted.ok) return rolled;
  const computed = counted.value.figures.contribution;
  const entered = { ...rolled, ...contributionSet(ask, area, computed) };
  const outcome = attackOutcome(state, entered);
  const after = afterPhases(state, entered);
  if (!outcome.ok || !after) return entered;
  const result = outcome.value.figures;
  const needs = communityNeeds(after, result);
  const { picks, declined } = ask.drawn(picksIn(zone));
  const command = withCounted({ ...entered, picks: granted(picks, result.picks) }, needs);
  const rewards = rewardsView({ after, picked: { picks: command.picks, declined }, command, result });
  const resolved = { zone, outcome: outcome.value };
  askCommunity(ask, state, area, rolled.grid, { needs, result });
  const deterministic = deterministicLines(ask, state, resolved);
  const breach = breachLines(ask, resolved);
  tellPhases(ask, {
    scenes: [...deterministic, ...fightLines(ask, resolved)],
    fight: fightPage(state, area, entered, resolved, followersSet(breach)),
    breach,
    contribution: contributionLines(ask, resolved, computed, rewards.pickers),
  });
  askCombatRewards(ask, zone, rewards);
  return withFollowers(state, command, followersSet([...deterministic, ...breach]));
}

/** The table's own count, where it differs. */
function contributionSet(
  ask: Ask,
  { zone }: AttackArea,
  computed: DinoAttackResult['contribution'],
): Pick<AttackCommand, 'contribution'> {
  const set = Object.entries(computed).flatMap(([player, pieces]) => {
    const { value } = contributionOf(ask, zone, player, pieces);
    return value === pieces ? [] : [[player, value] as const];
  });
  return set.length > 0 ? { contribution: Object.fromEntries(set) } : {};
}

/** Picks that the position no longer grants (it was changed since) are not sent. */
function granted(
  picks: AttackCommand['picks'],
  most: Readonly<Record<string, number>>,
): AttackCommand['picks'] {
  return Object.fromEntries(
    Object.entries(picks).map(([id, chosen]) => [id, chosen.slice(0, most[id] ?? 0)]),
  );
}

/** Only what the table was asked for is remembered of the Zone. */
function withCounted(command: AttackCommand, { settlements, dice }: CommunityNeeds): AttackCommand {
  const { community } = command;
  return community ? { ...command, community: { ...community, counted: { settlements, dice } } } : command;
}

/** The table as the phases before the rewards leave it. */
function afterPhases(state: State, command: AttackCommand): State | null {
  const events = eventsOf(state, { ...command, picks: {} });
  const resolved = events.findIndex(({ type }) => type === 'attackResolved');
  return resolved < 0 ? null : events.slice(0, resolved + 1).reduce(evolve, state);
}

function withFollowers(
  state: State,
  command: AttackCommand,
  said: Readonly<Record<string, number>>,
): Command {
  const after = eventsOf(state, command).reduce(evolve, state);
  return withCorrections(
    command,
    Object.entries(said).map(([owner, by]) => ({
      owner,
      counter: 'followers' as const,
      to: Math.max(0, (after.players[owner]?.followers ?? 0) + by),
    })),
  );
}

function eventsOf(state: State, command: AttackCommand): readonly Event[] {
  const decision = ahead.decide(state, command);
  return decision.ok ? decision.value : [];
}
