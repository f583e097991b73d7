import { fail, field, oneOf, optional, phrase, whole, type At } from '@/engine';
import { SOLDIERS } from '../../terms';
import type { ThreatInput, Tracks } from '../threat';
import { readFlag, readParty } from './fields';
import { readPlayer } from './readPlayer';

const DIE = { min: 1, max: 6 } as const;
const LAST_SPACE = 5;

export function readThreat(at: At): ThreatInput {
  const player = readPlayer(field(at, 'player'));
  const mode = oneOf(field(at, 'mode'), ['die', 'deterministic']);
  const soldier = (key: 'lose' | 'advance') =>
    optional(field(at, key), (type) => oneOf(type, SOLDIERS), null);
  return {
    player,
    mode,
    kind: oneOf(field(at, 'kind'), ['light', 'heavy', 'transition']),
    threat: whole(field(at, 'threat'), DIE),
    party: readParty(field(at, 'party')),
    leaderIgnoreUsed: readFlag(at, 'leaderIgnoreUsed'),
    useLeader: readFlag(at, 'useLeader'),
    roll: optional(field(at, 'roll'), (roll) => whole(roll, DIE), null),
    lose: soldier('lose'),
    advance: soldier('advance'),
    tracks: readTracks(field(at, 'tracks'), mode),
  };
}

/** Needed without the die, and read but not used with it. */
function readTracks(at: At, mode: ThreatInput['mode']): Tracks | null {
  const tracks = optional(
    at,
    (both) => ({
      light: whole(field(both, 'light'), { max: LAST_SPACE }),
      heavy: whole(field(both, 'heavy'), { max: LAST_SPACE }),
    }),
    null,
  );
  if (mode === 'die') return null;
  return tracks ?? fail(at.path, 'invalid-input', phrase('input.missing'));
}
