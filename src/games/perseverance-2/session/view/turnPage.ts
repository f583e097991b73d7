import type { ImmediateAction, TurnMark, TurnPage } from '@/engine';
import { officersNow, zonesNow } from '../../../perseverance/guide/standing';
import { assemblyDue, playersOf } from '../../../perseverance/session/table';
import { dueMark, turnPageOf } from '../../../perseverance/session/turnPage';
import { say } from '../../say';
import { dueTargets } from '../../moments/dinoAttack/attackTarget';
import type { Command } from '../command';
import type { Names } from '../names';
import { seatOf } from '../records';
import { isFull, type State } from '../state';
import { officerMajorities } from './officerMajorities';
import { attackOpen, endReminders } from './reminders';
import { zoneMajorities } from './zoneMajorities';

/** The turn on one page: what is done, what waits, and the way on. */
export function turnPage(state: State): TurnPage<Command, Names> | null {
  return turnPageOf<Command, Names>(state, () => ({
    nextTurn: { type: 'nextTurn', from: state.turn },
    reminders: endReminders(state),
    due: atTheEnd(state),
    // In Essentials nobody follows dice and Settlements.
    standing: [
      ...officersNow(officerMajorities(state)),
      ...(isFull(state) ? zonesNow(zoneMajorities(state)) : []),
    ],
  }));
}

type Mark = TurnMark<Command, Names>;

function atTheEnd(state: State): readonly Mark[] {
  const { breach } = seatOf(state, state.turn);
  const stage = playersOf(state).some((id) => {
    const { adventure } = seatOf(state, id);
    return adventure !== null && (id === state.turn ? !adventure.waits : adventure.late === true);
  });
  return [
    ...(dueTargets(state).length > 0 || attackOpen(state)
      ? [dueMark<Command, Names>('attack', say('session.turn.mark.attack'), toWizard('dinoAttack'))]
      : []),
    ...(stage
      ? [dueMark<Command, Names>('stage', say('session.turn.mark.stage'), toWizard('adventureStage'))]
      : []),
    ...(breach && !breach.paid
      ? [dueMark<Command, Names>('breach', say('session.turn.mark.breach'), toWizard('breachTurn'))]
      : []),
    ...(assemblyDue(state)
      ? [dueMark<Command, Names>('assembly', say('session.turn.mark.assembly'), toWizard('assembly'))]
      : []),
  ];
}

function toWizard(wizard: Names['wizard']): ImmediateAction<Command, Names> {
  return { kind: 'wizard', wizard };
}
