import { counted, nameOf, say } from '../../say';
import type { Dino, Figure, Soldier } from '../../terms';
import type { Books } from '../../rules/books';
import type { DefenseColumn, Horde, Kill } from './defenseArea';
import type { Step } from '../../rules/parts';

export interface FightPhase {
  readonly kills: readonly Kill[];
  readonly fallen: readonly FallenSoldier[];
  /** In the order in which they are struck. */
  readonly blows: readonly Blow[];
  readonly horde: Horde;
}

/** One figure kills the nearest Dinos of its column. */
export interface Blow {
  readonly column: number;
  readonly row: 0 | 1;
  readonly kills: number;
  readonly falls: boolean;
}

export interface FallenSoldier {
  readonly owner: string;
  readonly type: Soldier;
  readonly column: number;
  readonly row: 0 | 1;
}

/** How many of the nearest Dinos a figure fights, and kills, at once. */
const STRENGTH: Readonly<Record<Figure, number>> = { light: 1, heavy: 2, leader: 2 };

/**
 * The top row fights in all columns, then the bottom row what is left, p. 21. A figure kills all it fights, and a
 * Soldier who fought a Raptor falls, once (R11). A deterministic Wall lends its nearest figure one more kill (R19).
 */
export function fightPhase(
  { tell }: Books,
  columns: readonly DefenseColumn[],
  horde: Horde,
  wallsHelp: boolean,
): FightPhase {
  const kills: Kill[] = [];
  const fallen: FallenSoldier[] = [];
  const blows: Blow[] = [];
  const left = [...horde];
  for (const row of [0, 1] as const) {
    columns.forEach(({ soldiers, wall }, column) => {
      const figure = soldiers[row];
      const dinos = left[column] ?? [];
      if (!figure || dinos.length === 0) return;
      const nearest = row === 0 || soldiers[0] === null;
      const helped = wallsHelp && wall !== null && nearest;
      const strength = STRENGTH[figure.type] + (helped ? 1 : 0);
      const fought = dinos.slice(0, strength);
      left[column] = dinos.slice(strength);
      for (const dino of fought) kills.push({ owner: figure.owner, dino });
      const falls = figure.type !== 'leader' && fought.includes('raptor');
      blows.push({ column, row, kills: fought.length, falls });

      const at = { column, row };
      const id: Step = { part: 'fight', of: figure.owner, at };
      const params = {
        player: nameOf(figure.owner),
        figure: say(`figure.${figure.type}`),
        column: column + 1,
        dinos: counted(['tramplers', countOf(fought, 'trampler')], ['raptors', countOf(fought, 'raptor')]),
      };
      if (helped && fought.length === strength)
        tell('deterministic', { part: 'fight', at }, 'fight.wallHelps', {
          column: column + 1,
          figure: params.figure,
        });
      if (figure.type !== 'leader' && falls) {
        fallen.push({ owner: figure.owner, type: figure.type, column, row });
        tell('attack', id, 'fight.killsAndFalls', params);
      } else {
        tell('attack', id, 'fight.kills', params);
      }
    });
  }
  return { kills, fallen, blows, horde: left };
}

function countOf(dinos: readonly Dino[], type: Dino): number {
  return dinos.filter((dino) => dino === type).length;
}
