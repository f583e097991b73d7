import { among, maybe, shape, type Read } from '@/engine';
import { halfVotes } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { hasEffect } from '../../perks';
import { amount, countedAssets, nameOf, namesOf, say } from '../../say';
import { PRODUCTION } from '../../terms';
import type { ContestedZone, Voter } from './rule';
import { changesOf, type Books, type Changes } from '../../rules/books';

const TILE_SIDES = ['production', 'votes'] as const;
export type TileChoice = (typeof TILE_SIDES)[number];

export const HALVES = ['production', 'followers'] as const;
export type HalfChoice = (typeof HALVES)[number];

export const zoneChoices = shape({
  /** Of the player who holds the tile. */
  first: maybe(among(TILE_SIDES)),
  /** Of the player in second place, when Votes were chosen. */
  second: maybe(among(HALVES)),
  /** Of the tile holder with Popular. */
  popular: maybe(among(HALVES)),
});
export type ZoneChoices = Read<typeof zoneChoices>;

export const NO_CHOICES: ZoneChoices = { first: null, second: null, popular: null };

/** Followers beside, or instead of, a piece of Production. */
const FOLLOWERS = 2;

/** What a Zone gives: the tile, shared Votes, half of what was not chosen, and Popular's extra. */
export function rewardZone(
  { tell, tellAs }: Books,
  { zone, population, contest, choices }: ContestedZone,
  players: readonly Voter[],
): TileChoice | null {
  const { holder, runnerUp, sharing, first } = contest;
  const place = say(`zone.${zone}`);
  const give = (owner: string, key: 'holder' | 'runnerUp' | 'sharing' | 'popular', gains: Changes): void =>
    tellAs(
      { part: 'zone-gains', of: owner, at: { zone } },
      'assembly',
      `assembly.gains.${key}`,
      {
        zone: place,
        player: nameOf(owner),
        gains: countedAssets(gains),
        population: amount('votes', population),
      },
      changesOf(owner, gains),
    );
  const halfReward = (choice: HalfChoice | null): Changes =>
    choice === 'followers' ? [['followers', FOLLOWERS]] : [[PRODUCTION[zone], 1]];

  if (holder === null) {
    for (const owner of sharing) give(owner, 'sharing', [['votes', halfVotes(population)]]);
    if (sharing.length === 0)
      tell('assembly', first.length === 0 ? 'assembly.nobody' : 'assembly.manyTied', {
        zone: place,
        players: namesOf(first),
      });
    return null;
  }
  const choice = holder === DISSENTERS ? 'votes' : (choices.first ?? 'votes');
  give(
    holder,
    'holder',
    choice === 'votes'
      ? [['votes', population]]
      : [
          [PRODUCTION[zone], 1],
          ['followers', FOLLOWERS],
        ],
  );
  const perks = players.find(({ id }) => id === holder)?.perks ?? [];
  if (hasEffect(perks, 'assemblyExtra')) give(holder, 'popular', halfReward(choices.popular));
  if (runnerUp === null) return choice;
  if (choice === 'production') give(runnerUp, 'runnerUp', [['votes', halfVotes(population)]]);
  else if (runnerUp !== DISSENTERS) give(runnerUp, 'runnerUp', halfReward(choices.second));
  // The Dissenters take Votes and nothing else.
  else tell('assembly', 'assembly.dissentersNothing', { zone: place });
  return choice;
}
