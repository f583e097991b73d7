import { fail, field, optional, type At } from '@/engine';
import { ENCLOSURE, PIECES, TRACKS } from '../../pieces';
import { amount, say } from '../../say';
import { allDinos } from '../dinos';
import { cubesLeft, type Player } from '../player';
import { readCount, readDinosOrNone, readId, readPerks, readSeats } from './fields';

const LIMITS = { followers: 999, votes: 99, resource: 99 } as const;

export function readPlayers(at: At): readonly Player[] {
  return readSeats(field(at, 'players'), (seat) => field(seat, 'id'), readPlayer);
}

/** Read in full, whatever the procedure needs of it. */
export function readPlayer(at: At): Player {
  const { soldiersOfAKind, settlements, influence, dice, camps, watchtowers, adventureCards } = PIECES;
  const player: Player = {
    id: readId(field(at, 'id')),
    followers: readCount(at, 'followers', LIMITS.followers),
    votes: readCount(at, 'votes', LIMITS.votes),
    permanentVotes: readCount(at, 'permanentVotes', LIMITS.votes),
    food: readCount(at, 'food', LIMITS.resource),
    scrap: readCount(at, 'scrap', LIMITS.resource),
    islandResource: readCount(at, 'islandResource', LIMITS.resource),
    story: readCount(at, 'story', LIMITS.resource),
    glowberry: readCount(at, 'glowberry', LIMITS.resource),
    valor: readCount(at, 'valor', TRACKS.valor.max),
    lightSoldier: readCount(at, 'lightSoldier', soldiersOfAKind),
    heavySoldier: readCount(at, 'heavySoldier', soldiersOfAKind),
    influence: readCount(at, 'influence', influence),
    settlements: readCount(at, 'settlements', settlements),
    outposts: readCount(at, 'outposts', settlements),
    camps: readCount(at, 'camps', camps),
    watchtowers: readCount(at, 'watchtowers', watchtowers),
    dice: readCount(at, 'dice', dice),
    adventures: readCount(at, 'adventures', adventureCards),
    handCards: readCount(at, 'handCards', adventureCards),
    perks: optional(field(at, 'perks'), readPerks, []),
    enclosure: readDinosOrNone(field(at, 'enclosure'), ENCLOSURE.mostDinos),
  };
  refuseBeyondBox(at, player);
  return player;
}

/** What no Perk makes possible. */
function refuseBeyondBox(at: At, player: Player): void {
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
