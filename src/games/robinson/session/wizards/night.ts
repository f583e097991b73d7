import { nameOf, say } from '../../say';
import { takeFood } from '../../stock';
import { CUBES } from '../../terms';
import type { Cooking, NightCommand } from '../command';
import { WOUNDS } from '../../pieces';
import { SPACES } from '../decide/plan';
import { hasItem, hasShelter, playersOf, type State } from '../state';
import { figure } from './phases';
import { playerOption } from './playerOption';
import { told } from './told';
import { walkWizard, type Walk } from './walk';

/** Healing, supper, the move, sleep, and the next round. */
export const night = walkWizard({
  id: 'night',
  title: () => say('phase.night'),
  walk(walk, state) {
    const cooking = askCooking(walk, state);
    if (cooking === null) return null;
    const hungry = askHungry(walk, state, cooking.length);
    const away = askAway(walk, state);
    const move = askMove(walk, state);
    if (move === null) return null;
    const goal = walk.choose({
      id: 'goal',
      title: say('session.walk.goal'),
      help: say('session.help.goal'),
      reference: 'winning',
      options: [
        { id: 'no', label: say('session.walk.goalOpen') },
        { id: 'yes', label: say('session.walk.goalMet'), icon: 'trophy' },
      ],
    });
    if (goal === null) return null;
    const { keepFood } = walk.count({
      id: 'keep',
      title: say('session.walk.keep'),
      help: say('session.help.keep'),
      reference: 'rotting',
      figures: [figure('keepFood', say('session.walk.keepFood'), 0, { min: 0, max: 99 })],
    });
    const command: NightCommand = {
      type: 'night',
      cooking,
      hungry,
      keepFood,
      goalMet: goal === 'yes',
      away,
      move: move === 'stay' ? null : move,
    };
    told(walk, state, command, {
      id: 'told',
      title: say('session.walk.night'),
      help: say('session.help.night'),
      reference: 'night-phase',
    });
    return command;
  },
});

/** For a table that plays by its own hand: the app still does what a plain night does, unless it was counted. */
export const skipNight = walkWizard({
  id: 'skipNight',
  title: () => say('session.action.skipNight'),
  walk(walk, state) {
    const how = walk.choose({
      id: 'how',
      title: say('session.walk.skipHow'),
      help: say('session.help.skipHow'),
      reference: 'night-phase',
      options: [
        { id: 'plain', label: say('session.walk.skipPlain'), note: say('session.walk.skipPlainNote') },
        { id: 'counted', label: say('session.walk.skipCounted'), note: say('session.walk.skipCountedNote') },
      ],
    });
    if (how === null) return null;
    if (how === 'counted') {
      const lines = ['eaten', 'slept', 'rotten'] as const;
      walk.tick({
        id: 'counted',
        title: say('session.walk.skipCounted'),
        help: say('session.help.skipCounted'),
        reference: 'night-phase',
        lines: lines.map((id) => ({ id, text: say(`session.list.${id}`) })),
        missing: (ticked) => (ticked.length < lines.length ? say('session.walk.countAll') : null),
      });
      return { type: 'skipPhase' };
    }
    const command: NightCommand = {
      type: 'night',
      cooking: [],
      hungry: askHungry(walk, state, 0),
      keepFood: 0,
      goalMet: false,
      away: askAway(walk, state),
      move: null,
    };
    told(walk, state, command, {
      id: 'told',
      title: say('session.walk.night'),
      help: say('session.help.night'),
      reference: 'night-phase',
    });
    return command;
  },
});

/** Pot and Fireplace, once each; null while one of them is open. */
function askCooking(walk: Walk, state: State): readonly Cooking[] | null {
  const { food, nonPerishable } = state.camp;
  const cooking: Cooking[] = [];
  for (const source of ['pot', 'fireplace'] as const) {
    if (!hasItem(state, source) || food + nonPerishable <= cooking.length) continue;
    const players = playersOf(state);
    const pairs =
      source === 'pot' ? [] : players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b] as const));
    const said = walk.choose({
      id: source,
      title: say(`item.name.${source}`),
      help: say('session.help.cook'),
      reference: 'healing',
      options: [
        { id: 'nobody', label: say('session.walk.nobody') },
        ...players.map(playerOption),
        ...pairs.map(([a, b]) => ({
          id: `${a} ${b}`,
          label: say('list.more', { first: nameOf(a), rest: nameOf(b) }),
        })),
      ],
    });
    if (said === null) return null;
    if (said !== 'nobody') cooking.push({ source, targets: said.split(' ') });
  }
  return cooking;
}

/** Who goes without, where the food is not enough for everybody in the camp. */
function askHungry(walk: Walk, state: State, cooked: number): readonly string[] | null {
  const camped = playersOf(state).filter((id) => !state.outside.includes(id));
  const { left } = takeFood(state.camp, cooked);
  const { missing } = takeFood(left, camped.length);
  if (missing === 0 || missing >= camped.length) return null;
  return walk.tick({
    id: 'hungry',
    title: say('session.walk.hungry', { count: missing }),
    help: say('session.help.hungry', { wounds: WOUNDS.hunger }),
    reference: 'eating',
    lines: camped.map((id) => ({ id, text: say('session.walk.goesHungry', { player: nameOf(id) }) })),
    missing: (ticked) =>
      ticked.length === missing ? null : say('session.walk.hungryCount', { count: missing }),
  });
}

function askAway(walk: Walk, state: State): NightCommand['away'] {
  if (state.outside.length === 0) return {};
  const food = walk.count({
    id: 'awayFood',
    title: say('session.walk.awayFood'),
    help: say('session.help.awayFood'),
    reference: 'night-outside',
    figures: state.outside.map((id) => ({
      ...figure(id, say('session.walk.carried'), 0, { min: 0, max: 99 }),
      player: id,
    })),
  });
  const sheltered = walk.tick({
    id: 'awayShelter',
    title: say('session.walk.awayShelter'),
    help: say('session.help.awayShelter'),
    reference: 'night-outside',
    lines: state.outside.map((id) => ({
      id,
      text: say('session.walk.shelterThere', { player: nameOf(id) }),
    })),
  });
  return Object.fromEntries(
    state.outside.map((id) => [id, { food: food[id] ?? 0, tileShelter: sheltered.includes(id) }]),
  );
}

/** Null while it is open. */
function askMove(walk: Walk, state: State): NonNullable<NightCommand['move']> | 'stay' | null {
  const { camp } = state;
  const said = walk.choose({
    id: 'move',
    title: say('session.walk.move'),
    help: say('session.help.move'),
    reference: 'moving-camp',
    options: [
      {
        id: 'stay',
        label: say('session.walk.stay'),
        ...(hasShelter(state) && { note: say('session.walk.sheltered') }),
      },
      { id: 'move', label: say('session.walk.moves'), note: say('session.walk.movesNote') },
    ],
  });
  if (said !== 'move') return said;
  const tokens = CUBES.filter((cube) => (cube === 'food' ? camp.plusFood : camp.plusWood) > 0);
  const tile = walk.count({
    id: 'newTile',
    title: say('session.walk.newTile'),
    help: say('session.help.newTile'),
    reference: 'moving-camp',
    figures: [
      figure('tile', say('session.walk.tile'), state.campTile, SPACES),
      figure('shelter', say('session.counter.tileShelter'), 0, { min: 0, max: 1 }),
      figure('food', say('session.counter.foodSources'), 0, { min: 0, max: 3 }),
      figure('wood', say('session.counter.woodSources'), 0, { min: 0, max: 3 }),
    ],
  });
  const carry =
    tokens.length === 0
      ? []
      : walk.tick({
          id: 'carry',
          title: say('session.walk.carry'),
          help: say('session.help.carry'),
          reference: 'moving-camp',
          lines: tokens.map((id) => ({
            id,
            text: say('session.walk.carried1', { good: say(`good.${id}`) }),
          })),
        });
  return {
    tileShelter: tile.shelter > 0,
    carry: tokens.filter((cube) => carry.includes(cube)),
    foodSources: tile.food,
    woodSources: tile.wood,
    tile: tile.tile,
  };
}
