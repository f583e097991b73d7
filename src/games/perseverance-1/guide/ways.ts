import type { GuideWay } from '@/engine';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { nextPlayer } from '../session/decide/turn';
import type { State } from '../session/state';

type Way = GuideWay<Command>;

const ICONS = {
  setupChecklist: 'check',
  takeDie: 'die',
  effect: 'food',
  influence: 'influence',
  secondary: 'leader',
  patrolStage: 'patrol',
  dinoAttack: 'raptor',
  assembly: 'votes',
  finalScoring: 'finish',
} as const;

/** Opens the walk in which it is done. */
export function walkTo(wizard: keyof typeof ICONS): Way {
  return {
    id: wizard,
    label: say(`lesson.do.${wizard}`),
    icon: ICONS[wizard],
    does: { kind: 'wizard', wizard },
  };
}

export const showDefense: Way = {
  id: 'defense',
  label: say('lesson.do.defense'),
  icon: 'safeguard',
  does: { kind: 'screen', screen: 'defense' },
};

export function passTurn(state: State): Way {
  return {
    id: 'nextTurn',
    label: say('lesson.do.nextTurn', { player: nameOf(nextPlayer(state)) }),
    icon: 'arrow',
    does: { kind: 'command', command: { type: 'nextTurn' } },
  };
}
