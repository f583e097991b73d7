import { ok } from '@/engine';
import { countOf, ownersAt, playersOf, withCount } from '../../../perseverance/session/table';
import { NEUTRAL_DICE_IN_BOX, PIECES } from '../../pieces';
import { BREACHABLE } from '../../moments/combat/breach';
import { checkEnclosure } from '../../moments/combat/enclosure';
import { allDinos } from '../../moments/combat/dinos';
import { partySize, type Party } from '../../moments/combat/party';
import { nameOf } from '../../say';
import { CITY_ZONES, DINOS, ZONES } from '../../terms';
import type { Change } from '../change';
import type { RuledCommand, SetPieces } from '../command';
import { happened, type Decision, type Event } from '../event';
import {
  areaOf,
  campsOf,
  enclosureOf,
  influenceOf,
  isBreached,
  onBoard,
  outpostsOf,
  seatOf,
  settlementsOf,
  watchtowersOf,
} from '../records';
import { refuse } from '../refuse';
import { isFull, type Area, type State } from '../state';
import { clearedArea } from '../../moments/adventure/clearing';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

export const DICE_LIMITS = { neutral: NEUTRAL_DICE_IN_BOX, own: PIECES.dice } as const;

export function setSettlements(state: State, { zone, owner, count }: CommandOf<'setSettlements'>): Decision {
  if (!ownersAt(state).includes(owner)) return refuse('unknownPlayer');
  const { settlements } = state.zones[zone];
  const standing = countOf(settlements, owner);
  const elsewhere = settlementsOf(state, owner) - standing + outpostsOf(state, owner);
  const most = PIECES.settlements - elsewhere;
  if (!CITY_ZONES.includes(zone) || !Number.isInteger(count) || count < 0 || count > most)
    return refuse('settlementsLeft', { player: nameOf(owner), count: most });
  if (count === standing) return refuse('noChange');
  return ok([
    happened('settlementsSet', { zone, owner, count }, [
      { what: 'settlements', zone, to: withCount(settlements, owner, count) },
    ]),
  ]);
}

export function addArea(state: State, { terrain, code }: CommandOf<'addArea'>): Decision {
  const area = clearedArea(state, terrain, code);
  return area.ok ? ok([areaSet(area.value)]) : area;
}

function areaSet(to: Area): Event {
  const { id, code } = to;
  return happened('areaSet', { area: id, ...(code && { code }), gone: false }, [{ what: 'area', id, to }]);
}

/** A Cleared Area as on the table; nobody has more pieces than the box holds. */
export function setArea(state: State, { area }: CommandOf<'setArea'>): Decision {
  const before = areaOf(state, area.id);
  if (!before) return refuse('noSuchArea');
  const owners = [area.camp, area.outpost?.owner ?? null, area.watchtower].filter((owner) => owner !== null);
  const players = playersOf(state);
  if (!owners.every((owner) => players.includes(owner))) return refuse('unknownPlayer');
  const { code } = area;
  if (code && state.areas.some((one) => one.id !== area.id && one.code === code))
    return refuse('clearedBefore', { code });
  const token = BREACHABLE.find(
    (at) => before[at] !== null && area[at] === null && isBreached(state, area.id, at),
  );
  if (token) return refuse('breachThere');
  const areas = state.areas.map((one): Area => (one.id === area.id ? area : one));
  const after = { ...state, areas };
  const greedy = players.find(
    (id) =>
      campsOf(after, id) > PIECES.camps ||
      watchtowersOf(after, id) > PIECES.watchtowers ||
      settlementsOf(after, id) + outpostsOf(after, id) > PIECES.settlements,
  );
  if (greedy !== undefined) return refuse('tooManyPieces', { player: nameOf(greedy) });
  return ok([areaSet(area)]);
}

export function removeArea(state: State, { id }: CommandOf<'removeArea'>): Decision {
  const area = areaOf(state, id);
  if (!area) return refuse('noSuchArea');
  if (area.camp ?? area.outpost ?? area.watchtower) return refuse('areaInUse');
  return ok([happened('areaSet', { area: id, gone: true }, [{ what: 'area', id, to: null }])]);
}

/** Perks, Enclosure, Leader, Adventure, Breach, toppled pieces: as they are on the table, within their limits. */
export function setPieces(state: State, player: string, set: SetPieces): Decision {
  const fault = faultOf(state, player, set);
  if (fault) return fault;
  // The two are the same pair, which the compiler cannot follow through a union.
  const change = { what: set.piece, player, to: set.to } as Change;
  return ok([happened('piecesSet', { player, piece: set.piece }, [change])]);
}

type Fault = ReturnType<typeof refuse> | null;

function faultOf(state: State, player: string, set: SetPieces): Fault {
  const seat = seatOf(state, player);
  switch (set.piece) {
    case 'perks': {
      const cubes = influenceOf(state, player) + set.to.length;
      if (new Set(set.to).size < set.to.length) return refuse('perkTwice');
      if (cubes > PIECES.influence)
        return refuse('tooManyCubes', { player: nameOf(player), count: PIECES.influence });
      const penned = checkEnclosure(enclosureOf(state, player), set.to, 'perks');
      return penned && { ok: false, error: penned };
    }
    case 'enclosure': {
      if (!DINOS.every((dino) => isCount(set.to[dino], DICE_LIMITS.neutral))) return refuse('numbers');
      const penned = checkEnclosure(set.to, seat.perks, 'enclosure');
      return penned && { ok: false, error: penned };
    }
    case 'leader':
      if (set.to !== null && !ZONES.includes(set.to)) return refuse('numbers');
      return set.to !== null && seat.adventure?.party.leader ? refuse('leaderOnAdventure') : null;
    case 'adventure': {
      if (!set.to) return null;
      const { party, stage, stages } = set.to;
      if (!isParty(party) || partySize(party) < 1 || stage < 1 || stage > stages || stages > 2)
        return refuse('numbers');
      const away = isFull(state) && (party.light > seat.lightSoldier || party.heavy > seat.heavySoldier);
      return away || (party.leader && seat.leader !== null)
        ? refuse('notAtHand', { player: nameOf(player) })
        : null;
    }
    case 'breach':
      if (!set.to) return null;
      return DINOS.every((dino) => isCount(set.to?.dinos[dino], 20)) &&
        allDinos(set.to.dinos) > 0 &&
        Object.values(set.to.savior).every((count) => isCount(count, 20))
        ? null
        : refuse('numbers');
    case 'toppled': {
      const board = onBoard(state, player);
      const { to } = set;
      if (!isParty(to)) return refuse('numbers');
      return to.light > board.light || to.heavy > board.heavy || (to.leader && !board.leader)
        ? refuse('notAtHand', { player: nameOf(player) })
        : null;
    }
  }
}

function isParty({ light, heavy }: Party): boolean {
  return isCount(light, PIECES.soldiersOfAKind) && isCount(heavy, PIECES.soldiersOfAKind);
}

function isCount(value: number | undefined, most: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= most;
}
