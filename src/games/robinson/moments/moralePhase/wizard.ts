import { nameOf, say } from '../../say';
import { highestMorale } from '../../session/config';
import { playersOf } from '../../session/state';
import { askFate } from '../../session/wizards/askFate';
import { showResult } from '../../session/wizards/showResult';
import { wizard } from '../../session/wizards/wizard';

/** What the first player gains or gives. */
export const morale = wizard({
  id: 'morale',
  reviewOnLast: true,
  actor: { of: ({ first }) => first },
  title: () => say('phase.morale'),
  script(ask, state) {
    const solo = Number(playersOf(state).length === 1);
    const top = state.camp.morale + solo >= highestMorale(state.config);
    const atHighest = top
      ? ask.choose({
          id: 'top',
          title: say('session.walk.top'),
          help: say('session.help.top'),
          reference: 'morale-phase',
          options: [
            { id: 'tokens', label: say('session.walk.topTokens'), icon: 'resolve' },
            { id: 'heal', label: say('session.walk.topHeal'), icon: 'herb' },
          ],
        })
      : null;
    if (top && atHighest === null) return null;
    const command = { type: 'moralePhase', atHighest } as const;
    askFate(ask, state, command);
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.walk.morale', { player: nameOf(state.first) }),
      help: say('session.help.morale'),
      reference: 'morale-phase',
    });
    return command;
  },
});
