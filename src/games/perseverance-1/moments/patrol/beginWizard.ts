import type { Phrase } from '@/engine';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Command } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { soldiersOf } from '../../session/supplies';
import { reasonAgainst, wizard, type Ask } from '../../session/wizards/wizard';

type Figure = 'requirement' | 'stages' | Soldier;

/** A Patrol sets out. */
export const patrolBegin = wizard({
  id: 'patrolBegin',
  quick: true,
  title: () => say('session.action.patrolBegin'),
  actor: onTurn,
  script: askPatrol,
});

type PatrolBegin = Extract<Command, { type: 'patrolBegin' }>;

/** What the card asks for, and who goes; the rules say whether they may. */
export function askPatrol(ask: Ask, state: State, player: string): PatrolBegin {
  const begin = ({ requirement, stages, light, heavy }: Readonly<Record<Figure, number>>): PatrolBegin => ({
    type: 'patrolBegin',
    player,
    requirement,
    stages,
    soldiers: { light, heavy },
  });
  const requirement = figure('requirement', say('session.wizard.requirement'), 1, { min: 1, max: 10 });
  // As many go as the card asks for, Light ones first: Heavy ones are worth more at home.
  const needed = ask.counted('card', requirement);
  const light = Math.min(needed, available(state, player, 'light'));
  const goes = { light, heavy: Math.min(needed - light, available(state, player, 'heavy')) };
  const counts = ask.count<Figure>({
    id: 'card',
    title: say('session.wizard.patrolCard'),
    help: say('session.hint.patrol'),
    figures: [
      requirement,
      figure('stages', say('session.wizard.stages'), 1, { min: 1, max: 2 }),
      ...SOLDIERS.map((kind) => ({
        ...figure(kind, say(`session.wizard.${kind}`), goes[kind], {
          min: 0,
          max: PIECES.soldiersOfAKind,
        }),
        ...(isFull(state) && {
          note: say('session.stage.onBoard', { count: available(state, player, kind) }),
        }),
      })),
    ],
    missing: (said) => reasonAgainst(state, begin(said)).reason,
  });
  return begin(counts);
}

function figure(
  id: Figure,
  label: Phrase,
  value: number,
  track: { readonly min: number; readonly max: number },
) {
  return { id, label, value, track };
}

/** In Essentials nobody follows the board. */
function available(state: State, player: string, kind: Soldier): number {
  return isFull(state) ? soldiersOf(state, player, kind).onBoard : PIECES.soldiersOfAKind;
}
