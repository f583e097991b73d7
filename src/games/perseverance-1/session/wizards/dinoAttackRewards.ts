import type { AskedOption, Phrase, WizardStep } from '@/engine';
import type { DinoAttackResult } from '../../rules/dinoAttack';
import { REWARD_PRICES } from '../../rules/rewardPrices';
import { amount, assetName, counted, nameOf, say } from '../../say';
import { PRODUCTION, type RewardId } from '../../terms';
import { decide } from '../decide/decide';
import { rewardsOutcome } from '../decide/dinoAttack';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { rulesFor } from '../supplies';
import { choose } from './choose';
import { own, type AttackCommand, type AttackDraft } from './dinoAttackDraft';

type AttackStep = WizardStep<AttackDraft>;

const DECLINE = 'decline';

interface Moment {
  readonly state: State;
  /** As the phases before the rewards leave it: a Wall may have paid for a pick. */
  readonly after: State;
  readonly draft: AttackDraft;
  readonly command: AttackCommand;
  readonly result: DinoAttackResult;
}

/** One step for each pick, clockwise from the active player; whoever declines is not asked again. */
export function rewardSteps(
  state: State,
  draft: AttackDraft,
  command: AttackCommand,
  result: DinoAttackResult,
): readonly AttackStep[] {
  const decision = decide(state, { ...command, picks: {} }, { pick: () => 0 });
  const [attacked] = decision.ok ? decision.value : [];
  if (!attacked) return [];
  const moment = { state, after: evolve(state, attacked), draft, command, result };
  return clockwise(state, draft.player).flatMap((player) => {
    const most = result.picks[player] ?? 0;
    const picks = picksOf(draft, player);
    const asked = draft.declined.includes(player) ? Math.min(picks.length + 1, most) : most;
    const steps = Array.from({ length: asked }, (_, n) => pickStep(moment, player, n, most));
    // Who can pay for nothing more has nothing to choose.
    const next = steps[picks.length];
    return next?.kind === 'choice' && next.options.every(({ id, reason }) => id === DECLINE || reason)
      ? steps.slice(0, picks.length)
      : steps;
  });
}

function pickStep(moment: Moment, player: string, n: number, most: number): AttackStep {
  const { draft, state } = moment;
  const picks = picksOf(draft, player);
  // Further picks wait for this one.
  const rewards = n <= picks.length ? rulesFor(state).rewards : [];
  const options = rewards.map((reward) => offer(moment, player, n, reward));
  const decline: AskedOption<AttackDraft> = {
    id: DECLINE,
    icon: 'close',
    label: say('session.attack.decline'),
    note: say('session.attack.declineNote'),
    chosen: draft.declined.includes(player) && n === picks.length,
    write: () => ({
      ...draft,
      picks: { ...draft.picks, [player]: picks.slice(0, n) },
      declined: [...draft.declined.filter((other) => other !== player), player],
    }),
  };
  const step = choose<AttackDraft>(
    `pick:${player}:${n}`,
    say('session.attack.pick', { player: nameOf(player), number: n + 1, of: most }),
    // What can be had stands first, under the thumb; what cannot, with its reason, below.
    [...options.filter(({ reason }) => !reason), decline, ...options.filter(({ reason }) => reason)],
  );
  const spoilt = options.find(({ chosen, reason }) => chosen && reason)?.reason;
  return {
    ...step,
    lead: meansOf(moment, player, picks.slice(0, n)),
    help: say('session.attack.pickHelp'),
    ...(spoilt && { missing: spoilt }),
  };
}

/** What is left to pay with after the picks before, and where the picks come from. */
function meansOf(moment: Moment, player: string, before: readonly RewardId[]): Phrase {
  const { after, result } = moment;
  const spent = outcome(moment, player, before);
  const paid = (spent.ok ? own(spent.value.figures.paid, player) : undefined) ?? { safeguard: 0, valor: 0 };
  const has = after.players[player];
  return say(result.mayRepeat.includes(player) ? 'session.attack.meansRepeat' : 'session.attack.means', {
    pieces: amount('pieces', result.contribution[player] ?? 0),
    safeguard: amount('safeguard', (has?.safeguard ?? 0) - paid.safeguard),
    valor: amount('valor', (has?.valor ?? 0) - paid.valor),
  });
}

function offer(moment: Moment, player: string, n: number, reward: RewardId): AskedOption<AttackDraft> {
  const { draft } = moment;
  const picks = picksOf(draft, player);
  const before = picks.slice(0, n);
  const taken = outcome(moment, player, [...before, reward]);
  const followersWith = (of: typeof taken) =>
    (of.ok ? own(of.value.figures.deltas, player)?.followers : undefined) ?? 0;
  const gain = followersWith(taken) - followersWith(outcome(moment, player, before));
  return {
    id: reward,
    icon: ICONS[reward],
    label: say(`reward.${reward}`),
    note: offerNote(moment, reward, gain),
    ...(!taken.ok && { reason: taken.error.message }),
    chosen: picks[n] === reward,
    write: () => ({
      ...draft,
      picks: { ...draft.picks, [player]: [...before, reward, ...picks.slice(n + 1)] },
      declined: draft.declined.filter((other) => other !== player || picks[n] === reward),
    }),
  };
}

/** What the rules say to these picks, with those of everybody who picked before. */
function outcome(
  { state, after, draft, command, result }: Moment,
  player: string,
  picks: readonly RewardId[],
) {
  const order = clockwise(state, draft.player);
  const earlier = order
    .slice(0, order.indexOf(player))
    .map((other) => [other, picksOf(draft, other)] as const);
  return rewardsOutcome(
    after,
    { ...command, picks: Object.fromEntries([...earlier, [player, picks]]) },
    result,
  );
}

function offerNote({ state, command }: Moment, reward: RewardId, followers: number): Phrase {
  const { safeguard, valor } = REWARD_PRICES[reward];
  const price = counted(['safeguard', safeguard], ['valor', valor]);
  switch (reward) {
    case 'kills':
    case 'fallen':
    case 'settlements-dice':
    case 'walls':
    case 'five-followers':
      return say('session.attack.gainFor', { gain: amount('followers', followers), price });
    case 'production':
      return say('session.attack.gainFor', {
        gain: say('session.attack.oneMore', {
          asset: assetName(rulesFor(state), PRODUCTION[command.zone]),
        }),
        price,
      });
    case 'place-settlement':
    case 'retrieve-leader':
    case 'light-soldier':
      return say('session.attack.priced', { price });
  }
}

const ICONS: Readonly<Record<RewardId, string>> = {
  kills: 'skull',
  production: 'food',
  fallen: 'light',
  'settlements-dice': 'die',
  walls: 'wall',
  'five-followers': 'followers',
  'place-settlement': 'settlement',
  'retrieve-leader': 'leader',
  'light-soldier': 'light',
};

function picksOf(draft: AttackDraft, player: string): readonly RewardId[] {
  return own(draft.picks, player) ?? [];
}

export function clockwise(state: State, first: string): readonly string[] {
  const players = playersOf(state);
  const at = Math.max(0, players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
}
