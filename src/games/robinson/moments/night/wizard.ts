import { nameOf, say } from '../../say';
import { takeFood } from '../../stock';
import type { Cooking, NightCommand } from '../../session/command';
import { WOUNDS } from '../../pieces';
import { haulOf } from '../actions/haul';
import { hasItem, playersOf, type State } from '../../session/state';
import { askMove } from './askMove';
import { campedIn, likelyHungry, plainNight } from './plain';
import { askFate } from '../../session/wizards/askFate';
import { showResult } from '../../session/wizards/showResult';
import { figure, playerOption, wizard, type Ask } from '../../session/wizards/wizard';

/** On one page: healing, supper, the move, sleep, and the next round. */
export const night = wizard({
  id: 'night',
  onePage: true,
  title: () => say('phase.night'),
  script(ask, state) {
    const cooking = askCooking(ask, state);
    if (cooking === null) return null;
    const hungry = askHungry(ask, state, cooking.length);
    const away = askAway(ask, state);
    const move = askMove(ask, state);
    if (move === null) return null;
    const goal = ask.choose({
      id: 'goal',
      title: say('session.walk.goal'),
      help: say('session.help.goal'),
      reference: 'winning',
      layout: 'chips',
      ...(state.config.goal && { lead: say('session.own', { text: state.config.goal }) }),
      initial: 'no',
      options: [
        { id: 'no', label: say('session.walk.goalOpen') },
        { id: 'yes', label: say('session.walk.goalMet'), icon: 'trophy' },
      ],
    });
    const keepFood = askKept(ask, state, cooking.length);
    const command: NightCommand = {
      type: 'night',
      cooking,
      hungry,
      keepFood,
      goalMet: goal === 'yes',
      away,
      move: move === 'stay' ? null : move,
    };
    askFate(ask, state, command);
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.walk.night'),
      help: say('session.help.night'),
      reference: 'night-phase',
    });
    return command;
  },
});

/** What Boxes or a Barrel keep: asked where something would rot. */
function askKept(ask: Ask, state: State, cooked: number): number {
  const { left } = takeFood(state.camp, cooked + campedIn(state).length);
  if (left.food === 0 || hasItem(state, 'cellar')) return 0;
  return ask.count({
    id: 'keep',
    title: say('session.walk.keep'),
    help: say('session.help.keep'),
    reference: 'rotting',
    figures: [figure('keepFood', say('session.walk.keepFood'), 0, { min: 0, max: 99 })],
  }).keepFood;
}

/** For a table that plays by its own hand: the app still does what a plain night does, unless it was counted. */
export const skipNight = wizard({
  id: 'skipNight',
  reviewOnLast: true,
  title: () => say('session.action.skipNight'),
  script(ask, state) {
    const how = ask.choose({
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
      ask.tick({
        id: 'counted',
        title: say('session.walk.skipCounted'),
        help: say('session.help.skipCounted'),
        reference: 'night-phase',
        lines: lines.map((id) => ({ id, text: say(`session.list.${id}`) })),
        missing: (ticked) => (ticked.length < lines.length ? say('session.walk.countAll') : null),
      });
      return { type: 'skipPhase' };
    }
    const hungry = askHungry(ask, state, 0);
    const command = { ...plainNight(state, hungry), away: askAway(ask, state) };
    askFate(ask, state, command);
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.walk.night'),
      help: say('session.help.night'),
      reference: 'night-phase',
    });
    return command;
  },
});

/** Pot and Fireplace, once each; null while one of them is open. */
function askCooking(ask: Ask, state: State): readonly Cooking[] | null {
  const { food, nonPerishable } = state.camp;
  const cooking: Cooking[] = [];
  for (const source of ['pot', 'fireplace'] as const) {
    if (!hasItem(state, source) || food + nonPerishable <= cooking.length) continue;
    const players = playersOf(state);
    const pairs =
      source === 'pot' ? [] : players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b] as const));
    const said = ask.choose({
      id: source,
      title: say(`item.name.${source}`),
      layout: 'chips',
      initial: 'nobody',
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
    if (said === 'nobody') continue;
    const when = ask.choose({
      id: `${source}When`,
      title: say('session.walk.cookWhen'),
      layout: 'chips',
      help: say('session.help.cookWhen'),
      reference: 'healing',
      initial: 'before',
      options: [
        { id: 'before', label: say('session.walk.cookBefore') },
        { id: 'after', label: say('session.walk.cookAfter') },
      ],
    });
    if (when === null) return null;
    cooking.push({ source, targets: said.split(' '), ...(when === 'after' && { after: true }) });
  }
  return cooking;
}

/** Who goes without, where the food is not enough for everybody in the camp. */
function askHungry(ask: Ask, state: State, cooked: number): readonly string[] | null {
  const likely = likelyHungry(state, cooked);
  if (likely === null) return null;
  const missing = likely.length;
  return ask.pick({
    id: 'hungry',
    title: say('session.walk.hungry', { count: missing }),
    help: say('session.help.hungry', { wounds: WOUNDS.hunger }),
    reference: 'eating',
    most: missing,
    picked: likely,
    options: () => campedIn(state).map(playerOption),
    missing: (picked) =>
      picked.length === missing ? null : say('session.walk.hungryCount', { count: missing }),
  });
}

/** What they kept is known since the weather; where it is not, it is asked. */
function askAway(ask: Ask, state: State): NightCommand['away'] {
  if (state.outside.length === 0) return {};
  const asked = state.outside.filter((id) => !Object.hasOwn(state.carried, id));
  const food: Readonly<Record<string, number>> =
    asked.length === 0
      ? {}
      : ask.count({
          id: 'awayFood',
          title: say('session.walk.awayFood'),
          help: say('session.help.awayFood'),
          reference: 'night-outside',
          figures: asked.map((id) => ({
            ...figure<string>(id, say('session.walk.carried'), 0, { min: 0, max: 99 }),
            player: id,
          })),
        });
  const sheltered = ask.pick({
    id: 'awayShelter',
    title: say('session.walk.awayShelter'),
    help: say('session.help.awayShelter'),
    reference: 'night-outside',
    most: state.outside.length,
    picked: state.outside.filter((id) => haulOf(state.carried, id).shelter),
    options: () => state.outside.map(playerOption),
  });
  return Object.fromEntries(
    state.outside.map((id) => [id, { food: food[id] ?? 0, tileShelter: sheltered.includes(id) }]),
  );
}
