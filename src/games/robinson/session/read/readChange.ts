import { entries, field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { ITEM_NAMES } from '../../items';
import { TARGETS } from '../../rules/buildCheck';
import { SKILL_NAMES } from '../../skills';
import { ACTIONS, CUBES } from '../../terms';
import type { Change } from '../change';
import { COUNTERS } from '../counters';
import type { Planned } from '../planned';
import { CAUSES, FIELD_TOKENS, SOURCES, STAGES, type Fate } from '../state';

const WHATS = [
  'count',
  'stage',
  'round',
  'first',
  'threat',
  'tokens',
  'items',
  'coming',
  'inventors',
  'outside',
  'skills',
  'plan',
  'fate',
] as const;
const CHANGE = { min: -9999, max: 9999 } as const;
const SIDES = ['left', 'right'] as const;
const PAYMENTS = ['wood', 'fur'] as const;

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), WHATS);
  const to = field(at, 'to');
  switch (what) {
    case 'count':
      return {
        what,
        owner: text(field(at, 'owner')),
        counter: oneOf(field(at, 'counter'), COUNTERS),
        by: whole(field(at, 'by'), CHANGE),
        from: oneOf(field(at, 'from'), SOURCES),
      };
    case 'stage':
      return { what, to: oneOf(to, STAGES) };
    case 'round':
      return { what, to: whole(to, { min: 1 }) };
    case 'first':
      return { what, to: text(to) };
    case 'threat':
      return {
        what,
        to: {
          left: optional(field(to, 'left'), text, null),
          right: optional(field(to, 'right'), text, null),
        },
      };
    case 'tokens':
      return { what, to: list(to, (token) => oneOf(token, FIELD_TOKENS)) };
    case 'items':
    case 'coming':
      return { what, to: list(to, (item) => oneOf(item, ITEM_NAMES)) };
    case 'inventors':
    case 'outside':
      return { what, to: list(to, text) };
    case 'skills':
      return {
        what,
        to: Object.fromEntries(
          entries(to).map(([id, used]) => [id, list(used, (skill) => oneOf(skill, SKILL_NAMES))]),
        ),
      };
    case 'plan':
      return { what, to: optional(to, (plan) => list(plan, readPlanned), null) };
    case 'fate':
      return { what, to: optional(to, readFate, null) };
  }
}

export function readFate(at: At): Fate {
  return {
    won: flag(field(at, 'won')),
    cause: oneOf(field(at, 'cause'), CAUSES),
    player: optional(field(at, 'player'), text, null),
    round: whole(field(at, 'round'), { min: 1 }),
    stage: oneOf(field(at, 'stage'), STAGES),
  };
}

function readPlanned(at: At): Planned {
  const cost = field(at, 'cost');
  return {
    action: oneOf(field(at, 'action'), ACTIONS),
    lead: text(field(at, 'lead')),
    support: list(field(at, 'support'), text),
    threat: optional(field(at, 'threat'), (side) => oneOf(side, SIDES), null),
    threatPawns: optional(field(at, 'threatPawns'), whole, null),
    build: optional(field(at, 'build'), (target) => oneOf(target, TARGETS), null),
    item: optional(field(at, 'item'), (item) => oneOf(item, ITEM_NAMES), null),
    own: flag(field(at, 'own')),
    pay: oneOf(field(at, 'pay'), PAYMENTS),
    cost: optional(
      cost,
      () => ({
        wood: whole(field(cost, 'wood')),
        fur: whole(field(cost, 'fur')),
        food: whole(field(cost, 'food')),
      }),
      null,
    ),
    economical: flag(field(at, 'economical')),
    cube: optional(field(at, 'cube'), (cube) => oneOf(cube, CUBES), null),
    space: optional(field(at, 'space'), whole, null),
    far: flag(field(at, 'far')),
    minusPawnTile: flag(field(at, 'minusPawnTile')),
    beastTile: flag(field(at, 'beastTile')),
  };
}
