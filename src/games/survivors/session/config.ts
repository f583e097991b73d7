import type { Seat } from '@/engine';
import type { Faces } from '../rules/chances';
import type { SetupInput } from '../rules/setup';
import type { Place, Trio } from '../terms';

export const PLAYERS = { min: 1, max: 5 } as const;

/** What the Faction tile prints for this number of players. */
export interface FactionTile {
  /** As the tile calls it; null where the table did not say. */
  readonly faction: string | null;
  readonly primary: Trio;
  readonly secondary: Trio;
  /** Ability Cards at the start, by deck. */
  readonly cards: Trio;
}

export interface Config {
  readonly v: 1;
  /** As they sit, clockwise; the first one leads first unless the table says otherwise. */
  readonly seats: readonly Seat[];
  readonly factions: Readonly<Record<string, FactionTile>>;
  readonly faces: Faces;
}

export function factionOf({ factions }: Config, player: string): FactionTile | undefined {
  return Object.hasOwn(factions, player) ? factions[player] : undefined;
}

/** What the set-up procedure of the rules wants to know. */
export function setupInput(config: Config, hordes: readonly Place[], leader: string): SetupInput {
  return {
    players: config.seats.map(({ id }) => ({ id, faction: factionOf(config, id)?.faction ?? null })),
    hordes,
    leader,
  };
}
