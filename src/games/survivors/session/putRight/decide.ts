import { ok } from '@/engine';
import { PLAYERS } from '../../pieces';
import { nameOf, say } from '../../say';
import type { Change } from '../change';
import { PHASES, type Phase } from '../fields';
import { CARDS, STACK } from '../limits';
import type { Decision } from '../decide/decision';
import { happened } from '../event';
import { refuse } from '../refuse';
import { factionState, playersOf, type State } from '../state';
import type { RightCommand } from './command';

type RightOf<T extends RightCommand['type']> = Extract<RightCommand, { type: T }>;

/** More moves than any caravan makes. */
export const TURNS = { min: 0, max: 99 } as const;

/** Those that a caravan on the road can be in; Challenges that nobody counted cannot be met. */
export const ROAD = ['travel', 'challenges', 'encounter', 'decide'] as const satisfies readonly Phase[];

export function decideRight(state: State, command: RightCommand): Decision {
  switch (command.type) {
    case 'setTurn':
      return setTurn(state, command.to);
    case 'setPhase':
      return setPhase(state, command.to);
    case 'correctAside':
      return correctAside(state, command.to);
    case 'correctCards':
      return correctCards(state, command);
    case 'leave':
      return leave(state, command.player);
    case 'comeBack':
      return comeBack(state, command.player);
    case 'join':
      return join(state, command);
  }
}

function setTurn({ turn }: State, to: number): Decision {
  if (!isWithin(to, TURNS)) return refuse('outside', { what: say('session.putRight.moves'), ...TURNS });
  if (to === turn) return refuse('noChange');
  return ok([happened('turnSet', { from: turn, to }, [{ what: 'turn', to }])]);
}

function setPhase({ phase, challenges }: State, to: Phase): Decision {
  if (to === phase) return refuse('noChange');
  if (!PHASES.includes(to) || !ROAD.some((road) => road === to) || phase === 'setup') return refuse('notNow');
  if (to === 'encounter' && challenges === null) return refuse('countFirst');
  return ok([happened('phaseSet', { to }, [{ what: 'phase', to }])]);
}

function correctAside({ stack }: State, to: number): Decision {
  const what = say('session.putRight.aside');
  if (!isWithin(to, STACK)) return refuse('outside', { what, ...STACK });
  if (to === stack.aside) return refuse('noChange');
  return ok([
    happened('asideCorrected', { from: stack.aside, to }, [{ what: 'stack', left: stack.left, aside: to }]),
  ]);
}

function correctCards(state: State, { player, deck, to }: RightOf<'correctCards'>): Decision {
  const held = factionState(state, player)?.cards[deck];
  if (held === undefined) return refuse('unknownPlayer');
  const what = say('session.cardsOf', { player: nameOf(player), deck: say(`skill.${deck}`) });
  if (!isWithin(to, CARDS)) return refuse('outside', { what, ...CARDS });
  if (to === held) return refuse('noChange');
  const by = to - held;
  return ok([
    happened('cardsCounted', { player, deck, by, byHand: true }, [{ what: 'cards', player, deck, by }]),
  ]);
}

/** The Faction goes with its dice and cards; the caravan keeps what it has. */
function leave(state: State, player: string): Decision {
  const players = playersOf(state);
  if (!players.includes(player)) return refuse('unknownPlayer');
  if (players.length === PLAYERS.min) return refuse('lastFaction', { player: nameOf(player) });
  const { seats } = state.config;
  const next = players[(players.indexOf(player) + 1) % players.length] ?? state.leader;
  const changes: readonly Change[] = [
    {
      what: 'people',
      here: seats.filter(({ id }) => id !== player),
      left: [...state.left, ...seats.filter(({ id }) => id === player)],
      joined: null,
    },
    ...(state.leader === player ? [{ what: 'leader', to: next } as const] : []),
  ];
  return ok([happened('playerLeft', { player }, changes)]);
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

/** Dice and cards are on the tile: they are counted right afterwards. */
function join(state: State, { seat }: RightOf<'join'>): Decision {
  const { seats } = state.config;
  const known = [...seats, ...state.left];
  if (seats.length >= PLAYERS.max) return refuse('players', PLAYERS);
  if (known.some(({ id }) => id === seat.id)) return refuse('playerTwice');
  if (known.some(({ colour }) => colour === seat.colour)) return refuse('colourTwice');
  return ok([
    happened('playerJoined', { seat }, [
      { what: 'people', here: [...seats, seat], left: state.left, joined: seat.id },
    ]),
  ]);
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
