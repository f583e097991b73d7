import type { PutRight, PutRightRow, PutRightSection } from '@/engine';
import { PLAYERS, TILES } from '../../pieces';
import { nameOf, placeName, say } from '../../say';
import { RING } from '../../terms';
import type { Command } from '../command';
import type { Hordes } from '../fields';
import { STACK } from '../limits';
import { playersOf, type State } from '../state';
import { ROAD, TURNS } from './decide';
import type { Names } from '../names';

type Row = PutRightRow<Command, Names>;
type Section = PutRightSection<Command, Names>;

export function putRight(state: State): PutRight<Command, Names> {
  return {
    sections: [turn(state), hordes(state), tiles(state)],
    people: {
      here: playersOf(state),
      left: state.left.map(({ id }) => id),
      leaving: say('session.putRight.leaving'),
      leave: (player) => ({ type: 'leave', player }),
      comeBack: (player) => ({ type: 'comeBack', player }),
      late:
        state.config.seats.length >= PLAYERS.max
          ? { reason: say('session.putRight.full', { max: PLAYERS.max }) }
          : {
              note: say('session.putRight.joining'),
              roles: [],
              join: (seat) => ({ type: 'join', seat }),
            },
    },
  };
}

function turn(state: State): Section {
  const phases: Row = {
    id: 'phase',
    kind: 'choice',
    label: say('session.putRight.phase'),
    icon: 'next',
    value: state.phase,
    options: ROAD.map((id) => ({ id, label: say(`session.phase.${id}`) })),
    set: (to) => ({ type: 'setPhase', to: ROAD.find((phase) => phase === to) ?? 'travel' }),
  };
  return {
    id: 'turn',
    title: say('session.putRight.turn'),
    rows: [
      {
        id: 'leader',
        kind: 'choice',
        label: say('session.putRight.leader'),
        icon: 'leader',
        value: state.leader,
        options: playersOf(state).map((id) => ({
          id,
          player: id,
          label: say('session.player', { player: nameOf(id) }),
        })),
        set: (to) => ({ type: 'giveLead', to }),
      },
      {
        id: 'moves',
        kind: 'figure',
        label: say('session.putRight.moves'),
        icon: 'rounds',
        value: state.turn,
        track: TURNS,
        set: (to) => ({ type: 'setTurn', to }),
      },
      ...(state.phase === 'setup' ? [] : [phases]),
      {
        id: 'faces',
        kind: 'wizard',
        wizard: 'faces',
        label: say('session.action.faces'),
        icon: 'die',
      },
    ],
  };
}

function hordes({ hordes: { encounter, ring } }: State): Section {
  const set = (to: Hordes): Command => ({ type: 'setHordes', to });
  return {
    id: 'hordes',
    title: say('session.putRight.hordes'),
    rows: [
      {
        id: 'hordes/E',
        kind: 'figure',
        label: say('session.putRight.hordesHere'),
        icon: 'skull',
        value: encounter,
        track: { min: 0, max: TILES - ring.length },
        set: (to) => set({ encounter: to, ring }),
      },
      ...RING.map((place): Row => ({
        id: `hordes/${place}`,
        kind: 'toggle',
        label: say('session.putRight.hordeAt', { place: placeName(place) }),
        icon: 'skull',
        on: ring.includes(place),
        set: (on) =>
          set({ encounter, ring: on ? [...ring, place] : ring.filter((other) => other !== place) }),
      })),
    ],
  };
}

function tiles({ stack }: State): Section {
  return {
    id: 'tiles',
    title: say('session.putRight.tiles'),
    rows: [
      {
        id: 'stack',
        kind: 'figure',
        label: say('session.tilesLeft'),
        icon: 'tile',
        value: stack.left,
        track: STACK,
        set: (to) => ({ type: 'correctStack', to }),
      },
      {
        id: 'aside',
        kind: 'figure',
        label: say('session.putRight.aside'),
        icon: 'tile',
        value: stack.aside,
        track: STACK,
        set: (to) => ({ type: 'correctAside', to }),
      },
      {
        id: 'board',
        kind: 'screen',
        screen: 'board',
        label: say('session.putRight.icons'),
        icon: 'board',
      },
    ],
  };
}
