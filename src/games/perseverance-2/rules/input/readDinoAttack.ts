import { field, oneOf, optional, whole, type At } from '@/engine';
import { TRACKS } from '../../pieces';
import type { DinoAttackInput } from '../dinoAttack';
import {
  ANY_NUMBER,
  readAssets,
  readBreach,
  readCount,
  readDinos,
  readDinosOrNone,
  readFlag,
} from './fields';
import { readPlayer } from './readPlayer';

const LIMITS = { threshold: 20, dangerous: 10 } as const;

export function readDinoAttack(at: At): DinoAttackInput {
  return {
    owner: readPlayer(field(at, 'owner')),
    trigger: oneOf(field(at, 'trigger'), ['adventure', 'outpost']),
    structures: readStructures(field(at, 'structures')),
    threshold: whole(field(at, 'threshold'), { max: LIMITS.threshold }),
    valorSpent: readCount(at, 'valorSpent', TRACKS.valor.max),
    card: readCard(field(at, 'card')),
    dangerousDinos: readDinosOrNone(field(at, 'dangerousDinos'), ANY_NUMBER),
    dangerousChosen: optional(field(at, 'dangerousChosen'), (dinos) => readDinos(dinos, ANY_NUMBER), null),
    breach: readBreach(field(at, 'breach')),
    successReward: readAssets(field(at, 'successReward')),
    failReward: readAssets(field(at, 'failReward')),
  };
}

function readStructures(at: At): DinoAttackInput['structures'] {
  return {
    camp: readFlag(at, 'camp'),
    outpost: readFlag(at, 'outpost'),
    watchtower: readFlag(at, 'watchtower'),
  };
}

function readCard(at: At): DinoAttackInput['card'] {
  return {
    dinos: readDinosOrNone(field(at, 'dinos')),
    dangerous: readCount(at, 'dangerous', LIMITS.dangerous),
  };
}
