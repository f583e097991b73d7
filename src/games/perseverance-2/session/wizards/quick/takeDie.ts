import { dieOwnerName } from '../../../../perseverance/say';
import { playersOf } from '../../../../perseverance/session/table';
import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { hasEffect } from '../../../perks';
import { amount, say } from '../../../say';
import { ZONES } from '../../../terms';
import type { Command } from '../../command';
import { seatOf } from '../../records';
import { isFull, type State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';

const UNSAID = 'unsaid';

/** Whose die, where it goes, and what Manager takes for a matching icon. */
export const takeDie = tapWizard<State, Command>(
  'takeDie',
  say('session.action.takeDie'),
  (trail, state, player) => {
    const take = (owner: string, rest: Partial<Extract<Command, { type: 'takeDie' }>> = {}): Command => ({
      type: 'takeDie',
      player,
      owner,
      zone: null,
      changeFace: false,
      matching: false,
      reward: null,
      ...rest,
    });
    const owner = trail.ask({
      id: 'owner',
      title: say('session.wizard.whoseDie'),
      help: say('session.ask.dieHelp'),
      options: Object.entries(state.dice).map(([id, { pool }]) => ({
        id,
        ...(playersOf(state).includes(id) && { player: id }),
        icon: 'die',
        label:
          id === player
            ? say('session.wizard.ownDie')
            : say('session.event.owner', { player: dieOwnerName(id) }),
        note:
          id !== player && playersOf(state).includes(id)
            ? say('session.wizard.losesTwo')
            : amount('dice', pool),
        ...reasonAgainst(state, take(id)),
      })),
    });
    if (!owner) return null;
    // In Essentials nobody follows where dice lie, nor the Story that turns a face.
    if (!isFull(state)) return askMatch(trail, state, player, (match) => take(owner, match));
    const hasOutpost = state.areas.some(({ outpost }) => outpost !== null);
    const where = trail.ask({
      id: 'zone',
      title: say('session.wizard.where'),
      help: say('session.ask.dieZoneHelp'),
      options: [
        ...ZONES.map((zone) => ({
          id: zone,
          label: say(`zone.${zone}`),
          ...(zone === 'discovery' && !hasOutpost && { reason: say('session.ask.noOutpost') }),
        })),
        { id: UNSAID, label: say('session.wizard.notSaid') } as const,
      ],
    });
    if (!where) return null;
    const zone = where === UNSAID ? null : where;
    const face = trail.ask({
      id: 'face',
      title: say('session.ask.face'),
      help: say('session.ask.faceHelp'),
      options: [
        { id: 'keep', label: say('session.ask.keepFace') },
        {
          id: 'change',
          label: say('session.ask.changeFace'),
          ...reasonAgainst(state, take(owner, { zone, changeFace: true })),
        },
      ],
    });
    if (!face) return null;
    const changeFace = face === 'change';
    return askMatch(trail, state, player, (match) => take(owner, { zone, changeFace, ...match }));
  },
);

/** What Manager takes for a matching icon. */
function askMatch(
  trail: Trail,
  state: State,
  player: string,
  take: (match: Partial<Pick<Extract<Command, { type: 'takeDie' }>, 'matching' | 'reward'>>) => Command,
): Command | null {
  if (!hasEffect(seatOf(state, player).perks, 'rewardForMatch')) return take({});
  const reward = trail.ask({
    id: 'match',
    title: say('session.ask.match'),
    help: say('session.ask.matchHelp'),
    options: [
      { id: 'none', label: say('session.ask.noMatch') },
      { id: 'glowberry', label: amount('glowberry', 1) },
      { id: 'followers', label: amount('followers', 1) },
    ],
  });
  if (!reward) return null;
  return reward === 'none' ? take({}) : take({ matching: true, reward });
}
