import { field, list, oneOf, optional, whole, type At } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { LEADERS, OFFICERS } from '../../terms';
import type { InfluenceInput } from '../influence';
import { influencersOf } from '../table';
import {
  readCount,
  readEdition,
  readOwner,
  readPlayers,
  readSafeguard,
  readStanding,
  readValor,
} from './fields';

const SOURCES = ['action', 'free'] as const;

export function readInfluence(at: At): InfluenceInput {
  const edition = readEdition(at);
  const players = readPlayers(at, (seat) => ({ safeguard: readSafeguard(seat), valor: readValor(seat) }));
  const owners = influencersOf(rulesOf(edition), players);
  const officer = oneOf(field(at, 'officer'), OFFICERS);
  const slots = list(field(at, 'slots'), (slot) => readOwner(slot, owners));
  const pool = optional(
    field(at, 'pool'),
    (cubes) => readStanding(cubes, owners, PIECES.influence),
    owners.map((owner) => [owner, 0] as const),
  );
  const source = oneOf(field(at, 'source'), SOURCES);
  const count = whole(field(at, 'count'), { min: 1, max: 3 });
  return {
    edition,
    players,
    officer,
    slots,
    pool,
    source,
    count,
    placer: readPlacer(field(at, 'placer'), owners, source),
    engineerBonus: optional(field(at, 'engineerBonus'), (bonus) => whole(bonus, { min: 1, max: 2 }), 2),
  };
}

function readPlacer(
  at: At,
  owners: readonly string[],
  source: InfluenceInput['source'],
): InfluenceInput['placer'] {
  const id = readOwner(field(at, 'id'), owners);
  if (id === DISSENTERS)
    return { id, influenceLeft: PIECES.influence, story: 0, food: 0, leader: null, foodUsed: 0 };
  return {
    id,
    influenceLeft: whole(field(at, 'influenceLeft'), { max: PIECES.influence }),
    story: readCount(at, 'story'),
    food: readCount(at, 'food'),
    leader: optional(field(at, 'leader'), (leader) => oneOf(leader, LEADERS), null),
    foodUsed: source === 'free' ? 0 : readCount(at, 'foodUsed', 2),
  };
}
