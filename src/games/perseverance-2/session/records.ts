import { DISSENTERS } from '../../perseverance/dissenters';
import { countOf, cubesOf, ownersAt, playersOf, record } from '../../perseverance/session/table';
import type { CountedZone } from '../../perseverance/moments/assembly/rule';
import { PIECES, SOLDIER_ASSET } from '../pieces';
import { presenceOf, type ZonePieces } from '../moments/assembly/rule';
import type { PerkList } from '../perks';
import type { Breach } from '../moments/combat/breach';
import { dinosBy, NO_DINOS, type DinoCount } from '../moments/combat/dinos';
import type { Party } from '../moments/combat/party';
import type { Player } from '../rules/player';
import { ASSETS, CITY_ZONES, OFFICERS, type Soldier, type Zone } from '../terms';
import { isFull, NOBODY, type Area, type PlayerState, type State } from './state';

/** Somebody at this table; the commands are checked for strangers before. */
export function seatOf(state: State, id: string): PlayerState {
  const player = Object.hasOwn(state.players, id) ? state.players[id] : undefined;
  if (!player) throw new Error(`nobody called ${id} sits here`);
  return player;
}

/** A player as the rules see one, from what is tracked. */
export function rulesPlayer(state: State, id: string): Player {
  const seat = seatOf(state, id);
  return {
    ...record(ASSETS, (asset) => seat[asset]),
    id,
    influence: influenceOf(state, id),
    settlements: settlementsOf(state, id),
    outposts: outpostsOf(state, id),
    camps: campsOf(state, id),
    watchtowers: watchtowersOf(state, id),
    dice: state.dice[id]?.inPlay ?? 1,
    adventures: seat.adventures + (seat.adventure ? 1 : 0),
    handCards: seat.handCards,
    perks: seat.perks,
    enclosure: seat.enclosure,
    ...(isFull(state) ? {} : trusted(seat)),
  };
}

/** Enough for every price, and room for every gain: what is not followed cannot be checked. */
const PLENTY = 50;
const SOME_SOLDIERS = 3;

function trusted({ adventure }: PlayerState) {
  return {
    food: PLENTY,
    scrap: PLENTY,
    islandResource: PLENTY,
    story: PLENTY,
    glowberry: PLENTY,
    lightSoldier: Math.max(SOME_SOLDIERS, adventure?.party.light ?? 0),
    heavySoldier: Math.max(SOME_SOLDIERS, adventure?.party.heavy ?? 0),
    settlements: 0,
    outposts: 0,
    camps: 0,
    watchtowers: 0,
    handCards: 1,
    enclosure: NO_DINOS,
  };
}

/** Who lives in the Enclosure; in Essentials nobody follows it, and the table sees to its room itself. */
export function enclosureOf(state: State, id: string): DinoCount {
  return isFull(state) ? seatOf(state, id).enclosure : NO_DINOS;
}

/** The Enclosure after a rule that saw `before` there and left `after`; in Essentials only the difference counts. */
export function enclosureAfter(state: State, id: string, before: DinoCount, after: DinoCount): DinoCount {
  const { enclosure } = seatOf(state, id);
  return isFull(state) ? after : dinosBy((dino) => enclosure[dino] + after[dino] - before[dino]);
}

export function rulesPlayers(state: State): readonly Player[] {
  return playersOf(state).map((id) => rulesPlayer(state, id));
}

/** Gained since the Effect began: a Perk does not work in the Effect that gave it. */
export function perksSince(begun: State, now: State, id: string): PerkList {
  const before = seatOf(begun, id).perks;
  return seatOf(now, id).perks.filter((perk) => !before.includes(perk));
}

/** On Officers, not those on Perks. */
export function influenceOf(state: State, owner: string): number {
  return OFFICERS.reduce((sum, officer) => sum + cubesOf(state.officers[officer], owner), 0);
}

/** In City Zones: the marker of an Outpost is none. */
export function settlementsOf(state: State, owner: string): number {
  return CITY_ZONES.reduce((sum, zone) => sum + countOf(state.zones[zone].settlements, owner), 0);
}

export function campsOf({ areas }: State, owner: string): number {
  return areas.filter(({ camp }) => camp === owner).length;
}

export function outpostsOf({ areas }: State, owner: string): number {
  return areas.filter(({ outpost }) => outpost?.owner === owner).length;
}

export function watchtowersOf({ areas }: State, owner: string): number {
  return areas.filter(({ watchtower }) => watchtower === owner).length;
}

export function areaOf({ areas }: State, id: number): Area | undefined {
  return areas.find((area) => area.id === id);
}

/** A Breach token lies there: the piece is out of use until a Counterattack. */
export function isBreached({ players }: State, id: number, at: Breach['at']): boolean {
  return Object.values(players).some(({ breach }) => breach?.area === id && breach.at === at);
}

/** Where the Leader is, in the words of the rules. */
export function leaderPlace(state: State, id: string): 'board' | 'adventure' | Zone {
  const { leader, adventure } = seatOf(state, id);
  return leader ?? (adventure?.party.leader ? 'adventure' : 'board');
}

/** On the Player board, standing or toppled. */
export function onBoard(state: State, id: string): Party {
  const seat = seatOf(state, id);
  const away = seat.adventure?.party ?? NOBODY;
  return {
    light: seat.lightSoldier - away.light,
    heavy: seat.heavySoldier - away.heavy,
    leader: leaderPlace(state, id) === 'board',
  };
}

/** Standing on the Player board: not toppled this turn. */
export function readyParty(state: State, id: string): Party {
  const { toppled, adventure } = seatOf(state, id);
  const board = onBoard(state, id);
  if (!isFull(state)) {
    const away = adventure?.party ?? NOBODY;
    const most = PIECES.soldiersOfAKind;
    return { light: most - away.light, heavy: most - away.heavy, leader: board.leader };
  }
  return {
    light: Math.max(0, board.light - toppled.light),
    heavy: Math.max(0, board.heavy - toppled.heavy),
    leader: board.leader && !toppled.leader,
  };
}

/** What a player still has beside the board. Nothing of it is stored: it follows from what is on the table. */
export interface Supplies extends Readonly<Record<Soldier, number>> {
  readonly dice: number;
  /** For Settlements and Outposts. */
  readonly settlements: number;
  readonly camps: number;
  readonly watchtowers: number;
  /** For Officers and Perks. */
  readonly influence: number;
}

export function suppliesLeft(state: State, id: string): Supplies {
  const seat = seatOf(state, id);
  const followed = {
    dice: PIECES.dice - (state.dice[id]?.inPlay ?? 0),
    influence: PIECES.influence - influenceOf(state, id) - seat.perks.length,
  };
  if (!isFull(state)) return { ...followed, ...ALL_LEFT };
  return {
    ...followed,
    light: PIECES.soldiersOfAKind - seat[SOLDIER_ASSET.light],
    heavy: PIECES.soldiersOfAKind - seat[SOLDIER_ASSET.heavy],
    settlements: PIECES.settlements - settlementsOf(state, id) - outpostsOf(state, id),
    camps: PIECES.camps - campsOf(state, id),
    watchtowers: PIECES.watchtowers - watchtowersOf(state, id),
  };
}

/** In Essentials nobody counts the pieces: the table sees for itself when none is left. */
const ALL_LEFT = {
  light: PIECES.soldiersOfAKind,
  heavy: PIECES.soldiersOfAKind,
  settlements: PIECES.settlements,
  camps: PIECES.camps,
  watchtowers: PIECES.watchtowers,
} as const;

/** A Zone as the Assembly sees it, from what is tracked. */
export function zonePieces(state: State, zone: Zone): Readonly<Record<string, ZonePieces>> {
  const outside = zone === 'discovery';
  const { settlements, dice } = state.zones[zone];
  return Object.fromEntries(
    ownersAt(state).map((owner) => [
      owner,
      {
        settlements: countOf(settlements, owner),
        outposts: outside ? outpostsOf(state, owner) : 0,
        camps: outside ? campsOf(state, owner) : 0,
        dice: countOf(dice, owner),
        leader: owner !== DISSENTERS && seatOf(state, owner).leader === zone,
      },
    ]),
  );
}

/** The same, counted: what makes its Population, and everybody's Presence. */
export function countedZone(state: State, zone: Zone): CountedZone {
  const pieces = Object.entries(zonePieces(state, zone));
  return {
    settlements: pieces.reduce((sum, [, own]) => sum + own.settlements + own.outposts, 0),
    presence: pieces.map(([owner, own]) => [owner, presenceOf(own)] as const),
  };
}
