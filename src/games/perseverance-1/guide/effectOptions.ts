import { EMPTY_DRAFT, type IconName, type TurnOption, type TurnPart } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import { isFull, type State } from '../session/state';
import { effect, nameOfEffect, type SimpleEffect } from '../moments/zoneEffects/wizard';
import { outlook } from '../session/wizards/wizard';
import { patrolBegin } from '../moments/patrol/beginWizard';
import { EFFECTS } from '../moments/zoneEffects/zoneEffects';
import type { Zone } from '../terms';
import { allRefused, partsOf } from '../../perseverance/guide/parts';
import type { Names } from '../session/names';

type Option = TurnOption<Command, Names>;
type Guided = 'training' | 'politics' | 'settle' | 'fortifications';

const ICONS: Readonly<Record<(typeof EFFECTS)[Zone][number], IconName>> = {
  rations: 'food',
  patrol: 'patrol',
  pub: 'story',
  training: 'light',
  politics: 'die',
  supply: 'scrap',
  settle: 'settlement',
  salvage: 'scrap',
  fortifications: 'wall',
};

export function effectOptions(state: State, zone: Zone): readonly Option[] {
  return EFFECTS[zone].map((name): Option => {
    const base = { id: name, icon: ICONS[name], reference: name };
    switch (name) {
      case 'rations':
      case 'pub':
      case 'supply':
      case 'salvage':
        return { ...base, ...simple(state, name) };
      case 'patrol':
        return { ...base, ...patrol(state) };
      case 'training':
      case 'politics':
      case 'settle':
      case 'fortifications':
        return { ...base, ...guided(state, name) };
    }
  });
}

/** In Essentials nobody follows what it gives: the table takes it without the app. */
function simple(state: State, name: SimpleEffect) {
  const command: Command = { type: 'action', player: state.turn, move: { action: name } };
  return {
    label: nameOfEffect(state, name),
    ...outlook(state, state.turn, command),
    ...(isFull(state) && { does: { kind: 'command', command } as const }),
  };
}

function patrol(state: State) {
  const [step] = patrolBegin.steps(state, patrolBegin.begin(state));
  return {
    label: say('session.action.patrolBegin'),
    ...(step?.missing && { reason: step.missing }),
    does: { kind: 'wizard', wizard: 'patrolBegin' } as const,
  };
}

/** The options that the wizard would offer first, with their prices. */
function guided(state: State, name: Guided) {
  const parts = questionsOf(state, name);
  return {
    label: name === 'politics' ? say('lesson.turn.politics') : say(`session.move.${name}`),
    ...((parts.length === 0 || allRefused(parts)) && { reason: say('lesson.turn.nothing') }),
    parts,
    does: { kind: 'wizard', wizard: 'effect' } as const,
  };
}

const FIRST_QUESTION = {
  training: 'training:1',
  settle: 'settlements',
  fortifications: 'fortify:1',
} as const;

function questionsOf(state: State, name: Guided): readonly TurnPart[] {
  if (name === 'politics') {
    const steps = effect.steps(state, effect.begin(state));
    return partsOf(steps, 'effect').filter(({ id }) => id === 'politicsPool' || id === 'politicsBoard');
  }
  const steps = effect.steps(state, { ...EMPTY_DRAFT, chosen: { effect: name } });
  return partsOf(steps, FIRST_QUESTION[name]).filter(({ id }) => id !== 'done');
}
