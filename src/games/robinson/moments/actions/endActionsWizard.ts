import { say } from '../../say';
import { SPACES } from '../plan/decide';
import { openTiles } from '../../session/state';
import { figure, wizard } from '../../session/wizards/wizard';

/** Pawns back, resources over, items turned. */
export const endActions = wizard({
  id: 'endActions',
  title: () => say('session.action.endActions'),
  script(ask, state) {
    const { coming, comingScenario } = state;
    ask.tick({
      id: 'clean',
      title: say('session.action.endActions'),
      help: say('session.help.endActions'),
      reference: 'after-actions',
      lines: [
        ...(['pawns', 'extras', 'goods', 'items'] as const).map((id) => ({
          id,
          text: say(`session.list.${id}`),
        })),
        ...comingScenario.map((name) => ({
          id: `scenario ${name}`,
          text: say('session.list.scenarioItem', { name }),
        })),
        ...(coming.includes('shortcut') ? [{ id: 'shortcut', text: say('session.list.shortcut') }] : []),
      ],
    });
    if (!coming.includes('corral')) return { type: 'endActions' };
    const covers = ask.choose({
      id: 'corral',
      title: say('session.walk.corral'),
      help: say('session.help.corral'),
      reference: 'corral-snare',
      options: [
        { id: 'yes', label: say('session.walk.corralYes') },
        { id: 'no', label: say('session.walk.corralNo') },
      ],
    });
    if (covers === null) return null;
    if (covers === 'no') return { type: 'endActions', corral: null };
    const { tile } = ask.count({
      id: 'corralTile',
      title: say('session.walk.corralTile'),
      help: say('session.help.corral'),
      reference: 'corral-snare',
      figures: [figure('tile', say('session.walk.tile'), openTiles(state)[0] ?? 1, SPACES)],
      missing: (said) => (said.tile === state.campTile ? say('session.refusal.campTileHere') : null),
    });
    return { type: 'endActions', corral: tile };
  },
});
