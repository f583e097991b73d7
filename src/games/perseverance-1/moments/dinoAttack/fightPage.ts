import { openBooks } from '../../rules/books';
import type { ColumnState, State } from '../../session/state';
import type { AttackCommand } from './askPosition';
import type { AttackArea } from './attackArea';
import { fightScenes, type FightAccount } from './fightScenes';
import { phaseOf, type Resolved } from './phaseOf';

/** What the grid of the fight shows: one scene for each line of the account. */
export interface FightPage extends AttackArea, FightAccount {
  readonly grid: readonly ColumnState[];
  readonly breach: BreachTotals;
}

export interface BreachTotals {
  readonly trampler: number;
  readonly raptor: number;
  readonly settlements: number;
  /** Lost, by player. */
  readonly followers: Readonly<Record<string, number>>;
}

/** `set`: what the table gave or took on top of the lines of the breach. */
export function fightPage(
  { config }: State,
  { zone, dangerous }: AttackArea,
  { grid, columns }: AttackCommand,
  resolved: Resolved,
  set: Readonly<Record<string, number>>,
): FightPage {
  const { breach } = resolved.outcome.figures;
  const { traps, walls } = config.deterministic;
  const owners = new Set([...Object.keys(breach.deltas), ...Object.keys(set)]);
  return {
    zone,
    dangerous,
    grid,
    ...fightScenes({
      books: openBooks(config.edition),
      grid,
      columns,
      wallsHelp: walls,
      phases: {
        trap: traps ? phaseOf(resolved, 'trap') : [],
        wall: walls ? phaseOf(resolved, 'wall') : [],
        fight: phaseOf(resolved, 'fight'),
      },
    }),
    breach: {
      trampler: breach.trampler,
      raptor: breach.raptor,
      settlements: breach.removed.length,
      followers: Object.fromEntries(
        [...owners].map((player) => [
          player,
          -(breach.deltas[player]?.['followers'] ?? 0) - (set[player] ?? 0),
        ]),
      ),
    },
  };
}
