import type { TurnGroup, TurnOption, TurnView } from '@/engine';
import { dieOptions } from '../../perseverance/guide/dieOptions';
import { officersNow, zonesNow } from '../../perseverance/guide/standing';
import { turnView } from '../../perseverance/guide/turnView';
import { allDinos } from '../moments/combat/dinos';
import { amount, say } from '../say';
import type { Command } from '../session/command';
import { seatOf } from '../session/records';
import { isFull, type State } from '../session/state';
import { officerMajorities } from '../session/view/officerMajorities';
import { zoneMajorities } from '../session/view/zoneMajorities';
import { ZONES } from '../terms';
import { effectOptions, outpostOption } from './effectOptions';
import { outlook } from './outlook';
import { secondaryOptions } from './secondaryOptions';
import type { Names } from '../session/names';

type Group = TurnGroup<Command, Names>;

/** Every price and reason is what the rules answer. */
export function turn(state: State): TurnView<Command, Names> | null {
  return turnView(state, () => ({
    dice: dice(state),
    dieNote: say('lesson.turn.dieNote'),
    zones: ZONES,
    effects: (zone) => (zone === 'discovery' ? [outpostOption(state)] : effectOptions(state, zone)),
    secondary: secondaryOptions(state),
    secondaryNote: say('lesson.turn.secondaryNote'),
    after: afterGroup(state),
    // In Essentials nobody follows dice and Settlements.
    standing: [
      ...officersNow(officerMajorities(state)),
      ...(isFull(state) ? zonesNow(zoneMajorities(state)) : []),
    ],
  }));
}

function dice(state: State): readonly TurnOption<Command, Names>[] {
  return dieOptions<Command, Names>(state, {
    take: (owner, changeFace) => ({
      type: 'takeDie',
      player: state.turn,
      owner,
      zone: null,
      changeFace,
      matching: false,
      reward: null,
    }),
    outlook: (command, before) => outlook(state, command, before),
    does: () => ({ kind: 'wizard', wizard: 'takeDie' }),
  });
}

/** An Adventure and a Breach of the player on turn, as long as they wait. */
function afterGroup(state: State): readonly Group[] {
  const { adventure, breach } = seatOf(state, state.turn);
  const options: TurnOption<Command, Names>[] = [];
  if (adventure && !adventure.waits) {
    const { stage, stages } = adventure;
    options.push({
      id: 'stage',
      icon: 'patrol',
      label: say('session.action.adventureStage'),
      note: say('lesson.turn.stage', { stage, stages }),
      does: { kind: 'wizard', wizard: 'adventureStage' },
      reference: 'resolve-adventure',
    });
  }
  if (breach && !breach.paid)
    options.push({
      id: 'breach',
      icon: 'skull',
      label: say('session.action.breachTurn'),
      note: say('lesson.turn.breachNote', { dinos: amount('dinos', allDinos(breach.dinos)) }),
      does: { kind: 'wizard', wizard: 'breachTurn' },
      reference: 'breach-turn',
    });
  return options.length === 0
    ? []
    : [{ id: 'after', title: say('lesson.turn.after'), options, reference: 'end-of-turn' }];
}
