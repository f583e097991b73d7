import type { Figure, IconName } from '@/engine';
import { countedFigure } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import { counterName, trackOf } from '../counting';
import { seatOf } from '../records';
import type { Counter, State } from '../state';
import type { Names } from '../names';

/** How each number is drawn, and the entry of the rules reference behind it. */
const DRAWN: Readonly<Record<Counter, { readonly icon: IconName; readonly reference: Names['reference'] }>> =
  {
    followers: { icon: 'followers', reference: 'followers' },
    votes: { icon: 'votes', reference: 'votes' },
    permanentVotes: { icon: 'votes', reference: 'permanent-votes' },
    food: { icon: 'food', reference: 'food' },
    scrap: { icon: 'scrap', reference: 'scrap' },
    islandResource: { icon: 'crate', reference: 'island-resource' },
    story: { icon: 'story', reference: 'story' },
    glowberry: { icon: 'herb', reference: 'glowberry' },
    lightSoldier: { icon: 'light', reference: 'light-soldier' },
    heavySoldier: { icon: 'heavy', reference: 'heavy-soldier' },
    valor: { icon: 'valor', reference: 'valor' },
    handCards: { icon: 'story', reference: 'adventure-card' },
    adventures: { icon: 'patrol', reference: 'completing-adventure' },
    threatLight: { icon: 'skull', reference: 'threat-track' },
    threatHeavy: { icon: 'skull', reference: 'threat-track' },
  };

export function referenceOf(counter: Counter): Names['reference'] {
  return DRAWN[counter].reference;
}

export function iconOf(counter: Counter): IconName {
  return DRAWN[counter].icon;
}

/** A number that taps change. */
export function counterFigure(state: State, player: string, counter: Counter): Figure<Command, Names> {
  return countedFigure(
    {
      label: counterName(counter),
      value: seatOf(state, player)[counter],
      track: trackOf(state, player, counter),
      icon: iconOf(counter),
      reference: referenceOf(counter),
    },
    player,
    counter,
  );
}

export function leaderName(state: State, player: string) {
  return say(`session.leader.${state.config.leaders[player] ?? 'adelita'}`);
}
