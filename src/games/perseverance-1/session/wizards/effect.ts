import type { Wizard } from '@/engine';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command, Move } from '../command';
import { isFull, NEUTRAL, type State } from '../state';
import { rulesFor } from '../supplies';
import { firstOpen } from './anyOf';
import { reasonAgainst } from './choose';
import { askFortifications } from './fortifications';
import { outlook } from './outlook';
import { askSettle } from './settle';
import { tapWizard } from './tapWizard';
import { askTraining } from './training';
import type { Answered, Trail } from './trail';

const SIMPLE = ['rations', 'pub', 'supply', 'salvage'] as const;
export type SimpleEffect = (typeof SIMPLE)[number];
/** What a table that follows the essentials only still sees the effect of. */
const WALKS = ['politicsPool', 'politicsBoard', 'training', 'settle', 'fortifications'] as const;
type Walk = (typeof WALKS)[number];

/** The effect of a die's space, in the few taps that it needs. */
export const effect: Wizard<State, Command, Answered> = tapWizard(
  'effect',
  say('session.action.effect'),
  (trail, state, player) => {
    const act = (move: Move): Command => ({ type: 'action', player, move });
    const chosen = trail.ask({
      id: 'effect',
      title: say('session.act.effect'),
      help: say('session.act.effectHelp'),
      options: [
        ...(isFull(state) ? SIMPLE : []).map((name) => ({
          id: name,
          label: nameOfEffect(state, name),
          ...outlook(state, player, act({ action: name })),
        })),
        ...WALKS.map((name) => ({ id: name, ...optionOf(state, player, name, act) })),
      ],
    });
    switch (chosen) {
      case null:
        return null;
      case 'rations':
      case 'pub':
      case 'supply':
      case 'salvage':
        return act({ action: chosen });
      case 'politicsPool':
        return act({ action: 'politics', option: 'pool', zone: null });
      case 'politicsBoard':
        return askBoardDie(trail, state, act);
      case 'training':
        return askTraining(trail, state, player);
      case 'settle':
        return askSettle(trail, state, player);
      case 'fortifications':
        return askFortifications(trail, state, player);
    }
  },
);

function optionOf(state: State, player: string, name: Walk, act: (move: Move) => Command) {
  switch (name) {
    case 'politicsPool':
      return {
        label: say('session.wizard.politicsPool'),
        ...outlook(state, player, act({ action: 'politics', option: 'pool', zone: null })),
      };
    case 'politicsBoard': {
      // Which die is asked next: one that can be swapped is enough.
      const zone = firstOpen(state, [...ZONES, null], (place) => act(swapOnBoard(place))) ?? null;
      return {
        label: say('session.wizard.politicsBoard'),
        ...outlook(state, player, act(swapOnBoard(zone))),
      };
    }
    case 'training':
    case 'fortifications':
      return {
        label: say(`session.move.${name}`),
        note: say('session.act.choosing', { count: name === 'training' ? 3 : 2 }),
      };
    case 'settle':
      return { label: say('session.move.settle'), note: say('session.act.anyZone') };
  }
}

function swapOnBoard(zone: Zone | null): Move {
  return { action: 'politics', option: 'board', zone };
}

function askBoardDie(trail: Trail, state: State, act: (move: Move) => Command): Command | null {
  const swap = (zone: Zone | null) => act(swapOnBoard(zone));
  // In Essentials nobody follows where dice lie.
  if (!isFull(state)) return swap(null);
  const where = trail.ask({
    id: 'die',
    title: say('session.act.whichDie'),
    help: say('session.act.whichDieHelp'),
    options: [
      ...ZONES.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        note: amount('dice', state.zones[zone].dice[NEUTRAL] ?? 0),
        ...reasonAgainst(state, swap(zone)),
      })),
      { id: 'unsaid' as const, label: say('session.wizard.notSaid'), ...reasonAgainst(state, swap(null)) },
    ],
  });
  return where && swap(where === 'unsaid' ? null : where);
}

export function nameOfEffect(state: State, name: SimpleEffect) {
  return name === 'supply'
    ? say(`session.effect.${rulesFor(state).supplyName}`)
    : say(`session.move.${name}`);
}
