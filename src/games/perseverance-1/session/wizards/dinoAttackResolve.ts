import type { WizardStep } from '@/engine';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import { attackOutcome } from '../decide/dinoAttack';
import type { Event } from '../event';
import { evolve } from '../evolve';
import type { State } from '../state';
import { withCorrections } from './byHandFigures';
import { communityNeeds, communitySteps, type CommunityNeeds } from './dinoAttackAsk';
import { attackCommand, type AttackCommand } from './dinoAttackCommand';
import type { AttackDraft } from './dinoAttackDraft';
import { retrieveStep } from './dinoAttackRetrieve';
import { rewardSteps, rewardsView, type RewardsView } from './dinoAttackRewards';
import {
  breachSteps,
  contributionStep,
  deterministicSteps,
  fightSteps,
  followersSaid,
} from './dinoAttackTold';

export interface ResolvedAttack {
  /** With what the table set otherwise on the told lines. */
  readonly command: Command;
  /** Everything after the rolls. */
  readonly steps: readonly WizardStep[];
  readonly rewards: RewardsView;
  readonly needs: CommunityNeeds;
}

/** The attack as far as the draft tells it; null while something is missing or cannot be. */
export function resolveAttack(state: State, draft: AttackDraft): ResolvedAttack | null {
  const entered = attackCommand(state, draft);
  const outcome = entered && attackOutcome(state, entered);
  if (!entered || !outcome?.ok) return null;
  const { figures } = outcome.value;
  const granting = withGranted(entered, figures.picks);
  const after = afterPhases(state, granting);
  if (!after) return null;
  const uncorrected = attackCommand(state, { ...draft, byHand: {} });
  const counted = uncorrected && attackOutcome(state, uncorrected);
  const needs = communityNeeds(after, figures);
  const command = withCounted(granting, needs);
  const granted = { ...draft, picks: command.picks };
  const rewards = rewardsView({ after, draft: granted, command, result: figures });
  const steps = [
    ...deterministicSteps(state, draft, outcome.value),
    ...fightSteps(draft, outcome.value),
    ...communitySteps(state, draft, needs),
    ...breachSteps(draft, outcome.value),
    contributionStep(
      draft,
      outcome.value,
      counted?.ok ? counted.value.figures.contribution : figures.contribution,
      rewards.pickers,
    ),
    ...rewardSteps(rewards),
    retrieveStep(state, draft, command, figures),
  ];
  return { command: withFollowers(state, command, followersSaid(steps)), steps, rewards, needs };
}

/** Picks that the position no longer grants (it was changed since) are not sent. */
function withGranted(command: AttackCommand, most: Readonly<Record<string, number>>): AttackCommand {
  const granted = Object.entries(command.picks).map(([id, chosen]) => [id, chosen.slice(0, most[id] ?? 0)]);
  return { ...command, picks: Object.fromEntries(granted) };
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
  const decision = decide(state, command, { pick: () => 0 });
  return decision.ok ? decision.value : [];
}
