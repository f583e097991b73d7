import type { TurnGroup, TurnView } from '@/engine';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { patrolDue } from '../session/due';
import type { State } from '../session/state';
import { rulesFor } from '../session/supplies';
import { ZONES } from '../terms';
import { dieOptions } from './dieOptions';
import { effectOptions } from './effectOptions';
import { secondaryOptions } from './secondaryOptions';
import { standing } from './standing';

type Group = TurnGroup<Command>;

/** What can be played now, in the order of a turn: every price and reason is what the rules answer. */
export function turn(state: State): TurnView<Command> | null {
  if (state.phase !== 'play') return null;
  return {
    player: state.turn,
    title: say('lesson.turn.title', { player: nameOf(state.turn) }),
    groups: [
      {
        id: 'die',
        title: say('lesson.turn.die'),
        note: say('lesson.turn.dieNote'),
        options: dieOptions(state),
        reference: 'place-die',
      },
      ...ZONES.map((zone): Group => ({
        id: zone,
        title: say('lesson.turn.effects', { zone: say(`zone.${zone}`) }),
        options: effectOptions(state, zone),
        reference: zone,
      })),
      {
        id: 'secondary',
        title: say('lesson.turn.secondary'),
        note:
          rulesFor(state).secondaryAction === 'optional'
            ? say('lesson.turn.secondaryOptional')
            : say('lesson.turn.secondaryMandatory'),
        options: secondaryOptions(state),
        reference: 'secondary-action',
      },
      ...patrolGroup(state),
    ],
    standing: standing(state),
  };
}

function patrolGroup(state: State): readonly Group[] {
  const patrol = patrolDue(state);
  if (!patrol) return [];
  const { stage, stages } = patrol;
  return [
    {
      id: 'patrol',
      title: say('lesson.turn.patrol'),
      options: [
        {
          id: 'stage',
          icon: 'patrol',
          label: say('session.action.patrolStage'),
          note: say('lesson.turn.stage', { stage, stages }),
          does: { kind: 'wizard', wizard: 'patrolStage' },
          reference: 'resolve-patrol',
        },
      ],
      reference: 'resolve-patrol',
    },
  ];
}
