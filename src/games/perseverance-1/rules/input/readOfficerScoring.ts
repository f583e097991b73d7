import { field, list, optional, whole, type At } from '@/engine';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { OFFICERS, type Officer } from '../../terms';
import type { OfficerScoringInput } from '../officerScoring';
import { influencersOf } from '../table';
import { readCount, readEdition, readPlayers, readStanding, refuseOtherKeys } from './fields';

/** A Defense area holds up to 8 figures, 4 Walls and 8 Traps of one player; there are 8 areas and 19 Patrol cards. */
const LIMITS = { areas: 8, piecesInAnArea: 20, patrols: 19 } as const;

export function readOfficerScoring(at: At): OfficerScoringInput {
  const edition = readEdition(at);
  const players = readPlayers(at, readRecord);
  const owners = influencersOf(rulesOf(edition), players);
  const influence = field(at, 'influence');
  refuseOtherKeys(influence, OFFICERS);
  const cubes = (officer: Officer) =>
    optional(
      field(influence, officer),
      (standing) => readStanding(standing, owners, PIECES.influence),
      owners.map((owner) => [owner, 0] as const),
    );
  return {
    edition,
    players,
    influence: {
      'chief-mate': cubes('chief-mate'),
      'chief-of-security': cubes('chief-of-security'),
      'chief-steward': cubes('chief-steward'),
      'chief-engineer': cubes('chief-engineer'),
    },
  };
}

function readRecord(at: At) {
  return {
    areas: optional(
      field(at, 'areas'),
      (areas) =>
        list(areas, (pieces) => whole(pieces, { max: LIMITS.piecesInAnArea }), { max: LIMITS.areas }),
      [],
    ),
    patrols: readCount(at, 'patrols', LIMITS.patrols),
    settlements: readCount(at, 'settlements', PIECES.settlements),
    dice: readCount(at, 'dice', PIECES.dice),
    wallsAndTraps: readCount(at, 'wallsAndTraps', PIECES.walls + PIECES.traps),
  };
}
