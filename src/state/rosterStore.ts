import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Player } from '@/data/players';
import { COLOURS, type Colour, type Refusal, type Result } from '@/engine';
import type { Services } from './services';

export interface RosterState {
  /** Who played last comes first. */
  readonly players: readonly Player[];
  /** Adds somebody, in the first colour that the fewest have. */
  add(name: string): Promise<Result<Player, Refusal>>;
  recolour(id: string, colour: Colour): Promise<void>;
  played(ids: readonly string[]): Promise<void>;
}

export type RosterStore = StoreApi<RosterState>;

export async function loadRosterStore({ data, clock, makeId }: Services): Promise<RosterStore> {
  const load = async () => (await data.players.list()).rows;
  const players = await load();

  return createStore<RosterState>((set, get) => ({
    players,

    async add(name) {
      const added = await data.players.add({
        id: makeId(),
        name,
        colour: rarestColour(get().players),
        at: clock(),
      });
      if (added.ok) set({ players: [added.value, ...get().players] });
      return added;
    },

    async recolour(id, colour) {
      await data.players.recolour(id, colour);
      set({ players: get().players.map((player) => (player.id === id ? { ...player, colour } : player)) });
    },

    async played(ids) {
      await data.players.played(ids, clock());
      set({ players: await load() });
    },
  }));
}

function rarestColour(players: readonly Player[]): Colour {
  const count = (colour: Colour) => players.filter((player) => player.colour === colour).length;
  return COLOURS.reduce((rarest, colour) => (count(colour) < count(rarest) ? colour : rarest));
}
