import { firstGame } from '../../perseverance/guide/firstGame';
import type { Command } from '../session/command';
import type { Names } from '../session/names';
import type { State } from '../session/state';
import { firstSetup } from './firstSetup';
import { attackCard, patrolCard } from './momentCards';
import { endCard, turnCards } from './turnCards';
import { WALK_CARDS } from './walkCards';

export const guide = firstGame<State, Command, Names>({
  storyIcon: 'raptor',
  firstSetup,
  walks: WALK_CARDS,
  turn: (state, lesson) => [...turnCards(state, lesson), ...patrolCard(state)],
  moments: attackCard,
  endOfTurn: endCard,
});
