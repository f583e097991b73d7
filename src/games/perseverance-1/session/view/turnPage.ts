import type { TurnPage } from '@/engine';
import { officersNow, zonesNow } from '../../../perseverance/guide/standing';
import { dueMark, turnPageOf } from '../../../perseverance/session/turnPage';
import { say } from '../../say';
import type { Command } from '../command';
import { assemblyDue, fullArea, patrolDue, postponedStage } from '../due';
import type { Names } from '../names';
import { isFull, type State } from '../state';
import { officerMajorities } from './officerMajorities';
import { reminders } from './tableActions';
import { zoneMajorities } from './zoneMajorities';

/** The turn on one page: what is done, what waits, and the way on. */
export function turnPage(state: State): TurnPage<Command, Names> | null {
  return turnPageOf<Command, Names>(state, () => ({
    nextTurn: { type: 'nextTurn', from: state.turn },
    reminders: reminders(state),
    due: [
      ...(patrolDue(state) || postponedStage(state) !== undefined
        ? [dueMark<Command, Names>('patrol', say('session.turn.patrolStage'), toWizard('patrolStage'))]
        : []),
      ...(fullArea(state)
        ? [dueMark<Command, Names>('attack', say('session.turn.mark.attack'), toWizard('dinoAttack'))]
        : []),
      ...(assemblyDue(state)
        ? [dueMark<Command, Names>('assembly', say('session.turn.mark.assembly'), toWizard('assembly'))]
        : []),
    ],
    // In Essentials nobody follows dice and Settlements.
    standing: [
      ...officersNow(officerMajorities(state)),
      ...(isFull(state) ? zonesNow(zoneMajorities(state)) : []),
    ],
  }));
}

function toWizard(wizard: Names['wizard']) {
  return { kind: 'wizard', wizard } as const;
}
