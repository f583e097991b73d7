import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Group, ListedGroup } from '@/data/groups';
import type { Player } from '@/data/players';
import { COLOURS, ok, type Colour, type Refusal, type Result } from '@/engine';
import type { Services } from './services';

type Answer<T> = Promise<Result<T, Refusal>>;

export interface RosterState {
  /** The people who played last come first. */
  readonly players: readonly Player[];
  /** People who no longer play; empty until `refresh`. */
  readonly archived: readonly Player[];
  /** Null until `refresh`. */
  readonly groups: readonly ListedGroup[] | null;
  /** Reads everything again: games played meanwhile move people and groups up. */
  refresh(): Promise<void>;
  /** Adds somebody, in the first colour that the fewest have. */
  add(name: string): Answer<Player>;
  rename(id: string, name: string): Answer<Player>;
  recolour(id: string, colour: Colour): Promise<void>;
  /** What they like to play in this game; null for nothing in particular. */
  prefer(id: string, gameId: string, role: string | null): Answer<Player>;
  archive(id: string): Answer<Player>;
  restore(id: string): Answer<Player>;
  /** Merges two entries of one person. Returns what undoes it. */
  merge(from: string, into: string): Answer<() => Promise<void>>;
  played(ids: readonly string[]): Promise<void>;
  putGroup(group: Omit<Group, 'id'> & { readonly id?: string }): Answer<Group>;
  /** Its games stay, and belong to no group. */
  removeGroup(id: string): Promise<void>;
}

export type RosterStore = StoreApi<RosterState>;

export async function loadRosterStore({ data, clock, makeId }: Services): Promise<RosterStore> {
  const load = async () => (await data.players.list()).rows;
  const players = await load();

  return createStore<RosterState>((set, get) => {
    /** One name after the other: the second must see whose colour the first has. */
    let adding: Promise<unknown> = Promise.resolve();
    /** How many were added: a list that was read before the last one does not replace it. */
    let added = 0;

    async function refresh(): Promise<void> {
      const before = added;
      const read = {
        players: await load(),
        archived: (await data.players.list({ archived: true })).rows,
        groups: (await data.groups.list()).rows,
      };
      if (before === added) set(read);
      else await refresh();
    }

    async function addOne(name: string): Answer<Player> {
      const one = await data.players.add({
        id: makeId(),
        name,
        colour: rarestColour(get().players),
        at: clock(),
      });
      if (!one.ok) return one;
      added += 1;
      set({ players: [one.value, ...get().players] });
      return one;
    }

    async function changed<T>(answer: Result<T, Refusal>): Answer<T> {
      if (answer.ok) await refresh();
      return answer;
    }

    return {
      players,
      archived: [],
      groups: null,
      refresh,

      add(name) {
        const answer = adding.then(() => addOne(name));
        // One that the disk refuses keeps nobody else out.
        adding = answer.catch(() => undefined);
        return answer;
      },

      rename: async (id, name) => changed(await data.players.rename(id, name)),
      prefer: async (id, gameId, role) => changed(await data.players.prefer(id, gameId, role)),
      archive: async (id) => changed(await data.players.archive(id, clock())),
      restore: async (id) => changed(await data.players.restore(id)),

      async recolour(id, colour) {
        await data.players.recolour(id, colour);
        const painted = (player: Player) => (player.id === id ? { ...player, colour } : player);
        set({ players: get().players.map(painted), archived: get().archived.map(painted) });
      },

      async merge(from, into) {
        const before = (await data.groups.list()).rows.filter(({ members }) => members.includes(from));
        const merged = await changed(await data.players.merge(from, into, clock()));
        if (!merged.ok) return merged;
        return ok(async () => {
          await data.players.unmerge(from);
          for (const group of before) await data.groups.put(group);
          await refresh();
        });
      },

      async played(ids) {
        await data.players.played(ids, clock());
        set({ players: await load() });
      },

      putGroup: async ({ id = makeId(), name, members }) =>
        changed(await data.groups.put({ id, name, members })),

      async removeGroup(id) {
        await data.groups.remove(id);
        await refresh();
      },
    };
  });
}

function rarestColour(players: readonly Player[]): Colour {
  const count = (colour: Colour) => players.filter((player) => player.colour === colour).length;
  return COLOURS.reduce((rarest, colour) => (count(colour) < count(rarest) ? colour : rarest));
}
