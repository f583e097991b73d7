import { amount, assetName, nameOf, type Key } from '../../say';
import { change, type Books } from '../../rules/books';
import type { Breakdown, FinalPlayer } from './rule';

type Leftovers = Pick<Breakdown, 'food' | 'mr' | 'story' | 'lightSoldiers' | 'heavySoldiers' | 'pairs'>;

/** What is left at the end of the game: resources, Soldiers, and pairs of Safeguard and Valor. */
export function leftovers({ rules, tell }: Books, player: FinalPlayer): Leftovers {
  const { id, food, mr, story, board, defense, patrol } = player;
  const onPatrol = rules.patrolScores ? patrol : { light: 0, heavy: 0 };
  const light = board.light + defense.light + onPatrol.light;
  const heavySoldiers = board.heavy + defense.heavy + onPatrol.heavy;
  const lightSoldiers =
    rules.lightSoldiersPerFollower === null ? 0 : Math.floor(light / rules.lightSoldiersPerFollower);
  const pairs = rules.pairWorth * Math.min(player.safeguard, player.valor);

  const gain = (source: keyof Leftovers, key: Key, count: number, params = {}) => {
    if (count > 0)
      tell(
        'end',
        { part: `final-${source}`, of: id },
        key,
        { player: nameOf(id), followers: amount('followers', count), ...params },
        [change(id, 'followers', count)],
      );
  };
  gain('food', 'finalScoring.resource', food, { asset: assetName(rules, 'food') });
  gain('mr', 'finalScoring.resource', mr, { asset: assetName(rules, 'mr') });
  gain('story', 'finalScoring.resource', story, { asset: assetName(rules, 'story') });
  gain('lightSoldiers', 'finalScoring.lightSoldiers', lightSoldiers, { light });
  gain('heavySoldiers', 'finalScoring.heavySoldiers', heavySoldiers);
  gain('pairs', 'finalScoring.pairs', pairs, { pairs: Math.min(player.safeguard, player.valor) });
  return { food, mr, story, lightSoldiers, heavySoldiers, pairs };
}
