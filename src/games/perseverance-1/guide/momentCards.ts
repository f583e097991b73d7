import type { GuideCard } from '@/engine';
import { aboutTurn as about } from '../../perseverance/guide/turnOf';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { assemblyDue, fullArea, patrolDue } from '../session/due';
import type { State } from '../session/state';
import { ZONES } from '../terms';
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

export function patrolCard(state: State): readonly Card[] {
  if (!patrolDue(state)) return [];
  return [
    {
      ...about(state, 'patrol'),
      icon: 'patrol',
      title: say('lesson.patrol.title'),
      text: [say('lesson.patrol.text', { player: nameOf(state.turn) })],
      ways: [walkTo('patrolStage')],
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
      ways: [walkTo('dinoAttack')],
      reference: 'dino-attack',
    },
  ];
}

export function assemblyCard(state: State): readonly Card[] {
  if (!assemblyDue(state) || state.assembly > 1) return [];
  return [
    {
      id: 'assembly',
      icon: 'votes',
      title: say('lesson.assembly.title'),
      text: [say('lesson.assembly.text1'), say('lesson.assembly.text2')],
      ways: [walkTo('assembly')],
      reference: 'assembly',
    },
  ];
}
