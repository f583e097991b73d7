import type { Phrase, WizardStep } from '@/engine';
import type { DinoAttackResult } from '../../rules/dinoAttack';
import { REWARD_PRICES } from '../../rules/rewardPrices';
import { say } from '../../say';
import type { RewardId } from '../../terms';
import { isFull, playersOf, type State } from '../state';
import { reasonAgainst } from './choose';
import { attackCommand } from './dinoAttackCommand';
import { mostSettlements, settlementsIn, type AttackDraft } from './dinoAttackDraft';

type AttackStep = WizardStep;

/** Zone, active player, Safe or Dangerous, all on one page: a tap on the Zone goes on. */
export function beginStep({ zone }: AttackDraft): AttackStep {
  return {
    kind: 'custom',
    id: 'begin',
    widget: 'attackBegin',
    title: say('session.attack.begin'),
    help: say('session.attack.beginHelp'),
    ...missing(zone === null ? chooseFirst() : undefined),
  };
}

/** The grid. Traps that nobody has turned up yet say nothing about whether the position can be. */
export function positionStep(state: State, draft: AttackDraft): AttackStep {
  const trial = attackCommand(state, { ...draft, settlements: [] }, 'trial');
  return {
    kind: 'custom',
    id: 'position',
    widget: 'attackPosition',
    title: say('session.attack.position'),
    help: say('session.attack.positionHelp'),
    ...missing(trial ? reasonAgainst(state, { ...trial, picks: {} }).reason : chooseFirst()),
  };
}

/** What of the Zone still has to be told in Essentials. */
export interface CommunityNeeds {
  readonly settlements: boolean;
  readonly dice: boolean;
  readonly leaders: boolean;
}

/** Settlements suffer from a breach; the rest counts only for rewards that somebody can pay for. */
export function communityNeeds(after: State, { breach, picks, rewards }: DinoAttackResult): CommunityNeeds {
  const wanted = (reward: RewardId) =>
    rewards.includes(reward) &&
    playersOf(after).some((id) => {
      const { safeguard, valor } = REWARD_PRICES[reward];
      const has = after.players[id];
      return (picks[id] ?? 0) > 0 && has && has.safeguard >= safeguard && has.valor >= valor;
    });
  const counted = wanted('settlements-dice');
  return {
    settlements: breach.trampler + breach.raptor > 0 || counted || wanted('place-settlement'),
    dice: counted,
    leaders: wanted('retrieve-leader'),
  };
}

/** In Essentials nobody knows who lives there; asked only when it matters. */
export function communitySteps(
  state: State,
  draft: AttackDraft,
  needs: CommunityNeeds,
): readonly AttackStep[] {
  if (isFull(state) || !(needs.settlements || needs.dice || needs.leaders)) return [];
  const tooMany = settlementsIn(state, draft).length > mostSettlements(state, draft);
  return [
    {
      kind: 'custom',
      id: 'community',
      widget: 'attackCommunity',
      title: say('session.attack.community'),
      help: say('session.attack.communityHelp'),
      ...missing(tooMany ? say('session.attack.tooManySettlements') : undefined),
    },
  ];
}

function chooseFirst(): Phrase {
  return say('session.refusal.nothingChosen');
}

function missing(reason: Phrase | undefined): { readonly missing?: Phrase } {
  return reason ? { missing: reason } : {};
}
