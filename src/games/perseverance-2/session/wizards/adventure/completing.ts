import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { hasEffect } from '../../../perks';
import { say } from '../../../say';
import { decide } from '../../decide/decide';
import type { KeptChallenge, Onward, PerkPick } from '../../moves';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { askPerk, NO_PERK } from '../quick/askPerk';
import { stageCommand, withoutPending, type StageSaid } from './stageCommand';
import type { StageDraft } from './stageDraft';

/** A way on that the Leader takes care of, or the Lodge, is no roll. */
export type Then = 'end' | 'later' | (Onward & { readonly free: boolean });

export function onwardOf({ threat, roll, lose, advance }: Onward): Onward {
  return { threat, roll, lose, advance };
}

/**
 * An Adventure is completed by the last stage, by stopping, and by losing the last Soldier; a roll that the app has
 * still to make may do that too, so the worst one decides whether Savant is asked for.
 */
export function mayComplete(state: State, draft: StageDraft, said: StageSaid, then: Then): boolean {
  if (then === 'end' || then === 'later') return then === 'end';
  const worst = decide(state, stageCommand(draft, { ...said, then: onwardOf(then) }), { pick: () => 0 });
  return worst.ok && worst.value.some(({ type }) => type === 'adventureEnded');
}

export function askSavant(
  trail: Trail,
  state: State,
  draft: StageDraft,
  said: StageSaid,
  then: Then,
): PerkPick | null | 'open' {
  if (!hasEffect(seatOf(state, draft.player).perks, 'completionPerks')) return null;
  const kept = said.kept.map((card): KeptChallenge => withoutPending(state, card));
  const pick = askPerk(trail, state, {
    id: then === 'end' ? 'savant' : 'savantIfLost',
    player: draft.player,
    ...(then !== 'end' && { lead: say('session.stage.savantIfLost') }),
    officer: null,
    command: (savant) => stageCommand(draft, { ...said, kept, then: 'end', savant }),
    skip: true,
  });
  if (pick === null) return 'open';
  return pick === NO_PERK ? null : pick;
}
