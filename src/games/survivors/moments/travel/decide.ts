import { ok } from '@/engine';
import { TILES_PER_MOVE } from '../../pieces';
import { hordeMove, type HordeMoveResult } from './hordeMove';
import { resolveTurn } from './rule';
import { inRingOrder } from '../../ring';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { happened } from '../../session/event';
import type { Board, Hordes } from '../../session/fields';
import { refuse } from '../../session/refuse';
import { BLANK_BOARD, factionState, hordePlaces, playersOf, type State } from '../../session/state';
import { hordesFault } from '../../session/decide/board';
import { caravanChanges, type Decision } from '../../session/decide/decision';

type Travel = Extract<Command, { type: 'travel' }>;

/** A move costs Fuel, the Hordes come closer, the map moves along and three new tiles are laid. */
export function travel(state: State, command: Travel): Decision {
  if (state.phase !== 'travel' && state.phase !== 'decide') return refuse('notNow');
  if (!factionState(state, command.leader)) return refuse('unknownPlayer');
  // Past the reader: it asks for ids such as `ana`, and the id of a seat may be any text.
  const moved = resolveTurn({
    step: 'move',
    players: playersOf(state),
    leader: command.leader,
    caravan: state.caravan,
  });
  if (!moved.ok) return moved;
  const chase = advance(state, command);
  if (!chase.ok) return chase;
  const { hordes: computed, figures } = chase.value;
  const set = command.hordes;
  const fault = set && hordesFault(set);
  if (fault) return fault;
  const hordes = set ? { encounter: set.encounter, ring: inRingOrder(set.ring) } : computed;
  const override = hordes.encounter !== computed.encounter || hordes.ring.join() !== computed.ring.join();
  const { direction, leader } = command;
  return ok([
    happened(
      'travelled',
      { leader, direction, turn: state.turn + 1, arrived: hordes.encounter, byHand: override },
      [
        ...caravanChanges(state, moved.value.figures.caravan, 'travel'),
        { what: 'turn', to: state.turn + 1 },
        { what: 'leader', to: leader },
        { what: 'hordes', to: hordes },
        { what: 'tiles', to: boardAfter(state.tiles, figures.tiles) },
        { what: 'stack', ...stackAfter(state.stack) },
        { what: 'challenges', to: null },
        { what: 'phase', to: 'challenges' },
      ],
      [
        ...moved.value.explanation,
        ...chase.value.explanation,
        ...(override ? [{ rule: say('session.why.hordesByHand') }] : []),
      ],
    ),
  ]);
}

/** What the rules make of the Hordes, and of the tiles. */
export function advance(state: State, { direction, choices }: Pick<Travel, 'direction' | 'choices'>) {
  const outcome = hordeMove.ask({ direction, choices, hordes: hordePlaces(state) });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  // The rules name a tile once; any other Horde in the middle follows just the same.
  const others = Math.max(0, state.hordes.encounter - 1);
  const hordes: Hordes = { encounter: figures.hordes.encounter + others, ring: figures.hordes.ring };
  return ok({ figures, explanation, hordes });
}

/** Tiles keep their icons where they go; of new ones nothing is known. */
function boardAfter(tiles: Board, { kept }: HordeMoveResult['tiles']): Board {
  return kept.reduce((board, { from, to }) => ({ ...board, [to]: tiles[from] }), BLANK_BOARD);
}

/** Three tiles a move; when the stack is too low, what lies aside is shuffled into a new one (ruling 18). */
function stackAfter({ left, aside }: State['stack']): State['stack'] {
  return left >= TILES_PER_MOVE
    ? { left: left - TILES_PER_MOVE, aside: aside + TILES_PER_MOVE }
    : { left: left + aside, aside: 0 };
}
