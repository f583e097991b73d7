import { listOf, maybe, shape, type Phrase } from '@/engine';
import { ringPlace } from '../../rules/fields';
import { advance } from './decide';
import { hordeChoice, type HordeChoice } from './hordeMove';
import { resolveTurn } from './rule';
import { nameOf, say } from '../../say';
import type { RingPlace } from '../../terms';
import { hordes, type Hordes } from '../../session/fields';
import { refuse } from '../../session/refuse';
import { playersOf, type State } from '../../session/state';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** Where the caravan goes, and how the Hordes follow it. */
export interface Chased {
  /** Null: nobody has said yet. */
  readonly direction: RingPlace | null;
  readonly choices: readonly HordeChoice[];
  /** On the new board, where the table moved them in its own way. */
  readonly hordes: Hordes | null;
}

/** Who leads; only to be read. */
export interface ChasedBy {
  readonly leader: string;
}

/** Who leads, where the caravan goes, and what the Hordes do about it: one picture. */
export const travel = wizard({
  id: 'travel',
  onePage: true,
  // The tile that the caravan enters asks for its Challenges at once.
  leadsTo: 'challenges',
  title: () => say('session.action.travel'),
  done: say('session.travel.done'),
  actor: { of: nextLeader, others: playersOf },
  script(ask, state, player) {
    const given: ChasedBy = { leader: player };
    const {
      direction,
      choices,
      hordes: set,
    } = ask.draw<Chased>({
      id: 'chase',
      title: say('session.travel.direction'),
      help: say('session.travel.directionHelp'),
      reference: 'travel',
      widget: 'chase',
      shape: shape({ direction: maybe(ringPlace), choices: listOf(hordeChoice), hordes: maybe(hordes) }),
      initial: { direction: null, choices: [], hordes: null },
      given,
      missing: (chased) => (chased.direction === null ? say('session.refusal.directionNeeded') : null),
    });
    if (direction === null) return refuse('directionNeeded');
    return {
      type: 'travel',
      leader: player,
      direction,
      choices: possibleChoices(state, direction, choices),
      hordes: set,
    };
  },
});

/** A Horde may be gone since somebody chose for it: then every one goes as the rules say. */
export function possibleChoices(
  state: State,
  direction: RingPlace,
  choices: readonly HordeChoice[],
): readonly HordeChoice[] {
  return advance(state, { direction, choices }).ok ? choices : [];
}

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
    layout: 'chips',
    initial,
    options: playersOf(state).map((player) => ({
      id: player,
      player,
      label: say('session.player', { player: nameOf(player) }),
    })),
  });
  return said ?? initial;
}
