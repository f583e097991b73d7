import {
  andThen,
  err,
  friendlyPrizes,
  number,
  ok,
  orElse,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Ruling,
  type Standing,
} from '@/engine';
import { contestZone, populationOf, type Contest } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { ownersOf, perPlayer } from '../../../perseverance/participants';
import { rankVotes } from '../../../perseverance/moments/assembly/rule';
import { assemblyCount, playerCount } from '../../../perseverance/tableSize';
import { PIECES, SCORING_TILES } from '../../pieces';
import { amount, nameOf } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books } from '../../rules/books';
import { checkChoices, checkPieces } from './checkAssembly';
import { byOwner, count, optionalFlag, keyed, ofTable } from '../../rules/fields';
import { playersInput, type Player } from '../../rules/player';
import { NO_CHOICES, rewardZone, zoneChoices, type TileChoice, type ZoneChoices } from './rewardZone';

/** What one participant has in a Zone. */
const zonePieces = shape({
  settlements: count(PIECES.settlements),
  outposts: count(PIECES.settlements),
  camps: count(PIECES.camps),
  dice: count(PIECES.dice),
  leader: optionalFlag,
});
export type ZonePieces = Read<typeof zonePieces>;

const NOTHING_CHOSEN: Readonly<Record<Zone, ZoneChoices>> = {
  sustenance: NO_CHOICES,
  military: NO_CHOICES,
  expansion: NO_CHOICES,
  construction: NO_CHOICES,
  discovery: NO_CHOICES,
};

const assemblyOf = ofTable((players) =>
  shape({
    assembly: number({ min: 1, max: assemblyCount(players.length) }),
    /** Of everybody who has something there. */
    zones: keyed(ZONES, byOwner(ownersOf(players), zonePieces), new Map<string, ZonePieces>()),
    choices: orElse(keyed(ZONES, zoneChoices, NO_CHOICES), NOTHING_CHOSEN),
  }),
);
const assemblyInput = andThen(shape({ players: playersInput }), ({ players }) => assemblyOf(players));
export type AssemblyInput = Read<typeof assemblyInput>;

/** What the Assembly asks of a player. */
export type Voter = Pick<Player, 'id' | 'votes' | 'permanentVotes' | 'lightSoldier' | 'perks'>;

export interface AssemblyResult {
  readonly zones: readonly {
    readonly zone: Zone;
    readonly population: number;
    readonly presence: Readonly<Record<string, number>>;
    readonly winner: string | null;
    readonly tied: readonly string[];
    readonly second: string | null;
    readonly choice: TileChoice | null;
    readonly rewards: Deltas;
  }[];
  /** The tally that is ranked. */
  readonly votes: Readonly<Record<string, number>>;
  readonly ranking: readonly {
    readonly place: number;
    readonly players: readonly string[];
    readonly followers: number;
  }[];
  readonly deltas: Deltas;
  /** The last Assembly of the game. */
  readonly final: boolean;
  /** Vote trackers after the reset. */
  readonly votesAfter: Readonly<Record<string, number>> | null;
}

/** A Zone once its pieces are counted: Settlements make the Population, Outposts outside the wall. */
export interface CountedZone {
  readonly zone: Zone;
  readonly settlements: number;
  readonly presence: Standing;
  readonly choices: ZoneChoices;
}

export interface CountedAssembly {
  readonly players: readonly Voter[];
  readonly assembly: number;
  readonly dissenterVotes: number;
  readonly zones: readonly CountedZone[];
}

export interface ContestedZone extends Pick<CountedZone, 'zone' | 'presence' | 'choices'> {
  readonly population: number;
  readonly contest: Contest;
}

/** Majorities, rewards, scoring by Votes, and the reset of the Vote trackers. */
function resolveAssembly(input: AssemblyInput): Ruling<AssemblyResult> {
  const fault = checkPieces(input);
  if (fault) return err(fault);
  const zones = ZONES.map((zone) => countZone(input, zone));
  // The Dissenters come to every Assembly without Votes.
  return holdAssembly({ ...input, dissenterVotes: 0, zones });
}

export const assembly = procedure({ input: assemblyInput, resolve: resolveAssembly });

/** The same for Zones that are counted already. */
export function holdAssembly(input: CountedAssembly): Ruling<AssemblyResult> {
  const { players } = input;
  const contested = input.zones.map(contestedZone);
  const fault = checkChoices(players, contested);
  if (fault) return err(fault);

  const books = openBooks();
  const { ledger } = books;
  for (const { id, lightSoldier } of players) openAccounts(books, { id, lightSoldier });
  const zones = contested.map((one) => {
    const from = ledger.steps.length;
    const choice = rewardZone(books, one, players);
    return { ...zoneFigures(one), choice, rewards: ledger.deltas(from) };
  });
  const gained = ledger.deltas();
  const votes = ownersOf(players).map((owner) => {
    const before = players.find(({ id }) => id === owner)?.votes ?? input.dissenterVotes;
    const gain = Object.hasOwn(gained, owner) ? gained[owner]?.votes : undefined;
    return [owner, before + (gain ?? 0)] as const;
  });
  const ranking = score(books, input, votes);
  const final = input.assembly === assemblyCount(players.length);
  return ok({
    figures: {
      zones,
      votes: Object.fromEntries(votes),
      ranking,
      deltas: ledger.deltas(),
      final,
      votesAfter: final ? null : resetVotes(books, input),
    },
    explanation: ledger.steps,
  });
}

export function contestedZone({ zone, settlements, presence, choices }: CountedZone): ContestedZone {
  return { zone, population: populationOf(settlements), presence, contest: contestZone(presence), choices };
}

/** Breached pieces count as all others do. Population asks for Settlements, or for Outposts outside the wall. */
function countZone({ players, zones, choices }: AssemblyInput, zone: Zone): CountedZone {
  const pieces = zones[zone];
  const presence = ownersOf(players).map((owner) => {
    const own = pieces.get(owner);
    return [owner, own ? presenceOf(own) : 0] as const;
  });
  const all = [...pieces.values()];
  const settlements = all.reduce(
    (sum, own) => sum + (zone === 'discovery' ? own.outposts : own.settlements),
    0,
  );
  return { zone, settlements, presence, choices: choices[zone] };
}

export function presenceOf({ settlements, outposts, camps, dice, leader }: ZonePieces): number {
  return settlements + outposts + camps + dice + (leader ? 1 : 0);
}

function zoneFigures({ zone, population, presence, contest: { first, holder, runnerUp } }: ContestedZone) {
  return {
    zone,
    population,
    presence: Object.fromEntries(presence),
    winner: holder,
    tied: first.length > 1 ? first : [],
    second: runnerUp,
  };
}

/** Ties are friendly; nobody is ranked without Votes. The Dissenters take up places and score nothing. */
function score(
  { tellAs }: Books,
  { players, assembly: held }: CountedAssembly,
  votes: Standing,
): AssemblyResult['ranking'] {
  const tile = SCORING_TILES[playerCount(players)][held - 1] ?? [];
  const places = rankVotes(votes, tile, { prizes: friendlyPrizes, voteless: 'unranked' });
  for (const [owner, total] of votes) {
    const place = places.get(owner);
    const params = { player: nameOf(owner), votes: amount('votes', total) };
    const id = { part: 'votes-place', of: owner } as const;
    if (!place) tellAs(id, 'assembly', 'assembly.unranked', params);
    else if (owner === DISSENTERS)
      tellAs(id, 'assembly', 'assembly.dissentersPlace', { ...params, place: place.rank });
    else
      tellAs(
        id,
        'assembly',
        'assembly.place',
        { ...params, place: place.rank, followers: amount('followers', place.prize) },
        changesOf(owner, [['followers', place.prize]]),
      );
  }
  const ranks = [...new Set([...places.values()].map(({ rank }) => rank))].sort((a, b) => a - b);
  return ranks.map((rank) => ({
    place: rank,
    players: votes.map(([owner]) => owner).filter((owner) => places.get(owner)?.rank === rank),
    followers: tile[rank - 1] ?? 0,
  }));
}

/** Votes fall back to the Permanent Votes (R4). A step without changes: the deltas are those before the reset. */
function resetVotes({ tell }: Books, { players }: CountedAssembly): Readonly<Record<string, number>> {
  tell('assembly', 'assembly.reset');
  const left = perPlayer(players, ({ permanentVotes }) => permanentVotes);
  return players.length === 2 ? { ...left, [DISSENTERS]: 0 } : left;
}
