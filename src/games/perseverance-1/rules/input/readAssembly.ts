import { fail, field, oneOf, optional, whole, type At } from '@/engine';
import { assemblyCount, PIECES, SETTLEMENT_SPACES } from '../../pieces';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { AssemblyInput, AssemblyZone } from '../assembly';
import { ownersOf } from '../table';
import { readCount, readEdition, readPlayers, readScale, readStanding, refuseOtherKeys } from './fields';

const CHOICES = ['production', 'votes'] as const;
const MOST_PRESENCE = 16;

export function readAssembly(at: At): AssemblyInput {
  const edition = readEdition(at);
  const players = readPlayers(at, (seat) => ({
    votes: whole(field(seat, 'votes')),
    lightSupply: readCount(seat, 'lightSupply', PIECES.soldiersOfAKind, PIECES.soldiersOfAKind),
  }));
  const assembly = whole(field(at, 'assembly'), { min: 1, max: assemblyCount(players.length) });
  const dissenterVotes = optional(
    field(at, 'dissenterVotes'),
    (votes) => {
      const count = whole(votes);
      if (players.length > 2) fail(votes.path, 'dissenters-not-allowed', say('refusal.dissenters'));
      return count;
    },
    0,
  );
  const zones = field(at, 'zones');
  refuseOtherKeys(zones, ZONES);
  const owners = ownersOf(players);
  const zone = (name: Zone) => readZone(field(zones, name), owners);
  return {
    edition,
    players,
    assembly,
    dissenterVotes,
    zones: {
      sustenance: zone('sustenance'),
      military: zone('military'),
      expansion: zone('expansion'),
      protection: zone('protection'),
    },
    scoringTile: readScale(field(at, 'scoringTile')),
  };
}

function readZone(at: At, owners: readonly string[]): AssemblyZone {
  return {
    settlements: whole(field(at, 'settlements'), { max: SETTLEMENT_SPACES.dangerous }),
    presence: readStanding(field(at, 'presence'), owners, MOST_PRESENCE),
    choice: optional(field(at, 'choice'), (choice) => oneOf(choice, CHOICES), null),
  };
}
