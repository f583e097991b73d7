import {
  among,
  andThen,
  checked,
  each,
  err,
  fail,
  maybe,
  number,
  ok,
  orElse,
  procedure,
  shape,
  type Deltas,
  type Prize,
  type Read,
  type Refusal,
  type Ruling,
  type Standing,
} from '@/engine';
import {
  contestZone,
  populationOf,
  TILE_CHOICES,
  type Contest,
  type TileChoice,
} from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { rankVotes } from '../../../perseverance/moments/assembly/rule';
import { rulesOf } from '../../editions';
import { assemblyCount, PIECES, playerCount, SETTLEMENT_SPACES } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { change, openBooks, sharing, type Books } from '../../rules/books';
import { count, edition, madeOnce, onlyKeys, playersOf, scale, standingOf } from '../../rules/fields';
import type { Step } from '../../rules/parts';
import { rewardZone, type ZoneRewards } from './rewardZone';
import { refuse } from '../../rules/refuse';
import { idsOf, ownersOf, perPlayer } from '../../rules/table';

const MOST_PRESENCE = 16;

const zoneOf = (owners: readonly string[]) =>
  shape({
    /** Everybody's and the Dissenters'. */
    settlements: number({ max: SETTLEMENT_SPACES.dangerous }),
    /** Dice, Settlements and Leader in the Community area, of everybody who takes part. */
    presence: standingOf(owners, MOST_PRESENCE),
    /** What the player who alone has the most Presence chose. */
    choice: maybe(among(TILE_CHOICES)),
  });
export type AssemblyZone = Read<ReturnType<typeof zoneOf>>;

/** Only a table of two has Dissenters. */
const dissenterVotesAt = (players: number) =>
  checked(number(), (_, at) => {
    if (players > 2) fail(at.path, 'dissenters-not-allowed', say('refusal.dissenters'));
  });

const heldBy = madeOnce((ids: readonly string[]) =>
  shape({
    assembly: number({ min: 1, max: assemblyCount(ids.length) }),
    dissenterVotes: orElse(dissenterVotesAt(ids.length), 0),
    zones: onlyKeys(ZONES, each(ZONES, zoneOf(ownersOf(ids.map((id) => ({ id })))))),
    /** Null: the table of the rules, where there is one. */
    scoringTile: scale,
  }),
);

const assemblyInput = andThen(
  shape({
    edition,
    players: playersOf(
      shape({
        /** Before the Assembly. */
        votes: number(),
        lightSupply: count(PIECES.soldiersOfAKind, PIECES.soldiersOfAKind),
      }),
    ),
  }),
  ({ players }) => heldBy(idsOf(players)),
);
type AssemblyInput = Read<typeof assemblyInput>;

export interface AssemblyResult {
  readonly zones: Readonly<
    Record<
      string,
      {
        readonly population: number;
        readonly first: readonly string[];
        readonly second: readonly string[];
        readonly tile: string | null;
        readonly choice: TileChoice | null;
        readonly votes: Readonly<Record<string, number>>;
        readonly production: Readonly<Record<string, number>>;
      }
    >
  >;
  readonly votes: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number | null>>;
  readonly followers: Readonly<Record<string, number>>;
  readonly deltas: Deltas;
}

/** Majorities, rewards and scoring of an Assembly, pp. 24–25. */
export const assembly = procedure({ input: assemblyInput, resolve: resolveAssembly });

function resolveAssembly(input: AssemblyInput): Ruling<AssemblyResult> {
  const tile = input.scoringTile ?? printedTile(input);
  if (!tile) return err(refuse('invalid-input', 'scoringTile', 'refusal.scoringTile'));
  const contests = ZONES.map((zone) => [zone, contestZone(input.zones[zone].presence)] as const);
  const fault = checkZones(input, contests);
  if (fault) return err(fault);

  const { players, edition } = input;
  const books = openBooks(edition);
  const { ledger, rules } = books;
  for (const { id, lightSupply } of players) ledger.open(id, 'lightSoldier', 0, { min: 0, max: lightSupply });

  const votes = new Map(
    ownersOf(players).map((owner) => [
      owner,
      players.find(({ id }) => id === owner)?.votes ?? input.dissenterVotes,
    ]),
  );
  const zones = contests.map(([zone, contest]) => {
    const population = populationOf(input.zones[zone].settlements);
    const rewards = rewardZone(books, { zone, population, contest, choice: input.zones[zone].choice });
    for (const [owner, gained] of rewards.votes) votes.set(owner, (votes.get(owner) ?? 0) + gained);
    return [zone, zoneFigures(population, contest, rewards)] as const;
  });
  const standing = [...votes];
  const places = rankVotes(standing, tile, rules);
  explainScoring(books, standing, places, tile);

  return ok({
    figures: {
      zones: Object.fromEntries(zones),
      votes: Object.fromEntries(standing),
      ranks: Object.fromEntries(standing.map(([owner]) => [owner, places.get(owner)?.rank ?? null])),
      followers: perPlayer(players, ({ id }) => places.get(id)?.prize ?? 0),
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

/** The tile of the rules, if the edition's values are known (R9). */
function printedTile({ edition, players, assembly: number }: AssemblyInput): readonly number[] | null {
  return rulesOf(edition).scoringTiles?.[playerCount(players)][number - 1] ?? null;
}

function zoneFigures(population: number, contest: Contest, { choice, votes, production }: ZoneRewards) {
  return {
    population,
    first: contest.first,
    second: contest.second,
    tile: contest.holder,
    choice,
    votes: Object.fromEntries(votes),
    production: Object.fromEntries(production),
  };
}

function explainScoring(
  { tell }: Books,
  votes: Standing,
  places: ReadonlyMap<string, Prize>,
  tile: readonly number[],
) {
  for (const [owner, count] of votes) {
    const place = places.get(owner);
    const id: Step = { part: 'votes-place', of: owner };
    const params = { player: nameOf(owner), votes: amount('votes', count) };
    if (!place) tell('assembly', id, 'assembly.unranked', params);
    else if (owner === DISSENTERS)
      tell('assembly', id, 'assembly.dissentersPlace', { ...params, place: place.rank });
    else
      tell(
        'assembly',
        id,
        place.sharedBy > 1 ? 'assembly.sharedPlace' : 'assembly.place',
        {
          ...params,
          place: place.rank,
          followers: amount('followers', place.prize),
          sharers: place.sharedBy,
        },
        [change(owner, 'followers', place.prize)],
        sharing(place, tile),
      );
  }
}

function checkZones(
  { zones }: AssemblyInput,
  contests: readonly (readonly [Zone, Contest])[],
): Refusal | null {
  for (const zone of ZONES) {
    const { settlements, presence } = zones[zone];
    const pieces = presence.reduce((sum, [, count]) => sum + count, 0);
    if (pieces < settlements)
      return refuse('inconsistent-presence', `zones.${zone}`, 'refusal.presence', {
        zone: say(`zone.${zone}`),
        settlements,
        pieces,
      });
  }
  for (const [zone, { holder }] of contests) {
    if (holder !== null && holder !== DISSENTERS && zones[zone].choice === null)
      return refuse('choice-required', `zones.${zone}.choice`, 'refusal.tileChoice', {
        player: nameOf(holder),
        zone: say(`zone.${zone}`),
      });
  }
  return null;
}
