import { field, list, oneOf, whole, type At } from '@/engine';
import { ownersOf } from '../../../perseverance/participants';
import { INFLUENCE_SPACES } from '../../pieces';
import { OFFICERS } from '../../terms';
import type { InfluenceInput, InfluenceSource } from '../influence';
import { readOwner, readSecurityBonus } from './fields';
import { readPlayers } from './readPlayer';

const SOURCES = ['action', 'glowberry', 'free'] as const satisfies readonly InfluenceSource[];
/** Secondary Action 1, p. 19; Secret Meeting Place; the most that anything gives for free. */
const MOST_CUBES: Readonly<Record<InfluenceSource, number>> = { action: 3, glowberry: 5, free: 2 };

export function readInfluence(at: At): InfluenceInput {
  const players = readPlayers(at);
  const owners = ownersOf(players);
  const officer = oneOf(field(at, 'officer'), OFFICERS);
  const source = oneOf(field(at, 'source'), SOURCES);
  return {
    players,
    officer,
    source,
    player: readOwner(field(at, 'player'), owners),
    slots: list(field(at, 'slots'), (slot) => readOwner(slot, owners), { max: INFLUENCE_SPACES - 1 }),
    count: whole(field(at, 'count'), { min: 1, max: MOST_CUBES[source] }),
    securityBonus: readSecurityBonus(at),
  };
}
