import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import { say } from '../../../say';
import type { Command } from '../../command';
import type { EffectMove } from '../../moves';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { askBuild } from './build';
import { askGather, askMarketplace } from './goods';
import { askPolitics } from './politics';
import { askSettle } from './settle';
import { askTraining } from './training';

const EFFECTS = [
  'gather',
  'pub',
  'training',
  'marketplace',
  'politics',
  'settle',
  'build',
  'salvage',
] as const;

/** An Effect of a City Zone, in the few taps that it needs; the Adventure has walks of its own. */
export const effect = tapWizard<State, Command>(
  'effect',
  say('session.action.effect'),
  (trail, state, player) => {
    const act = (move: EffectMove): Command => ({ type: 'effect', player, move });
    const chosen = trail.ask({
      id: 'effect',
      title: say('session.ask.effect'),
      help: say('session.ask.effectHelp'),
      options: EFFECTS.map((name) => ({
        id: name,
        label: say(`session.effect.${name}`),
        note: say(`session.effectNote.${name}`),
        ...(name === 'pub' || name === 'salvage' ? reasonAgainst(state, act({ effect: name })) : {}),
      })),
    });
    switch (chosen) {
      case null:
        return null;
      case 'pub':
      case 'salvage':
        return act({ effect: chosen });
      case 'gather':
        return askGather(trail, state, player, act);
      case 'training':
        return askTraining(trail, state, act);
      case 'marketplace':
        return askMarketplace(trail, state, act);
      case 'politics':
        return askPolitics(trail, state, player, act);
      case 'settle':
        return askSettle(trail, state, player, act);
      case 'build':
        return askBuild(trail, state, act);
    }
  },
);
