import type { Explanation } from '@/engine';
import type { Party } from '../../../rules/party';
import type { RuledCommand } from '../../command';
import type { KeptChallenge, Onward, PerkPick, Thing } from '../../moves';
import { decide } from '../../decide/decide';
import { evolve } from '../../evolve';
import { seatOf } from '../../records';
import { NOBODY, type State } from '../../state';
import type { StageDraft } from './stageDraft';

/** What has been said about a stage so far. */
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

export function stageCommand(
  { player, rewards }: Pick<StageDraft, 'player' | 'rewards'>,
  { things, kept, ignoreThreats, lodge, then, savant }: StageSaid,
): RuledCommand {
  return { type: 'adventureStage', player, rewards, things, kept, ignoreThreats, lodge, then, savant };
}

/** Who is on the card and where the tokens stand after what is known so far. */
export interface Standing {
  readonly party: Party;
  readonly leaderIgnoreUsed: boolean;
  readonly tokens: { readonly light: number; readonly heavy: number };
  readonly why: Explanation;
}

/** A roll of the app is not known yet: it has cost nobody. */
export function standingAfter(state: State, draft: StageDraft, said: StageSaid): Standing {
  const certain = { ...said, kept: said.kept.map((card) => withoutPending(state, card)) };
  const decision = decide(state, stageCommand(draft, certain), { pick: () => 0 });
  const events = decision.ok ? decision.value : [];
  const { adventure, threatLight, threatHeavy } = seatOf(events.reduce(evolve, state), draft.player);
  return {
    party: adventure?.party ?? NOBODY,
    leaderIgnoreUsed: adventure?.leaderIgnoreUsed ?? false,
    tokens: { light: threatLight, heavy: threatHeavy },
    why: events.flatMap(({ why }) => why ?? []),
  };
}

/** The app rolls it when the walk is saved, and only then. */
export function isPending(state: State, { check }: KeptChallenge): boolean {
  return state.config.threat === 'die' && check !== null && check.roll === null && !check.useLeader;
}

export function withoutPending(state: State, card: KeptChallenge): KeptChallenge {
  return isPending(state, card) ? { ...card, check: null } : card;
}
