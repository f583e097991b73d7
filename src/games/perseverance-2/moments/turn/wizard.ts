import { askMore, openHalves } from '../../../perseverance/session/wizards/askMore';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { wizard, type Ask } from '../../session/wizards/wizard';
import { askOption, openOptions, optionTiles } from '../adventure/askAdventure';
import { optionCommand } from '../adventure/optionCommand';
import { askDie, EFFECT_TILE } from './askDie';
import { askSecondary, SECONDARY_TILES } from './askSecondary';
import {
  askResolving,
  FURTHER_TILE,
  NONE,
  openZones,
  resolvingCommand,
  resolvingTiles,
  SECONDARY_TILE,
  type NoTile,
} from './resolving';

/**
 * A whole turn on one page: a die with its Effect, then the Secondary Action, each one act. Nothing is forced, and the
 * page is asked again after every act.
 */
export const turn = wizard({
  id: 'turn',
  quick: true,
  onePage: true,
  title: ({ turn: player }) => say('session.turn.title', { player: nameOf(player) }),
  actor: { of: ({ turn: player }) => player },
  script(ask, state, player) {
    const open = openHalves(ask, state.course);
    const second = ask.answered(SECONDARY_TILE, SECONDARY_TILES);
    if (second === null) {
      const further = askFurther(ask, state, player);
      if (further !== NONE) return further;
      const first = open.die ? askDie(ask, state, player) : askPlaced(ask, state, player);
      if (first !== NONE) return first;
      if (!open.secondary) return askMore(ask, open);
    }
    return askSecondary(ask, state, player, second, open);
  },
});

/** The die lies there already, and its Effect is still to be said. */
function askPlaced(ask: Ask, state: State, player: string): Command | NoTile | null {
  // In Essentials many an Effect is resolved without the app.
  if (!isFull(state) || state.course.done.includes('effect')) return NONE;
  const { groups, options } = resolvingTiles(
    state,
    player,
    () => null,
    { [SECONDARY_TILE]: null, [FURTHER_TILE]: null },
    openZones(state),
  );
  const tile = ask.choose({
    id: EFFECT_TILE,
    title: say('session.ask.effect'),
    help: say('session.ask.effectHelp'),
    layout: 'tiles',
    groups,
    options,
  });
  if (tile === null) return NONE;
  const resolving = askResolving(ask, state, player, tile);
  return resolving && resolvingCommand(player, resolving);
}

/** The Adventure is under way: a further option of it, from the same Camp. */
function askFurther(ask: Ask, state: State, player: string): Command | NoTile | null {
  const { options, point } = openOptions(state, player);
  if (options.length === 0) return NONE;
  const tile = ask.choose({
    id: FURTHER_TILE,
    title: say('session.turn.further'),
    help: say('session.turn.optionHelp'),
    layout: 'tiles',
    options: optionTiles(state, player, point, options).map((option) => ({
      ...option,
      also: { [EFFECT_TILE]: null, [SECONDARY_TILE]: null },
    })),
  });
  if (tile === null) return NONE;
  const taken = askOption(ask, state, player, tile, point);
  return taken && optionCommand(player, taken);
}
