import { firstGame } from '../../perseverance/guide/firstGame';
import type { Command } from '../session/command';
import type { Names } from '../session/names';
import type { State } from '../session/state';
import { firstSetup } from './firstSetup';
import { attackCard } from './attackCard';
import { endCard, turnCards } from './turnCards';
import { WALK_CARDS } from './walkCards';

export const guide = firstGame<State, Command, Names>({
  storyIcon: 'settlement',
  firstSetup,
  walks: WALK_CARDS,
  turn: turnCards,
  moments: attackCard,
  endOfTurn: endCard,
});
