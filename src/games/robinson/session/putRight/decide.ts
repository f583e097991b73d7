import { ok } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { ITEM_NAMES } from '../../items';
import { PLAYERS, START } from '../../pieces';
import { nameOf } from '../../say';
import { CHARACTERS, PHASES } from '../../terms';
import type { Change } from '../change';
import type { CommandOf } from '../command';
import { isWithin, type Decision } from '../decide/decision';
import { happened } from '../event';
import { refuse } from '../refuse';
import { parseList, SUGGESTED } from '../setup/fields';
import { isPlayer, playersOf, type State } from '../state';
import { cardsOf } from './cards';
import type { rightCommands } from './command';

/** More tiles than any island has. */
export const MOST_TILES = 20;

export function decideRight(state: State, command: CommandOf<keyof typeof rightCommands>): Decision {
  switch (command.type) {
    case 'setRight':
      return setRight(state, command);
    case 'leave':
      return leave(state, command.player);
    case 'comeBack':
      return comeBack(state, command.player);
    case 'join':
      return join(state, command);
  }
}

function setRight(state: State, command: CommandOf<'setRight'>): Decision {
  const { thing, to } = command;
  if (JSON.stringify(to) === JSON.stringify(state[thing])) return refuse('noChange');
  if (!isLegal(state, command)) return refuse('notThere');
  // The two are the same pair, which the compiler cannot follow through a union.
  const change = { what: thing, to } as Change;
  // Another phase has no use for a plan that was made for this one.
  const plan: readonly Change[] = thing === 'stage' && state.plan ? [{ what: 'plan', to: null }] : [];
  return ok([happened('setRight', { thing }, [change, ...plan])]);
}

function isLegal(state: State, command: CommandOf<'setRight'>): boolean {
  switch (command.thing) {
    case 'stage':
      return PHASES.some((phase) => phase === command.to);
    case 'threat':
      return [command.to.left, command.to.right].every(
        (card) => card === null || cardsOf(state).includes(card),
      );
    case 'items':
      return command.to.every((item) => ITEM_NAMES.includes(item)) && apart(command.to);
    case 'discoveries':
      return command.to.every((token) => DISCOVERY_TOKENS.includes(token)) && apart(command.to);
    case 'campTile':
      return isWithin(command.to, { min: 1, max: MOST_TILES });
    case 'outside':
      return command.to.every((id) => isPlayer(state, id)) && apart(command.to);
    case 'starting':
      return (
        command.to.length === state.starting.length &&
        command.to.every((left) => isWithin(left, { min: 0, max: START.startingItemUses }))
      );
  }
}

function apart(things: readonly string[]): boolean {
  return new Set(things).size === things.length;
}

/** The castaway is gone with the pawns; wounds stay in the books, what was planned with those pawns is not done. */
function leave(state: State, player: string): Decision {
  if (!isPlayer(state, player)) return refuse('unknownPlayer');
  const players = playersOf(state);
  if (players.length === PLAYERS.min) return refuse('lastCastaway', { player: nameOf(player) });
  const { seats } = state.config;
  const here = seats.filter(({ id }) => id !== player);
  const gone = seats.filter(({ id }) => id === player);
  const next = players[(players.indexOf(player) + 1) % players.length] ?? state.first;
  const plan = state.plan?.filter(({ lead, support }) => lead !== player && !support.includes(player));
  return ok([
    happened('playerLeft', { player }, [
      { what: 'people', here, left: [...state.left, ...gone], joined: null },
      ...(state.first === player ? [{ what: 'first', to: next } as const] : []),
      ...(plan && plan.length !== state.plan?.length ? [{ what: 'plan', to: plan } as const] : []),
      ...(state.outside.includes(player)
        ? [{ what: 'outside', to: state.outside.filter((id) => id !== player) } as const]
        : []),
    ]),
  ]);
}

function comeBack(state: State, player: string): Decision {
  const back = state.left.filter(({ id }) => id === player);
  if (back.length === 0) return refuse('noChange');
  const left = state.left.filter(({ id }) => id !== player);
  return ok([
    happened('playerBack', { player }, [
      { what: 'people', here: [...state.config.seats, ...back], left, joined: null },
    ]),
  ]);
}

/** Nothing is set up again: the newcomer is unhurt and takes a character that nobody plays. */
function join(state: State, { seat, character }: CommandOf<'join'>): Decision {
  const { seats } = state.config;
  const known = [...seats, ...state.left];
  if (seats.length >= PLAYERS.max) return refuse('players', PLAYERS);
  if (known.some(({ id }) => id === seat.id)) return refuse('playerTwice');
  if (known.some(({ colour }) => colour === seat.colour)) return refuse('colourTwice');
  if (!freeCharacters(state).includes(character)) return refuse('characterTaken');
  const life = { last: SUGGESTED.last, moraleAt: parseList(SUGGESTED.symbols) ?? [] };
  return ok([
    happened('playerJoined', { seat, character }, [
      { what: 'people', here: [...seats, seat], left: state.left, joined: { id: seat.id, character, life } },
    ]),
  ]);
}

export function freeCharacters({ config, left }: State) {
  const taken = [...config.seats, ...left].map(({ id }) => config.characters[id]);
  return CHARACTERS.filter((character) => !taken.includes(character));
}
