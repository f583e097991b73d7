import type { GuideCard } from '@/engine';
import { aboutTurn as about } from '../../perseverance/guide/turnOf';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { fullArea, patrolDue } from '../session/due';
import type { State } from '../session/state';
import { ZONES } from '../terms';
import { toWizard } from './ways';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;

export function patrolCard(state: State): readonly Card[] {
  if (!patrolDue(state)) return [];
  return [
    {
      ...about(state, 'patrol'),
      icon: 'patrol',
      title: say('lesson.patrol.title'),
      text: [say('lesson.patrol.text', { player: nameOf(state.turn) })],
      ways: [toWizard('patrolStage')],
      reference: 'resolve-patrol',
    },
  ];
}

/** The first attack of the game: afterwards a Zone is Dangerous. */
export function attackCard(state: State): readonly Card[] {
  const zone = fullArea(state);
  if (zone === undefined || ZONES.some((name) => state.zones[name].dangerous)) return [];
  return [
    {
      id: 'attack',
      icon: 'raptor',
      title: say('lesson.attack.title', { zone: say(`zone.${zone}`) }),
      text: [say('lesson.attack.text1'), say('lesson.attack.text2')],
      ways: [toWizard('dinoAttack')],
      reference: 'dino-attack',
    },
  ];
}
