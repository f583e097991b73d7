import type { GuideCard } from '@/engine';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { assemblyDue, fullArea, patrolDue } from '../session/due';
import type { State } from '../session/state';
import { ZONES } from '../terms';
import { about } from './turnCards';
import { walkTo } from './ways';

type Card = GuideCard<Command>;

export const setupCard: Card = {
  id: 'setup',
  icon: 'check',
  title: say('guide.setup.title'),
  text: [say('guide.setup.text')],
  ways: [walkTo('setupChecklist')],
  reference: 'setup',
};

export const finalCard: Card = {
  id: 'end',
  icon: 'finish',
  title: say('guide.end.title'),
  text: [say('guide.end.text1'), say('guide.end.text2')],
  ways: [walkTo('finalScoring')],
  reference: 'final-scoring',
};

export const farewellCard: Card = {
  id: 'farewell',
  icon: 'check',
  title: say('guide.farewell.title'),
  text: [say('guide.farewell.text1'), say('guide.farewell.text2')],
  reference: 'turn',
};

export function patrolCard(state: State): readonly Card[] {
  if (!patrolDue(state)) return [];
  return [
    {
      ...about(state, 'patrol'),
      icon: 'patrol',
      title: say('guide.patrol.title'),
      text: [say('guide.patrol.text', { player: nameOf(state.turn) })],
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
      title: say('guide.attack.title', { zone: say(`zone.${zone}`) }),
      text: [say('guide.attack.text1'), say('guide.attack.text2')],
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
      title: say('guide.assembly.title'),
      text: [say('guide.assembly.text1'), say('guide.assembly.text2')],
      ways: [walkTo('assembly')],
      reference: 'assembly',
    },
  ];
}
