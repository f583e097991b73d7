import { ok, type Phrase, type Wizard } from '@/engine';
import { refuse } from '../../say';
import type { TableState } from '../table';
import { readPlayer } from './choose';
import { whoActs, playerActs } from './playerActs';
import { openTrail, readAnswers, type Answered, type Trail } from './trail';

/** A quick walk that is nothing but taps: the last one commits. */
export function tapWizard<State extends Pick<TableState, 'config' | 'left' | 'players' | 'turn'>, Command>(
  id: string,
  title: Phrase,
  walk: (trail: Trail, state: State, player: string) => Command | null,
): Wizard<State, Command, Answered> {
  return {
    id,
    quick: true,
    grows: true,
    title: () => title,
    actor: playerActs,
    begin: (state, player) => ({ player: whoActs(state, player), answers: {} }),
    readDraft: (at, state) => ({ player: readPlayer(at, state), answers: readAnswers(at) }),
    steps: (state, draft) => {
      const trail = openTrail(draft);
      walk(trail, state, draft.player);
      return trail.steps;
    },
    review: () => [],
    commit: (state, draft) => {
      const command = walk(openTrail(draft), state, draft.player);
      return command ? ok(command) : refuse('nothingChosen');
    },
  };
}
