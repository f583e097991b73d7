import type { TurnGroup, TurnView, TurnOption, ResultLine } from '@/engine';
import { dieOptions as familyOptions } from '../../perseverance/guide/dieOptions';
import { officersNow, zonesNow } from '../../perseverance/guide/standing';
import { turnView } from '../../perseverance/guide/turnView';
import { say } from '../say';
import type { Command } from '../session/command';
import { patrolDue } from '../session/due';
import type { Names } from '../session/names';
import { isFull, type State } from '../session/state';
import { rulesFor } from '../session/supplies';
import { officerMajorities } from '../session/view/officerMajorities';
import { zoneMajorities } from '../session/view/zoneMajorities';
import { outlook } from '../session/wizards/wizard';
import { ZONES } from '../terms';
import { effectOptions } from './effectOptions';
import { secondaryOptions } from './secondaryOptions';

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

/** In Full tracking the wizard also asks where the die goes. */
function dieOptions(state: State): readonly TurnOption<Command, Names>[] {
  return familyOptions<Command, Names>(state, {
    take: (owner, changeFace) => ({ type: 'takeDie', player: state.turn, owner, zone: null, changeFace }),
    outlook: (command, before) => outlook(state, state.turn, command, before),
    does: (command) => (isFull(state) ? { kind: 'wizard', wizard: 'takeDie' } : { kind: 'command', command }),
  });
}

/** Who leads with Officers and in Zones. In Essentials nobody follows dice and Settlements. */
function standing(state: State): readonly ResultLine[] {
  return [
    ...officersNow(officerMajorities(state)),
    ...(isFull(state) ? zonesNow(zoneMajorities(state)) : []),
  ];
}
