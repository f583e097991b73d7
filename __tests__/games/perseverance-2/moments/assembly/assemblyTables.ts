import { DISSENTERS } from '@/games/perseverance/dissenters';
import { record as perKey } from '@/games/perseverance/session/table';
import type { PerkList } from '@/games/perseverance-2/perks';
import type { ZonePieces } from '@/games/perseverance-2/moments/assembly/rule';
import { emptyArea, type Area, type PlayerState, type State } from '@/games/perseverance-2/session/state';
import { OFFICERS, ZONES, type Officer, type Zone } from '@/games/perseverance-2/terms';
import { newTable, play } from '../../session/playing';

type Pieces = Partial<ZonePieces>;

/** What a case of the contract says of a player. */
export interface CasePlayer {
  readonly id: string;
  readonly perks?: PerkList;
  readonly settlements?: number;
  readonly outposts?: number;
  readonly camps?: number;
  readonly watchtowers?: number;
  readonly dice?: number;
}

interface Case {
  readonly assembly?: number;
  readonly players: readonly CasePlayer[];
  readonly zones?: Readonly<Partial<Record<Zone, Readonly<Record<string, Pieces>>>>>;
  readonly influence?: Readonly<Partial<Record<Officer, Readonly<Record<string, number>>>>>;
}

/** A table on which exactly that stands; everybody is called as the seats are. */
export function tableOf({ assembly = 1, players, zones = {}, influence = {} }: Case): State {
  const start = play(newTable(players.length as 2 | 3 | 4), { type: 'beginPlay' });
  const at = (zone: Zone, owner: string): Pieces => zones[zone]?.[owner] ?? {};
  const owners = [...players.map(({ id }) => id), DISSENTERS];
  const counts = (zone: Zone, piece: 'settlements' | 'dice') =>
    Object.fromEntries(
      owners.map((owner) => [owner, at(zone, owner)[piece] ?? 0] as const).filter(([, count]) => count > 0),
    );
  const placed: State = {
    ...start,
    assembly,
    players: Object.fromEntries(players.map((player) => [player.id, seat(start, player)])),
    zones: perKey(ZONES, (zone) => ({
      settlements: counts(zone, 'settlements'),
      dice: counts(zone, 'dice'),
    })),
    officers: perKey(OFFICERS, (officer) => ({ slots: [], pool: influence[officer] ?? {} })),
    dice: Object.fromEntries(
      Object.entries(start.dice).map(([owner, { inPlay }]) => {
        const lying = ZONES.reduce((sum, zone) => sum + (at(zone, owner).dice ?? 0), 0);
        const own = players.find(({ id }) => id === owner)?.dice ?? inPlay;
        return [owner, { inPlay: Math.max(own, lying), pool: 0 }];
      }),
    ),
    areas: players.flatMap((player) => areasOf(player, at('discovery', player.id))).map(numbered),
  };
  // Settlements that the case puts nowhere stand where they decide nothing.
  const settled = players.filter(({ settlements = 0 }) => settlements > 0);
  return {
    ...placed,
    players: Object.fromEntries(
      Object.entries(placed.players).map(([id, own]) => [
        id,
        { ...own, leader: ZONES.find((zone) => at(zone, id).leader) ?? null },
      ]),
    ),
    zones: settled.reduce(
      (all, { id, settlements = 0 }) => ({
        ...all,
        expansion: { ...all.expansion, settlements: { ...all.expansion.settlements, [id]: settlements } },
      }),
      placed.zones,
    ),
  };
}

/** Nothing but what the case says: figures, Perks, Dinos. */
function seat(start: State, player: CasePlayer): PlayerState {
  const own = start.players[player.id] as PlayerState;
  const figures = Object.entries(own).map(([name, value]) => {
    const said = (player as unknown as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'number') return [name, typeof said === 'number' ? said : 0] as const;
    return [name, value] as const;
  });
  const { enclosure } = player as { readonly enclosure?: Partial<PlayerState['enclosure']> };
  return {
    ...(Object.fromEntries(figures) as unknown as PlayerState),
    followers: (player as { readonly followers?: number }).followers ?? 10,
    perks: player.perks ?? [],
    enclosure: { trampler: 0, raptor: 0, shieldhead: 0, ...enclosure },
  };
}

function areasOf(
  { id, outposts = 0, camps = 0, watchtowers = 0 }: CasePlayer,
  here: Pieces,
): readonly Area[] {
  const many = (count: number, piece: Partial<Area>) =>
    Array.from({ length: count }, () => ({ ...emptyArea(0, 'plains'), ...piece }));
  return [
    ...many(here.outposts ?? outposts, { outpost: { owner: id, tile: null } }),
    ...many(here.camps ?? camps, { camp: id }),
    ...many(watchtowers, { watchtower: id }),
  ];
}

function numbered(area: Area, i: number): Area {
  return { ...area, id: i + 1 };
}
