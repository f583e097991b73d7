import { counted, nameOf, say } from '../../say';
import { change, type Books } from '../../rules/books';
import type { DefenseColumn, Horde, Kill, WallRoll } from './defenseArea';

export interface WallPhase {
  readonly kills: readonly Kill[];
  readonly horde: Horde;
}

/** Without a die every Wall gives 1 Safeguard here, and helps a figure in the fight. */
const DETERMINISTIC: WallRoll = { followers: 0, safeguard: 1, kill: false };

/** Walls from left to right: what the die shows, and a skull takes the nearest Dino of the column, p. 20. */
export function wallPhase({ tell }: Books, columns: readonly DefenseColumn[], horde: Horde): WallPhase {
  const kills: Kill[] = [];
  const left = horde.map((dinos, i) => {
    const wall = columns[i]?.wall;
    if (!wall) return dinos;
    const { followers, safeguard, kill } = wall.roll ?? DETERMINISTIC;
    tell(
      wall.roll ? 'attack' : 'deterministic',
      { part: 'wall', of: wall.owner },
      'wall.gives',
      {
        player: nameOf(wall.owner),
        column: i + 1,
        gain: counted(['followers', followers], ['safeguard', safeguard]),
      },
      [change(wall.owner, 'followers', followers), change(wall.owner, 'safeguard', safeguard)],
    );
    const [nearest, ...behind] = dinos;
    if (!kill || nearest === undefined) return dinos;
    kills.push({ owner: wall.owner, dino: nearest });
    tell('attack', { part: 'wall', of: wall.owner }, 'wall.kills', {
      player: nameOf(wall.owner),
      column: i + 1,
      dino: say(`dino.${nearest}`),
    });
    return behind;
  });
  return { kills, horde: left };
}
