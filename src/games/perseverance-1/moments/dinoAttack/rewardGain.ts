import type { Delta, Phrase } from '@/engine';
import { amount, assetName, counted, nameOf, say } from '../../say';
import { PRODUCTION, type RewardId, type Zone } from '../../terms';
import { change, type Books } from '../../rules/books';
import type { RewardedPlayer } from './combatRewardsInput';
import type { Step } from '../../rules/parts';

interface RewardMoment {
  readonly player: RewardedPlayer;
  readonly zone: Zone;
  /** Own Settlements in the Zone now: those placed by an earlier pick count (R15). */
  readonly settlements: number;
}

/** What is counted for a reward: "1 Wall", "2 Settlements and 1 die". */
const COUNTS = {
  kills: ({ player: { kills } }) => counted(['tramplers', kills.trampler], ['raptors', kills.raptor]),
  fallen: ({ player: { fallen } }) => counted(['light', fallen.light], ['heavy', fallen.heavy]),
  'settlements-dice': ({ player, settlements }) =>
    counted(['settlements', settlements], ['dice', player.diceInZone]),
  walls: ({ player }) => amount('walls', player.wallsInZone),
} as const satisfies Partial<Record<RewardId, (moment: RewardMoment) => Phrase>>;

/** Null: nothing is counted for it. */
export function countedFor(reward: RewardId, moment: RewardMoment): Phrase | null {
  const counts: Partial<Record<RewardId, (moment: RewardMoment) => Phrase>> = COUNTS;
  return counts[reward]?.(moment) ?? null;
}

/** Enters what a reward gives once it is paid. A Soldier with an empty supply is paid for and gives nothing (R16). */
export function rewardGain({ rules, tell }: Books, reward: RewardId, moment: RewardMoment): void {
  const { player, zone, settlements } = moment;
  const { id, kills, fallen } = player;
  const name = nameOf(id);
  const step: Step = { part: 'reward', of: id };
  const gain = (count: number): readonly Delta[] => [change(id, 'followers', count)];
  switch (reward) {
    case 'kills': {
      const count = kills.trampler + 2 * kills.raptor;
      return tell(
        'attack',
        step,
        'rewards.kills',
        {
          player: name,
          dinos: COUNTS.kills(moment),
          followers: amount('followers', count),
        },
        gain(count),
      );
    }
    case 'production': {
      const asset = PRODUCTION[zone];
      return tell(
        'attack',
        step,
        'rewards.production',
        { player: name, zone: say(`zone.${zone}`), asset: assetName(rules, asset) },
        [change(id, asset, 1)],
      );
    }
    case 'fallen': {
      const count = fallen.light + 2 * fallen.heavy;
      return tell(
        'attack',
        step,
        'rewards.fallen',
        {
          player: name,
          soldiers: COUNTS.fallen(moment),
          followers: amount('followers', count),
        },
        gain(count),
      );
    }
    case 'settlements-dice': {
      const count = settlements + 2 * player.diceInZone;
      const params = {
        player: name,
        pieces: COUNTS['settlements-dice'](moment),
        followers: amount('followers', count),
      };
      return tell('attack', step, 'rewards.settlementsDice', params, gain(count));
    }
    case 'walls': {
      const count = 2 * player.wallsInZone;
      const params = {
        player: name,
        walls: COUNTS.walls(moment),
        followers: amount('followers', count),
      };
      return tell('attack', step, 'rewards.walls', params, gain(count));
    }
    case 'five-followers':
      return tell(
        'attack',
        step,
        'rewards.fiveFollowers',
        { player: name, followers: amount('followers', 5) },
        gain(5),
      );
    case 'place-settlement':
      return tell('attack', step, 'rewards.placeSettlement', { player: name });
    case 'retrieve-leader':
      return tell('attack', step, 'rewards.retrieveLeader', { player: name });
    case 'light-soldier':
      return tell('attack', step, 'rewards.lightSoldier', { player: name }, [change(id, 'lightSoldier', 1)]);
  }
}
