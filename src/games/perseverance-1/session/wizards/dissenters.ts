import { field, ok, whole, type Wizard } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { say } from '../../say';
import type { Command } from '../command';
import type { State } from '../state';
import { COUNT_LIMIT } from '../supplies';
import { reasonAgainst } from './choose';

export interface DissenterDraft {
  readonly votes: number;
}

/** The Dissenters have no row at the table: their Votes are set here. */
export const dissenters: Wizard<State, Command, DissenterDraft> = {
  id: 'dissenters',
  quick: true,
  title: () => say('session.action.dissenters'),
  begin: (state) => ({ votes: state.dissenterVotes }),
  readDraft: (at) => ({ votes: whole(field(at, 'votes'), { max: COUNT_LIMIT }) }),
  steps: (state, draft) => {
    const { reason } = reasonAgainst(state, setVotes(draft));
    return [
      {
        kind: 'figures',
        id: 'votes',
        title: say('session.wizard.dissenterVotes'),
        help: say('session.hint.dissenterVotes'),
        figures: [
          {
            id: 'votes',
            label: say('asset.votes'),
            value: draft.votes,
            track: { min: 0, max: COUNT_LIMIT },
            write: (votes) => ({ votes }),
          },
        ],
        ...(reason && { missing: reason }),
      },
    ];
  },
  review: () => [],
  commit: (_state, draft) => ok(setVotes(draft)),
};

function setVotes({ votes }: DissenterDraft): Command {
  return { type: 'correct', owner: DISSENTERS, counter: 'votes', to: votes };
}
