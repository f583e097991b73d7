import type { PlayerRow, TableView } from '@/engine';
import { amount, say } from '../../say';
import { SIDES, SKILLS } from '../../terms';
import type { Command } from '../command';
import { hordesOnMap, playersOf, type State } from '../state';
import { caravanFigures, cardFigure, factionName, poolFigure } from './figures';
import { barActions, moreActions, primary } from './tableActions';
import type { Names } from '../names';

/** The table screen: the caravan's dials over everybody's Factions and Ability Cards. */
export function table(state: State): TableView<Command, Names> {
  const next = primary(state);
  return {
    heading:
      state.turn === 0
        ? say('session.table.start')
        : say('session.table.turn', { turn: state.turn, phase: say(`session.phase.${state.phase}`) }),
    detail: detail(state),
    column: say('resource.survivors'),
    shared: [{ id: 'caravan', title: say('session.table.caravan'), figures: caravanFigures(state) }],
    rows: playersOf(state).map((player) => row(state, player)),
    // Before the Hordes are placed there is nothing on it.
    ...(state.phase !== 'setup' && {
      beside: [{ screen: 'map', above: 'mapStrip', label: say('session.board.title') }] as const,
    }),
    ...(next && { primary: next }),
    actions: barActions(state),
    more: moreActions(state),
  };
}

function detail(state: State) {
  const { fate } = state;
  if (fate)
    return say(
      fate.won ? 'session.table.won' : fate.settled ? 'session.table.lost' : 'session.table.gaveUp',
      {
        survivors: state.caravan.survivors,
        turns: state.turn,
      },
    );
  return say('session.table.detail', { hordes: amount('hordes', hordesOnMap(state)) });
}

function row(state: State, player: string): PlayerRow<Command, Names> {
  return {
    player,
    // The figures of the row are the cards in hand, deck by deck.
    note: say('session.table.row', { faction: factionName(state, player) }),
    now: state.phase !== 'finished' && state.leader === player,
    stats: SKILLS.map((deck) => cardFigure(state, player, deck)),
    more: [
      {
        id: 'cards',
        title: say('session.group.cards'),
        figures: SKILLS.map((deck) => cardFigure(state, player, deck)),
        reference: 'ability-cards',
      },
      ...SIDES.map((side) => ({
        id: side,
        title: say(`session.group.${side}`),
        figures: SKILLS.map((skill) => poolFigure(state, player, side, skill)),
        reference: 'dice-pool' as const,
      })),
    ],
  };
}
