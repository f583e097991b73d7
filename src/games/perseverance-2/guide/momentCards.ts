import type { GuideCard } from '@/engine';
import { assemblyDue } from '../../perseverance/session/table';
import { say } from '../say';
import type { Command } from '../session/command';
import type { State } from '../session/state';
import { walkTo } from './ways';

type Card = GuideCard<Command>;

export const setupCard: Card = {
  id: 'setup',
  icon: 'check',
  title: say('lesson.setup.title'),
  text: [say('lesson.setup.text')],
  ways: [walkTo('setupChecklist')],
  reference: 'setup',
};

export const finalCard: Card = {
  id: 'end',
  icon: 'finish',
  title: say('lesson.end.title'),
  text: [say('lesson.end.text1'), say('lesson.end.text2')],
  ways: [walkTo('finalScoring')],
  reference: 'final-scoring',
};

export const farewellCard: Card = {
  id: 'farewell',
  icon: 'check',
  title: say('lesson.farewell.title'),
  text: [say('lesson.farewell.text1'), say('lesson.farewell.text2')],
  reference: 'turn',
};

/** The first attack of the game, right after a Camp or an Outpost was used, and the first Assembly. */
export function momentCards(state: State): readonly Card[] {
  const { done, ever } = state.course;
  return [
    ...(done.includes('outside') && !ever.includes('attack')
      ? [
          {
            id: 'attack',
            icon: 'raptor',
            title: say('lesson.attack.title'),
            text: [say('lesson.attack.text1'), say('lesson.attack.text2')],
            ways: [walkTo('dinoAttack')],
            reference: 'dino-attack',
          },
        ]
      : []),
    ...(assemblyDue(state) && state.assembly === 1
      ? [
          {
            id: 'assembly',
            icon: 'votes',
            title: say('lesson.assembly.title'),
            text: [say('lesson.assembly.text1'), say('lesson.assembly.text2')],
            ways: [walkTo('assembly')],
            reference: 'assembly',
          },
        ]
      : []),
  ];
}
