import type { Beast } from './hunt';
import { amount, nameOf, say } from '../../say';
import { SKILLS } from '../../skills';
import { paySkill } from '../skills/paySkill';
import { playersOf, type State } from '../../session/state';
import { showResult } from '../../session/wizards/showResult';
import { figure, playerOption, wizard, type Ask } from '../../session/wizards/wizard';

/** A beast that an Event, Adventure or Threat card forces on somebody. */
export const fight = wizard({
  id: 'fight',
  who: 'who',
  actor: { of: ({ first }) => first },
  title: () => say('session.action.fight'),
  script(ask, state) {
    const player = ask.choose({
      id: 'who',
      title: say('session.walk.fighter'),
      help: say('session.help.fighter'),
      reference: 'beast',
      initial: state.first,
      options: playersOf(state).map(playerOption),
    });
    if (player === null) return null;
    const seen = askBeast(ask, state, player);
    if (seen === null) return null;
    const { beast } = seen;
    const shows = Object.values({ ...beast, strength: 0 }).some((figure) => figure > 0);
    const command = { type: 'fight', player, ...seen, strengthOnly: !shows } as const;
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.walk.fought'),
      help: say('session.help.resolved'),
      reference: 'beast',
    });
    return command;
  },
});

export interface SeenBeast {
  readonly beast: Beast;
  readonly temporaryBonus: number;
  readonly frenzy: boolean;
}

/** The numbers on a Beast card, and the Soldier's Frenzy now that it is seen; null while that is open. */
export function askBeast(ask: Ask, state: State, player: string): SeenBeast | null {
  const track = { min: 0, max: 20 };
  const { bonus, ...beast } = ask.count({
    id: 'beast',
    title: say('session.walk.beastCard'),
    help: say('session.help.beast'),
    reference: 'hunting',
    figures: [
      figure('strength', say('session.walk.strength'), 1, track),
      figure('weaponLoss', say('session.walk.weaponLoss'), 0, track),
      figure('food', say('session.counter.food'), 0, track),
      figure('fur', say('session.counter.fur'), 0, track),
      figure('palisadeLoss', say('session.walk.palisadeLoss'), 0, track),
      {
        ...figure('bonus', say('session.walk.bonus'), 0, track),
        note: say('session.walk.bonusNote'),
      },
    ],
  });
  if (state.stage !== 'action' || !paySkill(state, player, 'frenzy').ok)
    return { beast, temporaryBonus: bonus, frenzy: false };
  const { cost, amount: stronger } = SKILLS.frenzy;
  const frenzy = ask.choose({
    id: 'frenzy',
    title: say('session.walk.frenzy', { player: nameOf(player) }),
    help: say('session.help.frenzy'),
    reference: 'skills',
    layout: 'chips',
    initial: 'no',
    options: [
      { id: 'no', label: say('session.walk.noReroll') },
      {
        id: 'yes',
        label: say('session.walk.frenzyYes', { count: stronger }),
        note: amount('determination', cost),
        icon: 'combat',
      },
    ],
  });
  return frenzy && { beast, temporaryBonus: bonus, frenzy: frenzy === 'yes' };
}
