import type { Figure, IconName } from '@/engine';
import { countedFigure } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import { counterName, trackOf } from '../counting';
import { seatOf } from '../records';
import type { Counter, State } from '../state';
import type { Names } from '../names';

const ICONS: Readonly<Record<Counter, IconName>> = {
  followers: 'followers',
  votes: 'votes',
  permanentVotes: 'votes',
  food: 'food',
  scrap: 'scrap',
  islandResource: 'production',
  story: 'story',
  glowberry: 'herb',
  lightSoldier: 'light',
  heavySoldier: 'heavy',
  valor: 'valor',
  handCards: 'story',
  adventures: 'patrol',
  threatLight: 'skull',
  threatHeavy: 'skull',
};

/** The entry of the rules reference behind each number. */
const REFERENCES: Readonly<Record<Counter, Names['reference']>> = {
  followers: 'followers',
  votes: 'votes',
  permanentVotes: 'permanent-votes',
  food: 'food',
  scrap: 'scrap',
  islandResource: 'island-resource',
  story: 'story',
  glowberry: 'glowberry',
  lightSoldier: 'light-soldier',
  heavySoldier: 'heavy-soldier',
  valor: 'valor',
  handCards: 'adventure-card',
  adventures: 'completing-adventure',
  threatLight: 'threat-track',
  threatHeavy: 'threat-track',
};

export function referenceOf(counter: Counter): Names['reference'] {
  return REFERENCES[counter];
}

export function iconOf(counter: Counter): IconName {
  return ICONS[counter];
}

/** A number that taps change. */
export function counterFigure(state: State, player: string, counter: Counter): Figure<Command, Names> {
  return countedFigure(
    {
      label: counterName(counter),
      value: seatOf(state, player)[counter],
      track: trackOf(state, player, counter),
      icon: ICONS[counter],
      reference: REFERENCES[counter],
    },
    player,
    counter,
  );
}

export function leaderName(state: State, player: string) {
  return say(`session.leader.${state.config.leaders[player] ?? 'adelita'}`);
}
