import { halfVotes, type Contest, type TileChoice } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, assetName, nameOf, namesOf, say } from '../../say';
import { PRODUCTION, type Zone } from '../../terms';
import { change, type Books } from '../../rules/books';

export interface ZoneRewards {
  /** The holder's choice; the Dissenters always take Votes; null without a tile. */
  readonly choice: TileChoice | null;
  readonly votes: ReadonlyMap<string, number>;
  /** Units due, before the supply of Soldiers limits them. */
  readonly production: ReadonlyMap<string, number>;
}

export interface ContestedZone {
  readonly zone: Zone;
  readonly population: number;
  readonly contest: Contest;
  readonly choice: TileChoice | null;
}

/** What a Zone gives at an Assembly: the tile, shared Votes, and half of what was not chosen, p. 24 (R22). */
export function rewardZone(books: Books, { zone, population, contest, choice }: ContestedZone): ZoneRewards {
  const { rules, tell } = books;
  const { holder, runnerUp, sharing, first } = contest;
  const votes = new Map<string, number>();
  const production = new Map<string, number>();
  const place = say(`zone.${zone}`);
  const asset = PRODUCTION[zone];

  const giveVotes = (owner: string, count: number, as: 'holder' | 'runnerUp' | 'sharing') => {
    votes.set(owner, count);
    tell(
      'assembly',
      { part: 'zone-gains', of: owner },
      `assembly.votes.${as}`,
      { player: nameOf(owner), zone: place, population, votes: amount('votes', count) },
      [change(owner, 'votes', count)],
    );
  };
  const giveProduction = (owner: string, count: number, as: 'holder' | 'runnerUp') => {
    // The Dissenters take Votes and nothing else.
    if (owner === DISSENTERS)
      return tell('assembly', { part: 'zone-gains' }, 'assembly.dissentersNothing', { zone: place });
    production.set(owner, count);
    tell(
      'assembly',
      { part: 'zone-gains', of: owner },
      `assembly.production.${as}`,
      { player: nameOf(owner), zone: place, count, asset: assetName(rules, asset) },
      [change(owner, asset, count)],
    );
  };

  if (holder === null) {
    if (first.length === 0)
      tell('assembly', { part: 'zone-nobody' }, 'assembly.nobody', {
        zone: place,
        players: namesOf(first),
      });
    else if (sharing.length === 0)
      tell('assembly', { part: 'zone-gains' }, 'assembly.manyTied', {
        zone: place,
        players: namesOf(first),
      });
    for (const owner of sharing) giveVotes(owner, halfVotes(population), 'sharing');
    return { choice: null, votes, production };
  }
  const chosen = holder === DISSENTERS ? 'votes' : choice;
  if (chosen === 'production') {
    giveProduction(holder, 2, 'holder');
    if (runnerUp !== null) giveVotes(runnerUp, halfVotes(population), 'runnerUp');
  } else {
    giveVotes(holder, population, 'holder');
    if (runnerUp !== null) giveProduction(runnerUp, 1, 'runnerUp');
  }
  return { choice: chosen, votes, production };
}
