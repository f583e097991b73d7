import type { Ask, Option, Phrase } from '@/engine';
import type { DefenseColumn, Trap, TrapRoll, WallRoll } from './defenseArea';
import { amount, nameOf, say } from '../../say';
import { DINOS, type Dino, type Zone } from '../../terms';
import type { ColumnState, State } from '../../session/state';
import { askWalls } from './askWalls';

const NO_ROLL: WallRoll = { followers: 0, safeguard: 0, kill: false };

/** Not printed in any text (R20): the table taps the number it sees. */
const SHOWN = [1, 2, 3, 4, 5, 6] as const;

/** The columns with what the dice show; null while a roll is missing. */
export function askRolls(
  ask: Ask,
  state: State,
  zone: Zone,
  columns: readonly ColumnState[],
): readonly DefenseColumn[] | null {
  const traps = trapsIn(columns).map((trap) => askTrap(ask, state, zone, trap));
  const walls = askWalls(ask, state, zone, columns);
  const known = traps.flatMap((trap) => trap ?? []);
  return walls && known.length === traps.length ? defenseColumns(columns, known, walls) : null;
}

/** The columns before anybody rolls: Traps are not turned up, Walls do nothing. */
export function unrolled(state: State, columns: readonly ColumnState[]): readonly DefenseColumn[] {
  const roll = state.config.deterministic.walls ? null : NO_ROLL;
  return defenseColumns(
    columns,
    [],
    columns.map(() => roll),
  );
}

function defenseColumns(
  columns: readonly ColumnState[],
  turnedUp: readonly (Trap & { readonly key: string })[],
  rolls: readonly (WallRoll | null)[],
): readonly DefenseColumn[] {
  const trapAt = (key: string): Trap | null => {
    const found = turnedUp.find((trap) => trap.key === key);
    return found ? { owner: found.owner, type: found.type, roll: found.roll } : null;
  };
  return columns.map(({ spaces, wall, soldiers }, column) => ({
    dinos: spaces.flatMap(({ dino }, space) =>
      dino ? [{ type: dino, trap: trapAt(keyOf(column, space)) }] : [],
    ),
    wall: wall === null ? null : { owner: wall, roll: rolls[column] ?? null },
    soldiers,
  }));
}

/** A Trap that is sprung: a Dino is on it. Null: its type is unknown. */
interface SprungTrap {
  readonly key: string;
  readonly column: number;
  readonly owner: string;
  readonly dino: Dino;
  readonly type: Dino | null;
}

function trapsIn(columns: readonly ColumnState[]): readonly SprungTrap[] {
  return columns.flatMap(({ spaces }, column) =>
    spaces.flatMap(({ dino, trap }, space) =>
      dino && trap ? [{ key: keyOf(column, space), column, dino, ...trap }] : [],
    ),
  );
}

function keyOf(column: number, space: number): string {
  return `${column}:${space}`;
}

type TrapOption = Option & Pick<Trap, 'type' | 'roll'>;

/** The Trap, if its type is unknown, and what the die shows, in one tap. */
function askTrap(ask: Ask, state: State, zone: Zone, trap: SprungTrap) {
  const { key, column, owner, type } = trap;
  const { traps: deterministic } = state.config.deterministic;
  if (deterministic && type) return { key, owner, type, roll: null };
  const options = (type ? [type] : byMatch(trap.dino)).flatMap((one) =>
    deterministic ? [turnedUp(trap, one)] : rolled(trap, one),
  );
  const chosen = ask.choose({
    id: `trap:${key}`,
    title: say('session.attack.trapStep', { player: nameOf(owner), column: column + 1 }),
    lead: say(deterministic ? 'session.attack.turnUp' : 'session.attack.trapUnder', { dino: dinoOf(trap) }),
    help: say(deterministic ? 'session.attack.trapTypeHelp' : 'session.attack.trapHelp'),
    per: zone,
    options: options.map(({ type: _type, roll: _roll, ...option }) => option),
  });
  const shown = options.find(({ id }) => id === chosen);
  return shown ? { key, owner, type: shown.type, roll: shown.roll } : null;
}

/** The type that works first. */
function byMatch(dino: Dino): readonly Dino[] {
  return [dino, ...DINOS.filter((other) => other !== dino)];
}

function turnedUp(trap: SprungTrap, type: Dino): TrapOption {
  const followers = amount('followers', type === trap.dino ? 3 : 0);
  return {
    id: type,
    icon: type,
    label: say(`trapFor.${type}`),
    note: say(type === trap.dino ? 'session.attack.killed' : 'session.attack.stays', {
      dino: dinoOf(trap),
      followers,
    }),
    type,
    roll: null,
  };
}

type Face = 'trapMatch' | 'trapNoMatch' | 'trapWorks' | 'trapFails';

function rolled(trap: SprungTrap, type: Dino): readonly TrapOption[] {
  const option = (id: string, face: Face, roll: TrapRoll, killed: boolean, followers: number) => ({
    id: `${type}:${id}`,
    icon: type,
    label: say(`session.attack.${face}`, { followers: amount('followers', followers) }),
    note: say(killed ? 'session.attack.trapKills' : 'session.attack.trapLeaves', {
      trap: say(`trapFor.${type}`),
      dino: dinoOf(trap),
    }),
    type,
    roll,
  });
  const match = (followers: number): TrapRoll => ({ face: 'success-if-match', followers });
  return [
    ...(type === trap.dino
      ? SHOWN.map((shown) => option(`match-${shown}`, 'trapMatch', match(shown), true, shown))
      : // What it shows is not paid.
        [option('match-0', 'trapNoMatch', match(0), false, 0)]),
    option('success', 'trapWorks', { face: 'success-anyway' }, true, 2),
    option('failure', 'trapFails', { face: 'failure-anyway' }, false, 2),
  ];
}

function dinoOf({ dino }: SprungTrap): Phrase {
  return say(`dino.${dino}`);
}
