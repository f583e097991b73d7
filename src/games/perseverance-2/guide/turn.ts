import type { TurnGroup, TurnOption, TurnView } from '@/engine';
import { dieOptions } from '../../perseverance/guide/dieOptions';
import { officersNow, zonesNow } from '../../perseverance/guide/standing';
import { allDinos } from '../rules/dinos';
import { amount, nameOf, say } from '../say';
import type { Command } from '../session/command';
import { seatOf } from '../session/records';
import type { State } from '../session/state';
import { officerMajorities } from '../session/view/officerMajorities';
import { zoneMajorities } from '../session/view/zoneMajorities';
import { CITY_ZONES } from '../terms';
import { adventureOption, effectOptions, outpostOption } from './effectOptions';
import { outlook } from './outlook';
import { secondaryOptions } from './secondaryOptions';

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
        options: dice(state),
        reference: 'place-die',
      },
      ...CITY_ZONES.map((zone): Group => ({
        id: zone,
        title: say('lesson.turn.effects', { zone: say(`zone.${zone}`) }),
        options: [...(zone === 'sustenance' ? [adventureOption(state)] : []), ...effectOptions(state, zone)],
        reference: zone,
      })),
      {
        id: 'discovery',
        title: say('lesson.turn.effects', { zone: say('zone.discovery') }),
        options: [outpostOption(state)],
        reference: 'discovery',
      },
      {
        id: 'secondary',
        title: say('lesson.turn.secondary'),
        note: say('lesson.turn.secondaryNote'),
        options: secondaryOptions(state),
        reference: 'secondary-action',
      },
      ...afterGroup(state),
    ],
    standing: [...officersNow(officerMajorities(state)), ...zonesNow(zoneMajorities(state))],
  };
}

function dice(state: State): readonly TurnOption<Command>[] {
  return dieOptions<Command>(state, {
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

/** An Adventure and a Breach of whoever is on turn, as long as they wait. */
function afterGroup(state: State): readonly Group[] {
  const { adventure, breach } = seatOf(state, state.turn);
  const options: TurnOption<Command>[] = [];
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
