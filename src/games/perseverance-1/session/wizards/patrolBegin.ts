import { field, ok, whole, type Phrase, type Wizard } from '@/engine';
import { whoActs, playerActs } from '../../../perseverance/session/wizards/playerActs';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Command } from '../command';
import { isFull, type State } from '../state';
import { soldiersOf } from '../supplies';
import { readPlayer, reasonAgainst } from './choose';

export interface PatrolDraft {
  readonly player: string;
  readonly requirement: number;
  readonly stages: number;
  readonly light: number;
  readonly heavy: number;
}

/** What the card asks for, and who goes. */
export const patrolBegin: Wizard<State, Command, PatrolDraft> = {
  id: 'patrolBegin',
  quick: true,
  title: () => say('session.action.patrolBegin'),
  actor: playerActs,
  begin: (state, named) => {
    const player = whoActs(state, named);
    const light = available(state, player, 'light') > 0;
    return { player, requirement: 1, stages: 1, light: light ? 1 : 0, heavy: light ? 0 : 1 };
  },
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    requirement: whole(field(at, 'requirement'), { max: 10 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    light: whole(field(at, 'light'), { max: PIECES.soldiersOfAKind }),
    heavy: whole(field(at, 'heavy'), { max: PIECES.soldiersOfAKind }),
  }),
  steps: (state, draft) => {
    const figure = (id: keyof Omit<PatrolDraft, 'player'>, label: Phrase, min: number, max: number) => ({
      id,
      label,
      value: draft[id],
      track: { min, max },
      write: (to: number) => ({ ...draft, [id]: to }),
    });
    return [
      {
        kind: 'figures',
        id: 'card',
        title: say('session.wizard.patrolCard'),
        help: say('session.hint.patrol'),
        figures: [
          figure('requirement', say('session.wizard.requirement'), 1, 10),
          figure('stages', say('session.wizard.stages'), 1, 2),
          ...SOLDIERS.map((kind) => ({
            ...figure(kind, say(`session.wizard.${kind}`), 0, PIECES.soldiersOfAKind),
            ...(isFull(state) && {
              note: say('session.stage.onBoard', { count: available(state, draft.player, kind) }),
            }),
          })),
        ],
        ...missing(reasonAgainst(state, begin(draft))),
      },
    ];
  },
  review: () => [],
  commit: (_state, draft) => ok(begin(draft)),
};

function begin({ player, requirement, stages, light, heavy }: PatrolDraft): Command {
  return { type: 'patrolBegin', player, requirement, stages, soldiers: { light, heavy } };
}

function missing({ reason }: { readonly reason?: Phrase }): { readonly missing?: Phrase } {
  return reason ? { missing: reason } : {};
}

/** In Essentials nobody follows the board. */
function available(state: State, player: string, kind: Soldier): number {
  return isFull(state) ? soldiersOf(state, player, kind).onBoard : PIECES.soldiersOfAKind;
}
