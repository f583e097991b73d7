import type { Phrase } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { NEUTRAL, playersOf } from '../../../perseverance/session/table';
import { hasEffect } from '../../perks';
import { amount, say } from '../../say';
import type { Zone } from '../../terms';
import type { Command } from '../../session/command';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import type { Ask } from '../../session/wizards/wizard';
import {
  afterwards,
  askResolving,
  FURTHER_TILE,
  NONE,
  resolvingTiles,
  SECONDARY_TILE,
  type NoTile,
} from './resolving';

type TakeDie = Extract<Command, { type: 'takeDie' }>;

/** The tiles of the Effects; the Secondary Action has tiles of its own. */
export const EFFECT_TILE = 'effect';

/**
 * A tap on an Effect says die, Zone and Effect at once; whose die it is and its face are small choices above it. Null
 * while something is open.
 */
export function askDie(ask: Ask, state: State, player: string): TakeDie | NoTile | null {
  const owner = askOwner(ask, state, player);
  const changeFace = askFace(ask, state, player);
  const match = askMatch(ask, state, player);
  const take = (zone: Zone): TakeDie => ({ type: 'takeDie', player, owner, zone, changeFace, ...match });
  const { zoneOf, ...tiles } = resolvingTiles(state, player, (zone) => take(zone), {
    [SECONDARY_TILE]: null,
    [FURTHER_TILE]: null,
  });
  const tile = ask.choose({
    id: EFFECT_TILE,
    title: say('session.turn.effect'),
    help: say('session.ask.effectHelp'),
    layout: 'tiles',
    ...tiles,
  });
  if (tile === null) return NONE;
  const zone = zoneOf(tile);
  const after = afterwards(state, take(zone)) ?? state;
  const resolving = askResolving(ask, after, player, tile);
  return resolving && { ...take(zone), ...resolving };
}

/** Neutral dice cost nothing and belong to nobody: they are taken first. */
function askOwner(ask: Ask, state: State, player: string): string {
  const owners = Object.entries(state.dice);
  const inPool = owners.filter(([, { pool }]) => pool > 0).map(([owner]) => owner);
  const first = [NEUTRAL, player].find((owner) => inPool.includes(owner)) ?? inPool[0] ?? NEUTRAL;
  return (
    ask.choose({
      id: 'owner',
      title: say('session.wizard.whoseDie'),
      help: say('session.ask.dieHelp'),
      layout: 'chips',
      initial: first,
      options: owners.map(([owner, { pool }]) => ({
        id: owner,
        ...(playersOf(state).includes(owner) && { player: owner }),
        label: dieLabel(state, player, owner, pool),
        ...reasonAgainst(state, {
          type: 'takeDie',
          player,
          owner,
          zone: null,
          changeFace: false,
          matching: false,
          reward: null,
        }),
      })),
    }) ?? first
  );
}

function dieLabel(state: State, player: string, owner: string, count: number): Phrase {
  if (owner === player) return say('session.turn.ownDie', { count });
  return playersOf(state).includes(owner)
    ? say('session.turn.anothersDie', { player: dieOwnerName(owner), count })
    : say('session.turn.die', { owner: dieOwnerName(owner), count });
}

/** Before it is placed, 1 Story changes its face: only for those who can pay. */
function askFace(ask: Ask, state: State, player: string): boolean {
  // In Essentials nobody follows Stories.
  if (!isFull(state) || seatOf(state, player).story < 1) return false;
  return (
    ask.choose({
      id: 'face',
      title: say('session.turn.face'),
      help: say('session.ask.faceHelp'),
      layout: 'chips',
      initial: 'kept',
      options: [
        { id: 'kept', label: say('session.turn.faceKept') },
        { id: 'turned', icon: 'story', label: say('session.turn.faceTurned') },
      ],
    }) === 'turned'
  );
}

/** What Manager takes where the space shows the icon of the die. */
function askMatch(ask: Ask, state: State, player: string): Pick<TakeDie, 'matching' | 'reward'> {
  const none = { matching: false, reward: null } as const;
  if (!hasEffect(seatOf(state, player).perks, 'rewardForMatch')) return none;
  const reward = ask.choose({
    id: 'match',
    title: say('session.ask.match'),
    help: say('session.ask.matchHelp'),
    layout: 'chips',
    initial: 'none',
    options: [
      { id: 'none', label: say('session.ask.noMatch') },
      { id: 'glowberry', icon: 'herb', label: amount('glowberry', 1) },
      { id: 'followers', icon: 'followers', label: amount('followers', 1) },
    ],
  });
  return reward === null || reward === 'none' ? none : { matching: true, reward };
}
