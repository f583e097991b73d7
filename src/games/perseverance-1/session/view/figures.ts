import type { Figure, IconName } from '@/engine';
import { countedFigure, derivedFigure as derived } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import type { Counter, State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { counterName } from '../counterName';
import type { Names } from '../names';

const ICONS: Readonly<Record<Counter, IconName>> = {
  followers: 'followers',
  votes: 'votes',
  food: 'food',
  mr: 'scrap',
  story: 'story',
  lightSoldier: 'light',
  heavySoldier: 'heavy',
  safeguard: 'safeguard',
  valor: 'valor',
  patrols: 'patrol',
  threatLight: 'skull',
  threatHeavy: 'skull',
  usedTramplerTraps: 'trap',
  usedRaptorTraps: 'trap',
};

/** What the rules say about it. */
const REFERENCES: Readonly<Record<Counter, Names['reference']>> = {
  followers: 'followers',
  votes: 'votes',
  food: 'food',
  mr: 'scrap',
  story: 'story',
  lightSoldier: 'light-soldier',
  heavySoldier: 'heavy-soldier',
  safeguard: 'safeguard',
  valor: 'valor',
  patrols: 'patrol',
  threatLight: 'threat-track',
  threatHeavy: 'threat-track',
  usedTramplerTraps: 'trap',
  usedRaptorTraps: 'trap',
};

export function iconOf(counter: Counter): IconName {
  return ICONS[counter];
}

export function referenceOf(counter: Counter): Names['reference'] {
  return REFERENCES[counter];
}

/** A number that taps change. */
export function counterFigure(state: State, player: string, counter: Counter): Figure<Command, Names> {
  return countedFigure(
    {
      label: counterName(rulesFor(state), counter),
      value: state.players[player]?.[counter] ?? 0,
      track: trackOf(state, player, counter),
      icon: iconOf(counter),
      reference: REFERENCES[counter],
    },
    player,
    counter,
  );
}

/** A number that follows from what is on the table: its track has no room, and whoever changes it is told where. */
export function derivedFigure(
  id: string,
  label: Figure<Command, Names>['label'],
  icon: IconName,
  value: number,
  reference: Names['reference'],
): Figure<Command, Names> {
  return derived({ id, label, icon, value, reference });
}

export function leaderName(state: State, player: string) {
  return say(`leader.${state.config.leaders[player] ?? 'adelita'}`);
}
