import { among, listOf, maybe, shape, type Phrase } from '@/engine';
import { ringPlace } from '../../rules/fields';
import { hordeChoice, type HordeChoice } from './hordeMove';
import { resolveTurn } from './rule';
import { nameOf, say } from '../../say';
import type { RingPlace } from '../../terms';
import { hordes, type Hordes } from '../../session/fields';
import { refuse } from '../../session/refuse';
import { playersOf, type State } from '../../session/state';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** How the Hordes follow a caravan that went this way. */
export interface Chased {
  readonly direction: RingPlace;
  readonly choices: readonly HordeChoice[];
  /** On the new board, where the table moved them in its own way. */
  readonly hordes: Hordes | null;
}

/** Who leads, where the caravan goes, and what the Hordes do about it. */
export const travel = wizard({
  id: 'travel',
  title: () => say('session.action.travel'),
  actor: { of: nextLeader },
  who: 'leader',
  script(ask, state, player) {
    const leader = playersOf(state).length > 1 ? askLeader(ask, state, player) : player;
    const direction = ask.draw<RingPlace | null>({
      id: 'direction',
      title: say('session.travel.direction'),
      help: say('session.travel.directionHelp'),
      reference: 'travel',
      widget: 'direction',
      shape: maybe(ringPlace),
      initial: null,
      missing: (place) => (place === null ? say('session.refusal.directionNeeded') : null),
    });
    if (direction === null) return refuse('directionNeeded');
    const chased = ask.draw<Chased>({
      id: 'chase',
      title: say('session.travel.chase'),
      help: say('session.travel.chaseHelp'),
      reference: 'horde-moves',
      widget: 'chase',
      // What was drawn for another direction does not fit, so it counts as open.
      shape: shape({ direction: among([direction]), choices: listOf(hordeChoice), hordes: maybe(hordes) }),
      initial: { direction, choices: [], hordes: null },
    });
    return { type: 'travel', leader, ...chased };
  },
});

/** The one who was named for the first turn leads it; after that it goes around (ruling 15). */
function nextLeader(state: State): string {
  if (state.turn === 0) return state.leader;
  const { caravan, leader } = state;
  // Past the reader, as `travel` itself.
  const next = resolveTurn({ step: 'end', players: playersOf(state), leader, caravan });
  return next.ok ? next.value.figures.nextLeader : leader;
}

/** The group names somebody else as Caravan Leader (ruling 15). */
export const leader = wizard({
  id: 'leader',
  quick: true,
  title: () => say('session.action.leader'),
  actor: { of: (state) => state.leader },
  who: 'leader',
  script: (ask, state, player) => ({ type: 'giveLead', to: askLeader(ask, state, player) }),
});

/** Who leads the caravan; `initial` until somebody else is named. */
export function askLeader(
  ask: Ask,
  state: State,
  initial: string,
  title: Phrase = say('session.travel.leader'),
): string {
  const said = ask.choose({
    id: 'leader',
    title,
    help: say('session.travel.leaderHelp'),
    reference: 'caravan-leader',
    initial,
    options: playersOf(state).map((player) => ({
      id: player,
      player,
      label: say('session.player', { player: nameOf(player) }),
    })),
  });
  return said ?? initial;
}
