import { field, flag, ok, oneOf, optional, type Wizard } from '@/engine';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command, Move } from '../command';
import { no } from '../refuse';
import { NEUTRAL, type State } from '../state';
import { rulesFor } from '../supplies';
import { choose, readPlayer, reasonAgainst } from './choose';

const EFFECTS = ['rations', 'pub', 'supply', 'salvage', 'politicsPool', 'politicsBoard'] as const;
type EffectName = (typeof EFFECTS)[number];

export interface EffectDraft {
  readonly player: string;
  readonly effect: EffectName | null;
  readonly zone: Zone | null;
  readonly placed: boolean;
}

/** The effects that always give the same. */
export const effect: Wizard<State, Command, EffectDraft> = {
  id: 'effect',
  quick: true,
  title: () => say('session.action.effect'),
  begin: (state) => ({ player: state.turn, effect: null, zone: null, placed: false }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    effect: optional(field(at, 'effect'), (name) => oneOf(name, EFFECTS), null),
    zone: optional(field(at, 'zone'), (zone) => oneOf(zone, ZONES), null),
    placed: flag(field(at, 'placed')),
  }),
  steps: (state, draft) => {
    const which = choose(
      'effect',
      say('session.wizard.effect'),
      EFFECTS.map((name) => ({
        id: name,
        label: nameOfEffect(state, name),
        // Which die of the board is swapped is asked next, so it cannot be ruled out yet.
        ...(name === 'politicsBoard' ? {} : reasonAgainst(state, act(draft, name))),
        chosen: draft.effect === name,
        write: () => ({ ...draft, effect: name }),
      })),
    );
    return draft.effect === 'politicsBoard' ? [which, whichDie(state, draft)] : [which];
  },
  review: () => [],
  commit: (_state, draft) => (draft.effect === null ? no('nothingChosen') : ok(act(draft, draft.effect))),
};

function whichDie(state: State, draft: EffectDraft) {
  return choose(
    'zone',
    say('session.wizard.whichDie'),
    [...ZONES, null].map((zone) => ({
      id: zone ?? 'unsaid',
      label: zone ? say(`zone.${zone}`) : say('session.wizard.notSaid'),
      ...(zone && { note: amount('dice', state.zones[zone].dice[NEUTRAL] ?? 0) }),
      ...reasonAgainst(state, act({ ...draft, zone }, 'politicsBoard')),
      chosen: draft.placed && draft.zone === zone,
      write: () => ({ ...draft, zone, placed: true }),
    })),
  );
}

function nameOfEffect(state: State, name: EffectName) {
  if (name === 'politicsPool' || name === 'politicsBoard') return say(`session.wizard.${name}`);
  return name === 'supply'
    ? say(`session.effect.${rulesFor(state).supplyName}`)
    : say(`session.move.${name}`);
}

function act({ player, zone }: EffectDraft, name: EffectName): Command {
  return { type: 'action', player, move: moveOf(name, zone) };
}

function moveOf(name: EffectName, zone: Zone | null): Move {
  switch (name) {
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return { action: name };
    case 'politicsPool':
      return { action: 'politics', option: 'pool', zone: null };
    case 'politicsBoard':
      return { action: 'politics', option: 'board', zone };
  }
}
