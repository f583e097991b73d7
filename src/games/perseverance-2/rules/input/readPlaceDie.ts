import { fail, field, oneOf, optional, type At } from '@/engine';
import { say } from '../../say';
import { isRewarded, type PlaceDieInput } from '../placeDie';
import { readFlag } from './fields';
import { readPlayer } from './readPlayer';

const REWARDS = ['glowberry', 'followers'] as const;

export function readPlaceDie(at: At): PlaceDieInput {
  const input: PlaceDieInput = {
    player: readPlayer(field(at, 'player')),
    die: oneOf(field(at, 'die'), ['neutral', 'own', 'opponent', 'dissenters']),
    changeFace: readFlag(at, 'changeFace'),
    matching: readFlag(at, 'matching'),
    reward: optional(field(at, 'reward'), (reward) => oneOf(reward, REWARDS), null),
  };
  if (isRewarded(input) && input.reward === null)
    fail('reward', 'invalid-input', say('refusal.managerReward'));
  return input;
}
