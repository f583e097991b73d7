import type { TurnGroup, TurnView } from '@/engine';
import { turnView } from '../../perseverance/guide/turnView';
import { say } from '../say';
import type { Command } from '../session/command';
import { patrolDue } from '../session/due';
import type { State } from '../session/state';
import { rulesFor } from '../session/supplies';
import { ZONES } from '../terms';
import { dieOptions } from './dieOptions';
import { effectOptions } from './effectOptions';
import { secondaryOptions } from './secondaryOptions';
import { standing } from './standing';
import type { Names } from '../session/names';

type Group = TurnGroup<Command, Names>;

/** Every price and reason is what the rules answer. */
export function turn(state: State): TurnView<Command, Names> | null {
  return turnView(state, () => ({
    dice: dieOptions(state),
    dieNote: say('lesson.turn.dieNote'),
    zones: ZONES,
    effects: (zone) => effectOptions(state, zone),
    secondary: secondaryOptions(state),
    secondaryNote:
      rulesFor(state).secondaryAction === 'optional'
        ? say('lesson.turn.secondaryOptional')
        : say('lesson.turn.secondaryMandatory'),
    after: patrolGroup(state),
    standing: standing(state),
  }));
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
