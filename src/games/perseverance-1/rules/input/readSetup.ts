import { entries, fail, field, flag, isAbsent, oneOf, optional, type At } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { say } from '../../say';
import { LEADERS, OFFICERS, ZONES, type Officer, type Zone } from '../../terms';
import { FIRST_GAME_OFFICERS, RECOMMENDED_ZONE, type SetupInput } from '../setup';
import { readEdition, readFlag, readPlayers, refuseOtherKeys } from './fields';

export function readSetup(at: At): SetupInput {
  const edition = readEdition(at);
  const players = readPlayers(at, (seat) => ({ leader: oneOf(field(seat, 'leader'), LEADERS) }));
  return {
    edition,
    players,
    leaderAbilities: optional(field(at, 'leaderAbilities'), flag, true),
    officers: optional(field(at, 'officers'), readOfficers, FIRST_GAME_OFFICERS),
    placements: optional(
      field(at, 'placements'),
      (placements) => readPlacements(placements, players),
      players.map(({ leader }) => RECOMMENDED_ZONE[leader]),
    ),
    dissenterZone: optional(field(at, 'dissenterZone'), (zone) => oneOf(zone, ZONES), null),
    deterministic: optional(field(at, 'deterministic'), readModules, NO_MODULES),
  };
}

const NO_MODULES = { dinoPlacement: false, walls: false, traps: false, threat: false } as const;

function readModules(at: At): SetupInput['deterministic'] {
  return {
    dinoPlacement: readFlag(at, 'dinoPlacement'),
    walls: readFlag(at, 'walls'),
    traps: readFlag(at, 'traps'),
    threat: readFlag(at, 'threat'),
  };
}

function readOfficers(at: At): Readonly<Record<Zone, Officer>> {
  refuseOtherKeys(at, ZONES);
  const officer = (zone: Zone) => oneOf(field(at, zone), OFFICERS);
  return {
    sustenance: officer('sustenance'),
    military: officer('military'),
    expansion: officer('expansion'),
    protection: officer('protection'),
  };
}

/** A Zone for every player, and for nobody else. */
function readPlacements(at: At, players: readonly { readonly id: string }[]): readonly Zone[] {
  for (const [id, value] of entries(at)) {
    if (isAbsent(value) || players.some((player) => player.id === id)) continue;
    if (id === DISSENTERS) fail(value.path, 'dissenters-not-allowed', say('refusal.dissenters'));
    fail(value.path, 'unknown-player', say('refusal.unknownPlayer', { id }));
  }
  return players.map(({ id }) => oneOf(field(at, id), ZONES));
}
