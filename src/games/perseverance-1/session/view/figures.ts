import type { Figure, IconName } from '@/engine';
import { countedFigure, derivedFigure as derived } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import type { Counter, State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { counterName } from '../counterName';
import { COUNTER_TABLE } from '../counterTable';
import type { Names } from '../names';

export function iconOf(counter: Counter): IconName {
  return COUNTER_TABLE[counter].icon;
}

export function referenceOf(counter: Counter): Names['reference'] {
  return COUNTER_TABLE[counter].reference;
}

/** A number that taps change. */
export function counterFigure(state: State, player: string, counter: Counter): Figure<Command, Names> {
  return countedFigure(
    {
      label: counterName(rulesFor(state), counter),
      value: state.players[player]?.[counter] ?? 0,
      track: trackOf(state, player, counter),
      icon: iconOf(counter),
      reference: referenceOf(counter),
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
