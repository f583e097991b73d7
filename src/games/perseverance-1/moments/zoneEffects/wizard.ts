import { DRY_RUN, type Ask, type Choosing, type Option, type Phrase } from '@/engine';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { ActionCommand, Command, Move } from '../../session/command';
import { decide } from '../../session/decide/decide';
import { isFull, NEUTRAL, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { firstOpen } from './anyOf';
import { reasonAgainst, outlook, wizard } from '../../session/wizards/wizard';
import { askFortifications, fortificationOptions } from './askFortifications';
import { askSettle, settleOptions } from './askSettle';
import { askTraining, trainingOptions } from './askTraining';
import { EFFECTS } from './zoneEffects';

const SIMPLE = ['rations', 'pub', 'supply', 'salvage'] as const;
export type SimpleEffect = (typeof SIMPLE)[number];
/** What a table that follows the essentials only still sees the effect of. */
const LONGER = ['politicsPool', 'politicsBoard', 'training', 'settle', 'fortifications'] as const;
type Longer = (typeof LONGER)[number];

export type EffectName = SimpleEffect | Longer;

/** The effect of a die's space, in the few taps that it needs. */
export const effect = wizard({
  id: 'effect',
  quick: true,
  title: () => say('session.action.effect'),
  actor: onTurn,
  script(ask, state, player) {
    const question = {
      id: 'effect',
      title: say('session.act.effect'),
      help: say('session.act.effectHelp'),
    };
    const command = askEffect(ask, state, player, question, [...SIMPLE, ...LONGER]);
    return command === 'none' ? null : command;
  },
});

/** One of these effects, with everything that it asks; `none` is offered where the table may do without. */
export function askEffect(
  ask: Ask,
  state: State,
  player: string,
  question: Omit<Choosing<never>, 'options' | 'initial' | 'otherwise'>,
  names: readonly EffectName[],
  none?: Omit<Option, 'id'>,
): ActionCommand | 'none' | null {
  const chosen = ask.choose<EffectName | 'none'>({
    ...question,
    options: [
      // In Essentials nobody follows what the simple ones give.
      ...SIMPLE.filter((name) => names.includes(name) && isFull(state)).map((name) => ({
        id: name,
        ...effectOption(state, player, name),
      })),
      ...LONGER.filter((name) => names.includes(name)).map((name) => ({
        id: name,
        ...effectOption(state, player, name),
      })),
      ...(none ? [{ ...none, id: 'none' as const }] : []),
    ],
  });
  return chosen === null || chosen === 'none' ? chosen : askMove(ask, state, player, chosen);
}

/** Everything that one effect asks. */
export function askMove(ask: Ask, state: State, player: string, name: EffectName): ActionCommand | null {
  const act = (move: Move): ActionCommand => ({ type: 'action', player, move });
  switch (name) {
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return act({ action: name });
    case 'politicsPool':
      return act({ action: 'politics', option: 'pool', zone: null });
    case 'politicsBoard':
      return askBoardDie(ask, state, act);
    case 'training':
      return askTraining(ask, state, player);
    case 'settle':
      return askSettle(ask, state, player);
    case 'fortifications':
      return askFortifications(ask, state, player);
  }
}

/** The effects of a Zone that this wizard resolves; a Patrol has one of its own. */
export function effectsOf(zone: Zone): readonly EffectName[] {
  return EFFECTS[zone].flatMap((name): readonly EffectName[] =>
    name === 'patrol' ? [] : name === 'politics' ? ['politicsPool', 'politicsBoard'] : [name],
  );
}

/** How an effect is offered: what it gives, or why nothing of it can be resolved. */
export function effectOption(
  state: State,
  player: string,
  name: EffectName,
): { readonly label: Phrase; readonly note?: Phrase; readonly reason?: Phrase } {
  const act = (move: Move): Command => ({ type: 'action', player, move });
  switch (name) {
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return { label: nameOfEffect(state, name), ...outlook(state, player, act({ action: name })) };
    case 'politicsPool':
      return {
        label: say('session.wizard.politicsPool'),
        ...outlook(state, player, act({ action: 'politics', option: 'pool', zone: null })),
      };
    case 'politicsBoard': {
      // Which die is asked next: one that can be swapped is enough, or one that only costs too much.
      const places = [...ZONES, null];
      const zone =
        firstOpen(state, places, (place) => act(swapOnBoard(place))) ??
        places.find((place) => !lacksDie(state, act(swapOnBoard(place)))) ??
        null;
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
        ...(rulesFor(state).leastOptions > 0 &&
          reasonAgainstEach(
            name === 'training'
              ? trainingOptions(state, player, [])
              : fortificationOptions(state, player, []),
          )),
      };
    case 'settle':
      return {
        label: say('session.move.settle'),
        note: say('session.act.anyZone'),
        ...reasonAgainstEach(settleOptions(state, player)),
      };
  }
}

/** A die may not be put just to block (001:817): an effect of which nothing can be resolved cannot be chosen. */
function reasonAgainstEach(options: readonly { readonly reason?: Phrase }[]): { readonly reason?: Phrase } {
  const [first] = options;
  return first?.reason && options.every(({ reason }) => reason) ? { reason: first.reason } : {};
}

function lacksDie(state: State, command: Command): boolean {
  const decision = decide(state, command, DRY_RUN);
  return !decision.ok && decision.error.code === 'no-neutral-die';
}

function swapOnBoard(zone: Zone | null): Move {
  return { action: 'politics', option: 'board', zone };
}

function askBoardDie(ask: Ask, state: State, act: (move: Move) => ActionCommand): ActionCommand | null {
  const swap = (zone: Zone | null) => act(swapOnBoard(zone));
  // In Essentials nobody follows where dice lie.
  if (!isFull(state)) return swap(null);
  const where = ask.choose({
    id: 'die',
    title: say('session.act.whichDie'),
    help: say('session.act.whichDieHelp'),
    layout: 'chips',
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

function nameOfEffect(state: State, name: SimpleEffect) {
  return name === 'supply'
    ? say(`session.effect.${rulesFor(state).supplyName}`)
    : say(`session.move.${name}`);
}
