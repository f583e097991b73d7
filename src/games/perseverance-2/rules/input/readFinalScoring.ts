import type { At } from '@/engine';
import type { FinalScoringInput } from '../finalScoring';
import { readPlayers } from './readPlayer';

export function readFinalScoring(at: At): FinalScoringInput {
  return { players: readPlayers(at) };
}
