import type { Explanation, Figure, IconName, Means } from '@/engine';
import { nameOf, say } from '../../say';
import { RESOURCES, type Resource, type Side, type Skill } from '../../terms';
import type { Command } from '../command';
import { CARDS, DIAL, DICE, STACK } from '../limits';
import { factionState, hordesOnMap, SOURCES, type State } from '../state';
import type { Names } from '../names';

const ICONS: Readonly<Record<Resource | Skill, IconName>> = {
  survivors: 'followers',
  scrap: 'scrap',
  herb: 'herb',
  resolve: 'resolve',
  fuel: 'fuel',
  combat: 'combat',
  civilized: 'civilized',
  production: 'production',
};

export function iconOf(what: Resource | Skill): IconName {
  return ICONS[what];
}

/** The five dials of the caravan and what is left of the stack of tiles. */
export function caravanFigures(state: State): readonly Figure<Command, Names>[] {
  return [...RESOURCES.map((resource) => dial(state, resource)), stackFigure(state)];
}

function dial(state: State, resource: Resource): Figure<Command, Names> {
  return {
    id: resource,
    label: say(`resource.${resource}`),
    value: state.caravan[resource],
    track: DIAL,
    icon: ICONS[resource],
    adjust: (by) => ({ type: 'adjust', resource, by }),
    set: (to) => ({ type: 'correct', resource, to }),
    why: whyOfDial(state, resource),
    reference: resource,
  };
}

/** What decides about a move, for the head of a wizard. */
export function means(state: State): readonly Means[] {
  return [
    { id: 'fuel', label: say('resource.fuel'), value: state.caravan.fuel, icon: ICONS.fuel },
    { id: 'hordes', label: say('session.table.onMap'), value: hordesOnMap(state), icon: 'skull' },
  ];
}

/** How a dial came to what it is, from the first minute on. */
function whyOfDial({ earned }: State, resource: Resource): Explanation {
  return SOURCES.flatMap((source) => {
    const by = earned[resource][source] ?? 0;
    if (by === 0) return [];
    return [{ rule: say(`session.source.${source}`), deltas: [{ owner: 'caravan', asset: resource, by }] }];
  });
}

function stackFigure({ stack }: State): Figure<Command, Names> {
  return {
    id: 'stack',
    label: say('session.tilesLeft'),
    value: stack.left,
    track: STACK,
    icon: 'tile',
    adjust: (by) => ({ type: 'correctStack', to: stack.left + by }),
    set: (to) => ({ type: 'correctStack', to }),
    reference: 'tile-stack',
  };
}

/** Ability Cards in hand, from one deck. */
export function cardFigure(state: State, player: string, deck: Skill): Figure<Command, Names> {
  const value = factionState(state, player)?.cards[deck] ?? 0;
  return {
    id: `cards-${deck}`,
    label: say(`skill.${deck}`),
    value,
    track: CARDS,
    icon: ICONS[deck],
    adjust: (by) => ({ type: 'adjustCards', player, deck, by }),
    set: (to) => ({ type: 'adjustCards', player, deck, by: to - value }),
    correct: (to) => ({ type: 'correctCards', player, deck, to }),
    reference: 'ability-cards',
  };
}

/** Dice of one side of the Faction tile. */
export function poolFigure(state: State, player: string, side: Side, skill: Skill): Figure<Command, Names> {
  const value = factionState(state, player)?.[side][skill] ?? 0;
  const set = (to: number): Command => ({ type: 'correctPool', player, side, skill, to });
  return {
    id: `${side}-${skill}`,
    label: say(`skill.${skill}`),
    value,
    track: DICE,
    icon: ICONS[skill],
    adjust: (by) => set(value + by),
    set,
    reference: 'dice-pool',
  };
}

export function factionName({ config }: Pick<State, 'config'>, player: string) {
  const name = Object.hasOwn(config.factions, player) ? config.factions[player]?.faction : null;
  return name
    ? say('session.factionName', { faction: name })
    : say('session.factionOf', { player: nameOf(player) });
}
