import { checked, fail, field, orElse, shape, type At, type Read } from '@/engine';
import type { PerkList } from '../perks';
import { ENCLOSURE, PIECES, TRACKS } from '../pieces';
import { amount, say } from '../say';
import { allDinos, type DinoCount } from '../moments/combat/dinos';
import { count, dinoCountOrNone, perkList, playerId, seats } from './fields';

const LIMITS = { followers: 999, votes: 99, resource: 99 } as const;
const NO_PERKS: PerkList = [];

/** Everything of a player that a rule may ask for, read in full whatever the procedure needs of it. */
export const playerInput = checked(
  shape({
    id: playerId,
    followers: count(LIMITS.followers),
    votes: count(LIMITS.votes),
    permanentVotes: count(LIMITS.votes),
    food: count(LIMITS.resource),
    scrap: count(LIMITS.resource),
    islandResource: count(LIMITS.resource),
    story: count(LIMITS.resource),
    glowberry: count(LIMITS.resource),
    valor: count(TRACKS.valor.max),
    lightSoldier: count(PIECES.soldiersOfAKind),
    heavySoldier: count(PIECES.soldiersOfAKind),
    /** Cubes on Officers, spaces and pools together, not those on Perks. */
    influence: count(PIECES.influence),
    /** In City Zones: the marker of an Outpost is none. */
    settlements: count(PIECES.settlements),
    outposts: count(PIECES.settlements),
    camps: count(PIECES.camps),
    watchtowers: count(PIECES.watchtowers),
    /** In play: board and pool. */
    dice: count(PIECES.dice),
    /** Cards completed or in progress. */
    adventures: count(PIECES.adventureCards),
    handCards: count(PIECES.adventureCards),
    perks: orElse(perkList, NO_PERKS),
    enclosure: dinoCountOrNone(ENCLOSURE.mostDinos),
  }),
  refuseBeyondBox,
);

export type Player = Read<typeof playerInput>;

export const playersInput = seats(playerInput, (seat) => field(seat, 'id'));

/** What no Perk makes possible. */
function refuseBeyondBox(
  player: {
    readonly settlements: number;
    readonly outposts: number;
    readonly influence: number;
    readonly perks: PerkList;
    readonly enclosure: DinoCount;
  },
  at: At,
): void {
  const { settlements, outposts, enclosure } = player;
  if (settlements + outposts > PIECES.settlements)
    fail(field(at, 'settlements').path, 'limit-exceeded', say('refusal.settlementPieces'));
  if (cubesLeft(player) < 0)
    fail(
      field(at, 'influence').path,
      'limit-exceeded',
      say('refusal.cubes', { cubes: amount('cubes', PIECES.influence) }),
    );
  if (allDinos(enclosure) > ENCLOSURE.mostDinos)
    fail(
      field(at, 'enclosure').path,
      'limit-exceeded',
      say('refusal.enclosureFull', { dinos: amount('dinos', ENCLOSURE.mostDinos) }),
    );
}

/** Of the 25 cubes that Officers and Perks share. */
export function cubesLeft({
  influence,
  perks,
}: {
  readonly influence: number;
  readonly perks: PerkList;
}): number {
  return PIECES.influence - influence - perks.length;
}
