import {
  among,
  entries,
  fail,
  field,
  flag,
  isAbsent,
  items,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  type At,
} from '@/engine';
import { PIECES, TRACKS } from '../../pieces';
import { trapRollOf } from '../../rules/defenseArea';
import { say } from '../../say';
import { DINOS, ZONES, type Zone } from '../../terms';
import { columnOf } from '../boardShapes';
import { playersOf, type ColumnState, type State } from '../state';
import { rulesFor } from '../supplies';
import { readFigures } from '../../../perseverance/session/wizards/assembly/assemblyDraft';
import { readByHand } from './byHandFigures';
import { settlers, type AttackDraft } from './dinoAttackDraft';

export const MOST_FOLLOWERS = 9;

const followers = number({ max: MOST_FOLLOWERS });
const trapRoll = trapRollOf(followers);
const wallRoll = shape({ followers, safeguard: number({ max: TRACKS.safeguard.max }), kill: flag });

/** A draft of another table, or of another number of columns, is begun anew. */
export function readAttackDraft(at: At, state: State): AttackDraft {
  const players = playersOf(state);
  const player = (value: At) => oneOf(value, players);
  return {
    zone: optional(field(at, 'zone'), (zone) => oneOf(zone, ZONES), null),
    player: player(field(at, 'player')),
    // Drafts of older versions said nothing of the covers.
    dangerous: optional(field(at, 'dangerous'), readCovers, {}),
    columns: optional(field(at, 'columns'), (columns) => readColumns(columns, state), null),
    settlements: optional(
      field(at, 'settlements'),
      (owners) => list(owners, (owner) => oneOf(owner, settlers(state)), { max: 10 }),
      null,
    ),
    dice: readFigures(field(at, 'dice'), players, () => PIECES.dice),
    leaders: list(field(at, 'leaders'), player, { max: 4 }),
    types: readPlaced(field(at, 'types'), (type) => oneOf(type, DINOS)),
    traps: readPlaced(field(at, 'traps'), trapRoll),
    walls: readPlaced(field(at, 'walls'), wallRoll),
    picks: Object.fromEntries(
      entries(field(at, 'picks'))
        .filter(([id]) => players.includes(id))
        .map(([id, picks]) => [
          id,
          list(picks, (reward) => oneOf(reward, rulesFor(state).rewards), { max: 24 }),
        ]),
    ),
    declined: list(field(at, 'declined'), player, { max: 4 }),
    ticked: list(field(at, 'ticked'), text, { max: 40 }),
    byHand: readByHand(field(at, 'byHand')),
  };
}

function readCovers(at: At): Readonly<Record<string, boolean>> {
  return Object.fromEntries(ZONES.flatMap((zone) => coverOf(field(at, zone), zone)));
}

function coverOf(at: At, zone: Zone): readonly (readonly [Zone, boolean])[] {
  return isAbsent(at) ? [] : [[zone, flag(at)]];
}

function readPlaced<T>(at: At, reader: (at: At) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(
    entries(at)
      .filter(([key]) => /^[0-3](:[0-2])?$/.test(key))
      .map(([key, value]) => [key, reader(value)]),
  );
}

function readColumns(at: At, state: State): readonly ColumnState[] {
  const columns = items(at);
  const expected = state.zones.sustenance.columns.length;
  if (columns.length !== expected)
    fail(at.path, 'wrong-column-count', say('refusal.columnCount', { expected, count: columns.length }));
  const column = columnOf(among(playersOf(state)));
  return columns.map((one) => column(one));
}
