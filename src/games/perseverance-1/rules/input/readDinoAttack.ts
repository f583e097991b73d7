import { fail, field, flag, isAbsent, items, list, oneOf, optional, whole, type At } from '@/engine';
import { columnCount, DINO_ROWS, SETTLEMENT_SPACES, TRACKS } from '../../pieces';
import { nameOf, say } from '../../say';
import { DINOS, FIGURES, ZONES } from '../../terms';
import type { DefenseColumn, Defender, PlacedDino, Trap, TrapRoll, Wall } from '../defenseArea';
import type { DinoAttackInput } from '../dinoAttack';
import { idsOf, ownersOf } from '../table';
import {
  readBreachTokens,
  readCount,
  readEdition,
  readFlag,
  readOwner,
  readPickRules,
  readPlayers,
  readSafeguard,
} from './fields';

const FACES = ['success-if-match', 'success-anyway', 'failure-anyway'] as const;
const ALL_DICE = { traps: false, walls: false } as const;

export function readDinoAttack(at: At): DinoAttackInput {
  const edition = readEdition(at);
  const players = readPlayers(at, (seat) => ({
    followers: whole(field(seat, 'followers')),
    safeguard: readSafeguard(seat),
  }));
  const ids = idsOf(players);
  const zone = oneOf(field(at, 'zone'), ZONES);
  const dangerous = flag(field(at, 'dangerous'));
  const activePlayer = readOwner(field(at, 'activePlayer'), ids);
  const deterministic = optional(
    field(at, 'deterministic'),
    (modules) => ({ traps: readFlag(modules, 'traps'), walls: readFlag(modules, 'walls') }),
    ALL_DICE,
  );
  return {
    edition,
    players,
    zone,
    dangerous,
    activePlayer,
    deterministic,
    columns: readColumns(field(at, 'columns'), { ids, dangerous, deterministic }),
    settlements: list(field(at, 'settlements'), (owner) => readOwner(owner, ownersOf(players)), {
      max: dangerous ? SETTLEMENT_SPACES.dangerous : SETTLEMENT_SPACES.safe,
    }),
    breachTokens: readBreachTokens(field(at, 'breachTokens'), edition),
    ...readPickRules(at, edition),
  };
}

interface Area {
  readonly ids: readonly string[];
  readonly dangerous: boolean;
  readonly deterministic: { readonly traps: boolean; readonly walls: boolean };
}

function readColumns(at: At, area: Area): readonly DefenseColumn[] {
  const columns = items(at);
  const expected = columnCount(area.ids.length);
  if (columns.length !== expected)
    fail(at.path, 'wrong-column-count', say('refusal.columnCount', { expected, count: columns.length }));
  const leaders = new Set<string>();
  return columns.map((column) => ({
    dinos: list(field(column, 'dinos'), (dino) => readDino(dino, area), {
      max: area.dangerous ? DINO_ROWS.dangerous : DINO_ROWS.safe,
    }),
    wall: optional(field(column, 'wall'), (wall) => readWall(wall, area), null),
    soldiers: readRows(field(column, 'soldiers'), area.ids, leaders),
  }));
}

function readDino(at: At, area: Area): PlacedDino {
  return {
    type: oneOf(field(at, 'type'), DINOS),
    trap: optional(field(at, 'trap'), (trap) => readTrap(trap, area), null),
  };
}

/** Rolls given although the module is deterministic are ignored and not checked. */
function readTrap(at: At, { ids, deterministic }: Area): Trap {
  return {
    owner: readOwner(field(at, 'owner'), ids),
    type: oneOf(field(at, 'type'), DINOS),
    roll: deterministic.traps ? null : readTrapRoll(field(at, 'roll')),
  };
}

function readTrapRoll(at: At): TrapRoll {
  const face = oneOf(field(at, 'face'), FACES);
  return face === 'success-if-match' ? { face, followers: whole(field(at, 'followers')) } : { face };
}

function readWall(at: At, { ids, deterministic }: Area): Wall {
  const owner = readOwner(field(at, 'owner'), ids);
  if (deterministic.walls) return { owner, roll: null };
  const roll = field(at, 'roll');
  return {
    owner,
    roll: {
      followers: readCount(roll, 'followers'),
      safeguard: readCount(roll, 'safeguard', TRACKS.safeguard.max),
      kill: readFlag(roll, 'kill'),
    },
  };
}

/** Top row and bottom row; each player has one Leader, so the second figure of one is refused. */
function readRows(at: At, ids: readonly string[], leaders: Set<string>): DefenseColumn['soldiers'] {
  const rows = items(at);
  if (rows.length !== 2) fail(at.path, 'wrong-row-count', say('refusal.rowCount', { count: rows.length }));
  const [top, bottom] = rows.map((row): Defender | null => {
    if (isAbsent(row)) return null;
    const figure = {
      owner: readOwner(field(row, 'owner'), ids),
      type: oneOf(field(row, 'type'), FIGURES),
    };
    if (figure.type === 'leader') {
      if (leaders.has(figure.owner))
        fail(row.path, 'duplicate-leader', say('refusal.secondLeader', { player: nameOf(figure.owner) }));
      leaders.add(figure.owner);
    }
    return figure;
  });
  return [top ?? null, bottom ?? null];
}
