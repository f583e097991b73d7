import { field, whole, type At, type Standing } from '@/engine';
import { ownersOf } from '../../../perseverance/participants';
import { PIECES } from '../../pieces';
import { OFFICERS, type Officer } from '../../terms';
import type { OfficerScoringInput } from '../officerScoring';
import { readByOwner, readKeyed } from './fields';
import { readPlayers } from './readPlayer';

export function readOfficerScoring(at: At): OfficerScoringInput {
  const players = readPlayers(at);
  const owners = ownersOf(players);
  const cubes = readKeyed(field(at, 'influence'), OFFICERS, (tile) =>
    readByOwner(tile, owners, (value) => whole(value, { max: PIECES.influence })),
  );
  const standing = (officer: Officer): Standing =>
    owners.map((owner) => [owner, cubes.get(officer)?.get(owner) ?? 0] as const);
  return {
    players,
    influence: {
      'chief-mate': standing('chief-mate'),
      'chief-of-security': standing('chief-of-security'),
      'chief-steward': standing('chief-steward'),
      'chief-engineer': standing('chief-engineer'),
      captain: standing('captain'),
    },
  };
}
