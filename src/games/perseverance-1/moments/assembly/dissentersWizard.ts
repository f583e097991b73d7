import { DISSENTERS } from '../../../perseverance/dissenters';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { COUNT_LIMIT } from '../../session/supplies';
import { reasonAgainst, wizard } from '../../session/wizards/wizard';

/** The Dissenters have no row at the table: their Votes are set here. */
export const dissenters = wizard({
  id: 'dissenters',
  quick: true,
  title: () => say('session.action.dissenters'),
  script(ask, state) {
    const { votes } = ask.count({
      id: 'votes',
      title: say('session.wizard.dissenterVotes'),
      help: say('session.hint.dissenterVotes'),
      figures: [
        {
          id: 'votes',
          label: say('asset.votes'),
          value: state.dissenterVotes,
          track: { min: 0, max: COUNT_LIMIT },
        },
      ],
      missing: (said) => reasonAgainst(state, setVotes(said.votes)).reason,
    });
    return setVotes(votes);
  },
});

function setVotes(to: number): Command {
  return { type: 'correct', owner: DISSENTERS, counter: 'votes', to };
}
