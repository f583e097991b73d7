import { field, oneOf, optional, whole, type At } from '@/engine';
import { ownersOf } from '../../../perseverance/participants';
import { assemblyCount } from '../../../perseverance/tableSize';
import { PIECES } from '../../pieces';
import { ZONES, type Zone } from '../../terms';
import type { AssemblyInput, AssemblyZone, ZonePieces } from '../assembly';
import { NO_CHOICES, type ZoneChoices } from '../rewardZone';
import { readByOwner, readCount, readFlag, readKeyed } from './fields';
import { readPlayers } from './readPlayer';

const TILE_SIDES = ['production', 'votes'] as const;
const HALVES = ['production', 'followers'] as const;

export function readAssembly(at: At): AssemblyInput {
  const players = readPlayers(at);
  const assembly = whole(field(at, 'assembly'), { min: 1, max: assemblyCount(players.length) });
  const pieces = readKeyed(field(at, 'zones'), ZONES, (zone) =>
    readByOwner(zone, ownersOf(players), readPieces),
  );
  const choices = optional(
    field(at, 'choices'),
    (chosen) => readKeyed(chosen, ZONES, readChoices),
    new Map<Zone, ZoneChoices>(),
  );
  const zone = (name: Zone): AssemblyZone => ({
    pieces: pieces.get(name) ?? new Map<string, ZonePieces>(),
    choices: choices.get(name) ?? NO_CHOICES,
  });
  return {
    players,
    assembly,
    zones: {
      sustenance: zone('sustenance'),
      military: zone('military'),
      expansion: zone('expansion'),
      construction: zone('construction'),
      discovery: zone('discovery'),
    },
  };
}

function readPieces(at: At): ZonePieces {
  return {
    settlements: readCount(at, 'settlements', PIECES.settlements),
    outposts: readCount(at, 'outposts', PIECES.settlements),
    camps: readCount(at, 'camps', PIECES.camps),
    dice: readCount(at, 'dice', PIECES.dice),
    leader: readFlag(at, 'leader'),
  };
}

function readChoices(at: At): ZoneChoices {
  const half = (key: 'second' | 'popular') =>
    optional(field(at, key), (choice) => oneOf(choice, HALVES), null);
  return {
    first: optional(field(at, 'first'), (choice) => oneOf(choice, TILE_SIDES), null),
    second: half('second'),
    popular: half('popular'),
  };
}
