import { firstGame } from '../../perseverance/guide/firstGame';
import type { Command } from '../session/command';
import type { Names } from '../session/names';
import type { State } from '../session/state';
import { firstSetup } from './firstSetup';
import { sketches } from './sketches';
import { endCard, momentCards, turnCards } from './turnCards';
import { WIZARD_CARDS } from './wizardCards';

export const guide = firstGame<State, Command, Names>({
  storyIcon: 'settlement',
  firstSetup,
  wizardCards: WIZARD_CARDS,
  turn: turnCards,
  moments: momentCards,
  endOfTurn: endCard,
  sketches,
});
