import { DRY_RUN, type Ask } from '@/engine';
import { hasEffect } from '../../perks';
import { say } from '../../say';
import { decide } from '../../session/decide/decide';
import type { KeptChallenge, Onward, PerkPick } from '../../session/moves';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { askPerk, NO_PERK } from '../influence/askPerk';
import { stageCommand, withoutPending, type Stage, type StageSaid } from './stageCommand';

/** `later`: once the app has rolled. */
export type Then = 'end' | 'later' | Onward;

/**
 * An Adventure is completed by the last stage, by stopping, and by losing the last Soldier; a roll that the app has
 * still to make may do that too, so the worst one decides whether Savant is asked for.
 */
export function mayComplete(state: State, stage: Stage, said: StageSaid, then: Then): boolean {
  if (then === 'end' || then === 'later') return then === 'end';
  const worst = decide(state, stageCommand(stage, { ...said, then }), DRY_RUN);
  return worst.ok && worst.value.some(({ type }) => type === 'adventureEnded');
}

export function askSavant(
  ask: Ask,
  state: State,
  stage: Stage,
  said: StageSaid,
  then: Then,
): PerkPick | null | 'open' {
  if (!hasEffect(seatOf(state, stage.player).perks, 'completionPerks')) return null;
  const kept = said.kept.map((card): KeptChallenge => withoutPending(state, card));
  const pick = askPerk(ask, state, {
    id: then === 'end' ? 'savant' : 'savantIfLost',
    player: stage.player,
    ...(then !== 'end' && { lead: say('session.stage.savantIfLost') }),
    officer: null,
    command: (savant) => stageCommand(stage, { ...said, kept, then: 'end', savant }),
    skip: true,
  });
  if (pick === null) return 'open';
  return pick === NO_PERK ? null : pick;
}
