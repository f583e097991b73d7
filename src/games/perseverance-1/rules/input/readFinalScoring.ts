import { field, optional, whole, type At } from '@/engine';
import { PIECES } from '../../pieces';
import type { FinalPlayer, FinalScoringInput } from '../finalScoring';
import {
  NO_SOLDIERS,
  readCount,
  readEdition,
  readFlag,
  readPlayers,
  readSafeguard,
  readScale,
  readSoldiers,
  readValor,
} from './fields';

export function readFinalScoring(at: At): FinalScoringInput {
  return {
    edition: readEdition(at),
    players: readPlayers(at, readFinalPlayer),
    deterministicThreat: readFlag(at, 'deterministicThreat'),
    defenseScale: readScale(field(at, 'defenseScale')),
  };
}

function readFinalPlayer(at: At): Omit<FinalPlayer, 'id'> {
  return {
    followers: whole(field(at, 'followers')),
    food: whole(field(at, 'food')),
    mr: whole(field(at, 'mr')),
    story: whole(field(at, 'story')),
    safeguard: readSafeguard(at),
    valor: readValor(at),
    board: optional(field(at, 'board'), readSoldiers, NO_SOLDIERS),
    defense: optional(field(at, 'defense'), readDefense, NO_DEFENSE),
    patrol: optional(field(at, 'patrol'), readSoldiers, NO_SOLDIERS),
    heavyThreat: readCount(at, 'heavyThreat', 5),
  };
}

const NO_DEFENSE: FinalPlayer['defense'] = { ...NO_SOLDIERS, leader: false, walls: 0, traps: 0 };

function readDefense(at: At): FinalPlayer['defense'] {
  return {
    ...readSoldiers(at),
    leader: readFlag(at, 'leader'),
    walls: readCount(at, 'walls', PIECES.walls),
    traps: readCount(at, 'traps', PIECES.traps),
  };
}
