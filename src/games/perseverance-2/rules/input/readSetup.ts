import { fail, field, items, list, oneOf, optional, type At } from '@/engine';
import { idsOf } from '../../../perseverance/participants';
import { nameOf, say } from '../../say';
import { OFFICERS, PERK_COSTS, ZONES, type Officer, type Zone } from '../../terms';
import type { Placement, SetupInput } from '../setup';
import {
  readDino,
  readId,
  readOwner,
  readPerk,
  readSeats,
  readSecurityBonus,
  refuseUnclear,
  refuseOtherKeys,
} from './fields';

export function readSetup(at: At): SetupInput {
  const players = readSeatIds(field(at, 'players'));
  const officers = readOfficers(field(at, 'officers'));
  const securityBonus = readSecurityBonus(at);
  const places = field(at, 'placements');
  const placements = list(places, (place) => readPlacement(place, idsOf(players)));
  refuseUneven(places, placements, players);
  for (const place of items(places)) refuseUnclear(place, readPerk(field(place, 'perk')));
  const drawn = field(at, 'dissenterZone');
  const dissenterZone = optional(drawn, (zone) => oneOf(zone, ZONES), null);
  if (players.length === 2 && dissenterZone === null)
    fail(drawn.path, 'invalid-input', say('refusal.dissenterZone'));
  return { players, officers, securityBonus, placements, dissenterZone };
}

/** A table of which only the ids are told. */
export function readSeatIds(at: At): readonly { readonly id: string }[] {
  return readSeats(
    at,
    (seat) => seat,
    (seat) => ({ id: readId(seat) }),
  );
}

function readOfficers(at: At): Readonly<Record<Zone, Officer>> {
  refuseOtherKeys(at, ZONES);
  const officer = (zone: Zone) => oneOf(field(at, zone), OFFICERS);
  const officers = {
    sustenance: officer('sustenance'),
    military: officer('military'),
    expansion: officer('expansion'),
    construction: officer('construction'),
    discovery: officer('discovery'),
  };
  const dealt = ZONES.map((zone) => officers[zone]);
  const again = ZONES.find((zone, i) => dealt.indexOf(officers[zone]) < i);
  if (again)
    fail(
      field(at, again).path,
      'invalid-input',
      say('refusal.officerTwice', { officer: say(`officer.${officers[again]}`) }),
    );
  return officers;
}

function readPlacement(at: At, ids: readonly string[]): Placement {
  const player = readOwner(field(at, 'player'), ids);
  const zone = oneOf(field(at, 'zone'), ZONES);
  const perk = readPerk(field(at, 'perk'));
  const pay = optional(field(at, 'pay'), (cost) => oneOf(cost, PERK_COSTS), null);
  const dino = readDino(field(at, 'dino'));
  return { player, zone, perk, pay, dino };
}

/** One placement for each player. */
function refuseUneven(at: At, placements: readonly Placement[], players: SetupInput['players']): void {
  const placed = placements.map(({ player }) => player);
  const again = placed.findIndex((player, i) => placed.indexOf(player) < i);
  if (again >= 0)
    fail(
      `${at.path}[${again}].player`,
      'invalid-input',
      say('refusal.placedTwice', { player: nameOf(placed[again] ?? '') }),
    );
  const missing = players.find(({ id }) => !placed.includes(id));
  if (missing) fail(at.path, 'invalid-input', say('refusal.notPlaced', { player: nameOf(missing.id) }));
}
