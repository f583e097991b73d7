import { askDieFace, askDieOwner } from '../../../perseverance/session/wizards/askDie';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { hasEffect } from '../../perks';
import { amount, say } from '../../say';
import type { Zone } from '../../terms';
import type { Command } from '../../session/command';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { ahead } from '../../session/wizards/reviewLines';
import type { Ask } from '../../session/wizards/wizard';
import { askResolving, FURTHER_TILE, NONE, resolvingTiles, SECONDARY_TILE, type NoTile } from './resolving';

type TakeDie = Extract<Command, { type: 'takeDie' }>;

/** The tiles of the Effects; the Secondary Action has tiles of its own. */
export const EFFECT_TILE = 'effect';

/**
 * A tap on an Effect says die, Zone and Effect at once; whose die it is and its face are small choices above it. Null
 * while something is open.
 */
export function askDie(ask: Ask, state: State, player: string): TakeDie | NoTile | null {
  const { owner, isOpen } = askDieOwner(ask, state, player, {
    help: say('session.ask.dieHelp'),
    refused: (one) =>
      reasonAgainst(state, {
        type: 'takeDie',
        player,
        owner: one,
        zone: null,
        changeFace: false,
        matching: false,
        reward: null,
      }),
  });
  // Only for those who can pay; in Essentials nobody follows Stories.
  const canPay = isFull(state) && seatOf(state, player).story > 0;
  const changeFace = canPay && askDieFace(ask, say('session.ask.faceHelp'));
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
  const after = afterwards(ahead, state, take(zone)) ?? state;
  const resolving = askResolving(ask, after, player, tile);
  return resolving && !isOpen ? { ...take(zone), ...resolving } : null;
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
