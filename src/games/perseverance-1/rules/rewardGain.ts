import type { Delta } from '@/engine';
import { amount, assetName, counted, nameOf, say } from '../say';
import { PRODUCTION, type RewardId, type Zone } from '../terms';
import { change, type Books } from './books';
import type { RewardedPlayer } from './combatRewards';

export interface RewardMoment {
  readonly player: RewardedPlayer;
  readonly zone: Zone;
  /** Own Settlements in the Zone now: those placed by an earlier pick count (R15). */
  readonly settlements: number;
}

/** Enters what a reward gives once it is paid. A Soldier with an empty supply is paid for and gives nothing (R16). */
export function rewardGain({ rules, tell }: Books, reward: RewardId, moment: RewardMoment): void {
  const { player, zone, settlements } = moment;
  const { id, kills, fallen } = player;
  const name = nameOf(id);
  const gain = (count: number): readonly Delta[] => [change(id, 'followers', count)];
  switch (reward) {
    case 'kills': {
      const count = kills.trampler + 2 * kills.raptor;
      return tell(
        'attack',
        'rewards.kills',
        {
          player: name,
          dinos: counted(['tramplers', kills.trampler], ['raptors', kills.raptor]),
          followers: amount('followers', count),
        },
        gain(count),
      );
    }
    case 'production': {
      const asset = PRODUCTION[zone];
      return tell(
        'attack',
        'rewards.production',
        { player: name, zone: say(`zone.${zone}`), asset: assetName(rules, asset) },
        [change(id, asset, 1)],
      );
    }
    case 'fallen': {
      const count = fallen.light + 2 * fallen.heavy;
      return tell(
        'attack',
        'rewards.fallen',
        {
          player: name,
          soldiers: counted(['light', fallen.light], ['heavy', fallen.heavy]),
          followers: amount('followers', count),
        },
        gain(count),
      );
    }
    case 'settlements-dice': {
      const count = settlements + 2 * player.diceInZone;
      const params = {
        player: name,
        pieces: counted(['settlements', settlements], ['dice', player.diceInZone]),
        followers: amount('followers', count),
      };
      return tell('attack', 'rewards.settlementsDice', params, gain(count));
    }
    case 'walls': {
      const count = 2 * player.wallsInZone;
      const params = {
        player: name,
        walls: amount('walls', player.wallsInZone),
        followers: amount('followers', count),
      };
      return tell('attack', 'rewards.walls', params, gain(count));
    }
    case 'five-followers':
      return tell(
        'attack',
        'rewards.fiveFollowers',
        { player: name, followers: amount('followers', 5) },
        gain(5),
      );
    case 'place-settlement':
      return tell('attack', 'rewards.placeSettlement', { player: name });
    case 'retrieve-leader':
      return tell('attack', 'rewards.retrieveLeader', { player: name });
    case 'light-soldier':
      return tell('attack', 'rewards.lightSoldier', { player: name }, [change(id, 'lightSoldier', 1)]);
  }
}
