import type { Ask } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { playersOf } from '../../../perseverance/session/table';
import { hasEffect } from '../../perks';
import { amount, say } from '../../say';
import { ZONES } from '../../terms';
import type { Command } from '../../session/command';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';

const UNSAID = 'unsaid';

/** Whose die, where it goes, and what Manager takes for a matching icon. */
export const takeDie = wizard({
  id: 'takeDie',
  ...TAPS,
  title: () => say('session.action.takeDie'),
  script(ask, state, player) {
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
    const owner = ask.choose({
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
    if (!isFull(state)) return askMatch(ask, state, player, (match) => take(owner, match));
    const hasOutpost = state.areas.some(({ outpost }) => outpost !== null);
    const where = ask.choose({
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
    const face = ask.choose({
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
    return askMatch(ask, state, player, (match) => take(owner, { zone, changeFace, ...match }));
  },
});

/** What Manager takes for a matching icon. */
function askMatch(
  ask: Ask,
  state: State,
  player: string,
  take: (match: Partial<Pick<Extract<Command, { type: 'takeDie' }>, 'matching' | 'reward'>>) => Command,
): Command | null {
  if (!hasEffect(seatOf(state, player).perks, 'rewardForMatch')) return take({});
  const reward = ask.choose({
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
