import { say } from '../../say';
import { hasItem, tileNotes } from '../../session/state';
import { figure, wizard } from '../../session/wizards/wizard';
import type { Cube } from '../../terms';
import { SPACES } from '../plan/decide';

/** The sources of the camp tile, the Shortcut and the Pit. */
export const production = wizard({
  id: 'production',
  onePage: true,
  title: () => say('phase.production'),
  script(ask, state) {
    const { camp } = state;
    const sources = { min: 0, max: 3 };
    const { exhausted } = tileNotes(state, state.campTile);
    const dead = (cube: Cube) => exhausted.filter((other) => other === cube).length;
    const { food, wood, deadFood, deadWood } = ask.count({
      id: 'sources',
      title: say('session.walk.sources'),
      help: say('session.help.sources'),
      reference: 'production-phase',
      figures: [
        figure('food', say('session.counter.foodSources'), camp.foodSources, sources),
        figure('wood', say('session.counter.woodSources'), camp.woodSources, sources),
        figure('deadFood', say('session.walk.deadFood'), dead('food'), sources),
        figure('deadWood', say('session.walk.deadWood'), dead('wood'), sources),
      ],
      missing: (said) =>
        said.deadFood > said.food || said.deadWood > said.wood ? say('session.walk.deadTooMany') : null,
    });
    const shortcut = hasItem(state, 'shortcut')
      ? ask.choose({
          id: 'shortcut',
          title: say('item.name.shortcut'),
          layout: 'chips',
          help: say('session.help.shortcut'),
          reference: 'shortcut',
          options: [
            { id: 'food', label: say('good.food'), icon: 'food' },
            { id: 'wood', label: say('good.wood') },
            { id: 'none', label: say('list.none') },
          ],
        })
      : 'none';
    if (shortcut === null) return null;
    const { tile: from } =
      shortcut === 'none'
        ? { tile: 0 }
        : ask.count({
            id: 'shortcutTile',
            title: say('session.walk.shortcutTile'),
            help: say('session.help.shortcutTile'),
            reference: 'production-phase',
            figures: [figure('tile', say('session.walk.tile'), state.shortcutTile ?? 1, SPACES)],
          });
    const pit = hasItem(state, 'pit')
      ? ask.choose({
          id: 'pit',
          title: say('item.name.pit'),
          layout: 'chips',
          help: say('session.help.pit'),
          reference: 'pit',
          options: [
            { id: 'wound', label: say('session.walk.pitWound'), icon: 'skull' },
            { id: 'blank', label: say('session.walk.pitBlank') },
          ],
        })
      : undefined;
    if (pit === null) return null;
    const tile = (type: 'food' | 'wood', all: number, dead: number) =>
      Array.from({ length: all }, (_, i) => ({ type, exhausted: i < dead }));
    return {
      type: 'produce',
      sources: [...tile('food', food, deadFood), ...tile('wood', wood, deadWood)],
      shortcut: shortcut === 'none' ? null : { type: shortcut, exhausted: false, tile: from },
      pit: pit ?? null,
    };
  },
});
