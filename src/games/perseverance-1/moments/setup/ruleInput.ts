import {
  among,
  andThen,
  each,
  entries,
  fail,
  field,
  flag,
  isAbsent,
  maybe,
  oneOf,
  orElse,
  shape,
  shapeOf,
  type Read,
  type Shape,
} from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { say } from '../../say';
import { LEADERS, MODULES, OFFICERS, ZONES, type Leader, type Officer, type Zone } from '../../terms';
import { edition, madeOnce, onlyKeys, optionalFlag, playersOf } from '../../rules/fields';
import { idsOf } from '../../rules/table';

/** For a first game. */
export const FIRST_GAME_OFFICERS: Readonly<Record<Zone, Officer>> = {
  sustenance: 'chief-mate',
  military: 'chief-of-security',
  expansion: 'chief-steward',
  protection: 'chief-engineer',
};

export const RECOMMENDED_ZONE: Readonly<Record<Leader, Zone>> = {
  keoni: 'sustenance',
  jack: 'military',
  adelita: 'expansion',
  phoenix: 'protection',
};

const modules = each(MODULES, optionalFlag);
const NO_MODULES: Read<typeof modules> = { dinoPlacement: false, walls: false, traps: false, threat: false };

const officers = onlyKeys(ZONES, each(ZONES, among(OFFICERS)));

/** A Zone for every player, and for nobody else. */
const placementsOf = (players: readonly string[]): Shape<readonly Zone[], Readonly<Record<string, Zone>>> =>
  shapeOf((at) => {
    for (const [id, value] of entries(at)) {
      if (isAbsent(value) || players.includes(id)) continue;
      if (id === DISSENTERS) fail(value.path, 'dissenters-not-allowed', say('refusal.dissenters'));
      fail(value.path, 'unknown-player', say('refusal.unknownPlayer', { id }));
    }
    return players.map((id) => oneOf(field(at, id), ZONES));
  });

const restOf = madeOnce((players: readonly string[], leaders: readonly Leader[]) =>
  shape({
    leaderAbilities: orElse<boolean, boolean, boolean>(flag, true),
    officers: orElse(officers, FIRST_GAME_OFFICERS),
    /** The Zone of each player's first Settlement, in the order of `players`. */
    placements: orElse(
      placementsOf(players),
      leaders.map((leader) => RECOMMENDED_ZONE[leader]),
    ),
    /** Two players: the unused Zone drawn for the extra Dissenter Settlement. */
    dissenterZone: maybe(among(ZONES)),
    deterministic: orElse(modules, NO_MODULES),
  }),
);

export const setupInput = andThen(
  shape({
    edition,
    /** Turn order, first player first. */
    players: playersOf(shape({ leader: among(LEADERS) })),
  }),
  ({ players }) =>
    restOf(
      idsOf(players),
      players.map(({ leader }) => leader),
    ),
);
export type SetupInput = Read<typeof setupInput>;
