import type { Count } from '@/engine';
import { cardName, nameOf, say } from '../../say';
import { DECKS, type Cube } from '../../terms';
import { highestMorale } from '../config';
import { SPACES } from '../../moments/plan/decide';
import { hasItem, playersOf, tileNotes } from '../state';
import { told } from './told';
import { wizard } from './wizard';

/** The Event card: its icon, and what it pushes off the Threat field. */
export const event = wizard({
  id: 'event',
  title: () => say('phase.event'),
  script(ask, { threat, round }) {
    const icon = ask.choose({
      id: 'icon',
      title: say('session.walk.icon'),
      help: say('session.help.icon'),
      reference: 'event-phase',
      options: [
        { id: 'book', label: say('session.walk.book'), icon: 'story' },
        ...DECKS.map((deck) => ({
          id: deck,
          label: say('session.walk.adventureIcon', { deck: say(`deck.${deck}`) }),
          icon: 'resolve' as const,
        })),
      ],
    });
    if (icon === null) return null;
    const pushed = threat.right === null ? null : threat.left;
    ask.tick({
      id: 'checklist',
      title: say('session.walk.eventTable'),
      help: say('session.help.eventTable'),
      reference: 'threat-field',
      lines: [
        ...(icon === 'book' ? [{ id: 'book', text: say('event.book') }] : []),
        { id: 'effect', text: say('session.list.eventEffect'), note: say('session.list.eventEffectNote') },
        { id: 'again', text: say('session.list.again') },
        ...(pushed === null
          ? []
          : [
              {
                id: 'pushed',
                text: say('event.pushedOff', { card: cardName(pushed) }),
                note: say('session.list.pushedNote'),
              },
            ]),
        ...(threat.right === null
          ? []
          : [{ id: 'slide', text: say('event.slides', { card: cardName(threat.right) }) }]),
        { id: 'place', text: say('event.placed', { card: cardName(`event-${round}`) }) },
        ...(icon === 'book'
          ? []
          : [{ id: 'token', text: say('session.list.adventureToken', { deck: say(`deck.${icon}`) }) }]),
      ],
    });
    return { type: 'eventPhase', icon };
  },
});

/** What the first player gains or gives. */
export const morale = wizard({
  id: 'morale',
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
    told(ask, state, command, {
      id: 'told',
      title: say('session.walk.morale', { player: nameOf(state.first) }),
      help: say('session.help.morale'),
      reference: 'morale-phase',
    });
    return command;
  },
});

/** The sources of the camp tile, the Shortcut and the Pit. */
export const production = wizard({
  id: 'production',
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

export function figure<Id extends string>(
  id: Id,
  label: Count['label'],
  value: number,
  track: Count['track'],
): Count<Id> {
  return { id, label, value, track };
}
