import { DRY_RUN, type Explanation, type Phrase } from '@/engine';
import type { Party } from '../combat/party';
import type { RuledCommand } from '../../session/command';
import type { KeptChallenge, Onward, PerkPick, Thing } from '../../session/moves';
import { decide } from '../../session/decide/decide';
import type { Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import { seatOf } from '../../session/records';
import { say } from '../../say';
import type { Soldier } from '../../terms';
import { NOBODY, type Gains, type State } from '../../session/state';

/** Whose stage it is, and the numbers that are printed on it. */
export interface Stage {
  readonly player: string;
  readonly rewards: Gains;
}

/** What else is known of a stage so far. */
export interface StageSaid {
  /** What the stage gives besides numbers. */
  readonly things: readonly Thing[];
  readonly kept: readonly KeptChallenge[];
  readonly ignoreThreats: boolean;
  /** The Area of the Adventurers' Lodge, if the stage is resolved there. */
  readonly lodge: number | null;
  readonly then: 'end' | Onward | null;
  readonly savant: PerkPick | null;
}

export const NOTHING_SAID: StageSaid = {
  things: [],
  kept: [],
  ignoreThreats: false,
  lodge: null,
  then: null,
  savant: null,
};

export type StageCommand = Extract<RuledCommand, { type: 'adventureStage' }>;

export function stageCommand(
  { player, rewards }: Stage,
  { things, kept, ignoreThreats, lodge, then, savant }: StageSaid,
): StageCommand {
  return { type: 'adventureStage', player, rewards, things, kept, ignoreThreats, lodge, then, savant };
}

/** Who is on the card and where the tokens are, after what is known so far. */
export interface Standing {
  readonly party: Party;
  readonly leaderIgnoreUsed: boolean;
  readonly tokens: { readonly light: number; readonly heavy: number };
  readonly why: Explanation;
}

/** A roll of the app is not known yet: it has cost nobody. */
export function standingAfter(state: State, stage: Stage, said: StageSaid): Standing {
  const certain = { ...said, kept: said.kept.map((card) => withoutPending(state, card)) };
  const decision = decide(state, stageCommand(stage, certain), DRY_RUN);
  return standingIn(stage.player, state, decision.ok ? decision.value : []);
}

/** The same where the stage may be resolved already, and only the way on is left. */
export function standingBefore(state: State, stage: Stage, said: StageSaid): Standing {
  const { adventure } = seatOf(state, stage.player);
  if (adventure?.resolved) return standingIn(stage.player, state, []);
  return standingAfter(state, stage, { ...said, then: null, savant: null });
}

function standingIn(player: string, state: State, events: readonly Event[]): Standing {
  const { adventure, threatLight, threatHeavy } = seatOf(events.reduce(evolve, state), player);
  return {
    party: adventure?.party ?? NOBODY,
    leaderIgnoreUsed: adventure?.leaderIgnoreUsed ?? false,
    tokens: { light: threatLight, heavy: threatHeavy },
    why: events.flatMap(({ why }) => why ?? []),
  };
}

/** A way on that the Leader or the Lodge takes care of is no roll. */
export function isWayFree({ ignoreThreats }: StageSaid, { party, leaderIgnoreUsed }: Standing): boolean {
  return ignoreThreats || (party.leader && !leaderIgnoreUsed);
}

/** The app rolls it when the wizard is saved, and only then. */
export function isPending(state: State, { check }: KeptChallenge): boolean {
  return state.config.threat === 'die' && check !== null && check.roll === null && !check.useLeader;
}

export function withoutPending(state: State, card: KeptChallenge): KeptChallenge {
  return isPending(state, card) ? { ...card, check: null } : card;
}

/** What the app has still to roll. */
export function pendingRolls(
  state: State,
  command: StageCommand,
): readonly { readonly what: Phrase; readonly threat: number }[] {
  const said = { ...NOTHING_SAID, ...command };
  const { kept, then } = said;
  const onward =
    typeof then === 'object' && then?.roll === null && state.config.threat === 'die' ? then : null;
  return [
    ...kept.flatMap((card, i) =>
      isPending(state, card) && card.check
        ? [{ what: nameOfCard(card.kind, i + 1), threat: card.check.threat }]
        : [],
    ),
    ...(onward && !isWayFree(said, standingBefore(state, command, said))
      ? [{ what: say('threat.check.transition'), threat: onward.threat }]
      : []),
  ];
}

/** The same without what the app has still to roll. */
export function certainPart(state: State, command: StageCommand): StageCommand {
  return {
    ...command,
    kept: command.kept.map((card) => withoutPending(state, card)),
    then: pendingRolls(state, command).length > 0 ? null : command.then,
  };
}

export function nameOfCard(kind: Soldier, number: number): Phrase {
  return say('session.stage.challenge', { kind: say(`threat.check.${kind}`), number });
}
