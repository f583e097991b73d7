import type { GuideCard } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { State } from '../session/state';
import { openWizard } from './ways';
import type { Names } from '../session/names';

/** The first attack of the game, right after a Camp or an Outpost was used. */
export function attackCard({ course }: State): readonly GuideCard<Command, Names>[] {
  if (!course.done.includes('outside') || course.ever.includes('attack')) return [];
  return [
    {
      id: 'attack',
      icon: 'raptor',
      title: say('lesson.attack.title'),
      text: [say('lesson.attack.text1'), say('lesson.attack.text2')],
      ways: [openWizard('dinoAttack')],
      reference: 'dino-attack',
    },
  ];
}
