import type { Phrase } from '@/engine';
import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { effectOf, ITEM_NAMES, type Item } from '../../items';
import { amount, listed, nameAlone, nameOf, say, startingName } from '../../say';
import { SKILL_NAMES, SKILLS, type Skill } from '../../skills';
import type { Command } from '../command';
import { aboutOf, actionText } from '../actionText';
import { decide } from '../decide/decide';
import { savingActions } from '../../moments/actions/saveWood';
import { playersOf, type State } from '../state';

/** One thing that the table has or could have, and what a tap on it does. */
export interface Means {
  readonly id: string;
  readonly group: 'skills' | 'starting' | 'discoveries' | 'built' | 'items';
  readonly player: string | null;
  readonly title: Phrase;
  readonly note: Phrase;
  readonly command: Command;
  /** Why it cannot be done now. */
  readonly reason: Phrase | null;
}

/** Skills of everybody at the table, what the group holds, items that are built, and items that are not. */
export function meansOf(state: State): readonly Means[] {
  return [
    ...playersOf(state).flatMap((player) => skillsOf(state, player)),
    ...state.starting.map((left, item) => startingMeans(state, item, left)),
    ...heldTokens(state).flatMap((token) => tokenMeans(state, token)),
    ...state.items.map((item) => itemMeans(state, item, 'built')),
    ...ITEM_NAMES.filter((item) => !state.items.includes(item)).map((item) =>
      itemMeans(state, item, 'items'),
    ),
  ];
}

function skillsOf(state: State, player: string): readonly Means[] {
  const character = state.config.characters[player];
  return SKILL_NAMES.filter((skill) => SKILLS[skill].character === character).flatMap((skill) =>
    waysOf(state, player, skill).map(({ id, title, ...way }) => {
      const command: Command = { type: 'useSkill', player, skill, raise: null, targets: [], ...way };
      const { cost, kind, amount: count } = SKILLS[skill];
      return {
        id: `${player} ${skill} ${id}`,
        group: 'skills',
        player,
        title,
        note: say('session.means.skillNote', {
          tokens: amount('determination', cost),
          gives: say(`skill.gives.${kind}`, { count }),
        }),
        command,
        reason: reasonAgainst(state, command),
      };
    }),
  );
}

interface SkillWay {
  readonly id: string;
  readonly title: Phrase;
  readonly raise?: 'palisade' | 'weapon';
  readonly targets?: readonly string[];
  readonly action?: number;
}

/** Once the plan is made it saves in one of the actions that are left: which one is the table's choice. */
function savingWays(state: State, player: string, name: Phrase): readonly SkillWay[] {
  const ways = savingActions(state, player).flatMap((action) => {
    const one = state.plan?.[action];
    if (!one) return [];
    const what = actionText(one.action, aboutOf(state, one));
    return [{ id: String(action), title: say('session.means.skillFor', { skill: name, what }), action }];
  });
  return ways.length > 0 ? ways : [{ id: '', title: name }];
}

/** Where a skill leaves a choice, each way is a line of its own. */
function waysOf(state: State, player: string, skill: Skill): readonly SkillWay[] {
  const name = say(`skill.name.${skill}`);
  if (skill === 'economical-construction') return savingWays(state, player, name);
  const forWhat = (what: Phrase) => say('session.means.skillFor', { skill: name, what });
  if (skill === 'defense-plan')
    return (['palisade', 'weapon'] as const).map((raise) => ({
      id: raise,
      title: forWhat(say(`session.counter.${raise}`)),
      raise,
    }));
  if (skill !== 'grandmas-recipe') return [{ id: '', title: name }];
  return healingWays(state).map(({ targets, who }) => ({
    id: targets.join(' '),
    title: forWhat(who),
    targets,
  }));
}

function startingMeans(state: State, item: number, left: number): Means {
  const command: Command = { type: 'useStarting', item };
  return {
    id: `starting ${item}`,
    group: 'starting',
    player: null,
    title: startingName(item, state.config.startingNames[item] ?? null),
    note: say('session.means.startingNote', { count: left }),
    command,
    reason: reasonAgainst(state, command),
  };
}

/** Each kind once: two of a kind are used one after the other. */
function heldTokens({ discoveries }: State): readonly DiscoveryToken[] {
  return DISCOVERY_TOKENS.filter((token) => discoveries.includes(token));
}

/** The remedy heals somebody: each way is a line of its own. */
function tokenMeans(state: State, token: DiscoveryToken): readonly Means[] {
  const name = say(`discovery.name.${token}`);
  const ways =
    token === 'pot-heal'
      ? healingWays(state).map(({ targets, who }) => ({
          targets,
          title: say('session.means.skillFor', { skill: name, what: who }),
        }))
      : [{ targets: [], title: name }];
  return ways.map(({ targets, title }) => {
    const command: Command = { type: 'useDiscovery', token, targets };
    return {
      id: `${token} ${targets.join(' ')}`,
      group: 'discoveries',
      player: null,
      title,
      note: say('session.means.discoveryNote'),
      command,
      reason: reasonAgainst(state, command),
    };
  });
}

/** One player, or two of them. */
function healingWays(state: State): readonly { readonly targets: readonly string[]; readonly who: Phrase }[] {
  const players = playersOf(state);
  const pairs = players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b]));
  return [...players.map((id) => [id]), ...pairs].map((targets) => ({
    targets,
    who:
      targets.length === 1
        ? nameAlone(targets[0] ?? '')
        : say('list.more', { first: nameOf(targets[0] ?? ''), rest: nameOf(targets[1] ?? '') }),
  }));
}

function itemMeans(state: State, item: Item, group: 'built' | 'items'): Means {
  const command: Command = group === 'built' ? { type: 'loseItem', item } : { type: 'buildItem', item };
  return {
    id: item,
    group,
    player: null,
    title: say(`item.name.${item}`),
    note: say(`session.means.${group}Note`, { effect: effectText(item) }),
    command,
    reason: reasonAgainst(state, command),
  };
}

function effectText(item: Item): Phrase {
  const { weapon, palisade, pawn, nonPerishable, token } = effectOf(item);
  if (weapon) return say('item.weapon', { count: weapon });
  if (palisade) return say('item.palisade', { count: palisade });
  if (nonPerishable) return say('item.food', { food: amount('nonPerishable', nonPerishable) });
  if (token) return say(`item.place.${token}`);
  return pawn
    ? say('item.pawn', { actions: listed(pawn.map((action) => say(`action.${action}`))) })
    : say(`session.does.${item as Plain}`);
}

/** Items whose effect comes later, in its phase. */
type Plain = Exclude<
  Item,
  | 'belts'
  | 'bow'
  | 'bricks'
  | 'corral'
  | 'dam'
  | 'fire'
  | 'knife'
  | 'lantern'
  | 'map'
  | 'moat'
  | 'raft'
  | 'shield'
  | 'shortcut'
  | 'sling'
  | 'snare'
  | 'spear'
  | 'wall'
>;

function reasonAgainst(state: State, command: Command): Phrase | null {
  const decision = decide(state, command);
  return decision.ok ? null : decision.error.message;
}
