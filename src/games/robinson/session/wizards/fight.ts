import type { Beast } from '../../rules/hunt';
import { say } from '../../say';
import { SKILLS, type Skill } from '../../skills';
import { playersOf, type State } from '../state';
import { figure } from './phases';
import { playerOption } from './playerOption';
import { told } from './told';
import { walkWizard, type Walk } from './walk';

/** A beast that an Event, Adventure or Threat card forces on somebody. */
export const fight = walkWizard({
  id: 'fight',
  who: 'who',
  actor: { of: ({ first }) => first },
  title: () => say('session.action.fight'),
  walk(walk, state) {
    const player = walk.choose({
      id: 'who',
      title: say('session.walk.fighter'),
      help: say('session.help.fighter'),
      reference: 'beast',
      initial: state.first,
      options: playersOf(state).map(playerOption),
    });
    if (player === null) return null;
    const { beast, temporaryBonus } = askBeast(walk, state, player);
    const shows = Object.values({ ...beast, strength: 0 }).some((figure) => figure > 0);
    const command = { type: 'fight', player, beast, strengthOnly: !shows, temporaryBonus } as const;
    told(walk, state, command, {
      id: 'told',
      title: say('session.walk.fought'),
      help: say('session.help.resolved'),
      reference: 'beast',
    });
    return command;
  },
});

/** The numbers on a Beast card. */
export function askBeast(
  walk: Walk,
  { skills }: State,
  player: string,
): { readonly beast: Beast; readonly temporaryBonus: number } {
  const track = { min: 0, max: 20 };
  const { bonus, ...beast } = walk.count({
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
        ...figure('bonus', say('session.walk.bonus'), bonusOf(skills[player]), track),
        note: say('session.walk.bonusNote'),
      },
    ],
  });
  return { beast, temporaryBonus: bonus };
}

/** Frenzy that was paid for this round is for the fight that follows. */
function bonusOf(used: readonly Skill[] = []): number {
  return used.includes('frenzy') ? SKILLS.frenzy.amount : 0;
}
