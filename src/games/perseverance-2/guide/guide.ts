import { firstGame } from '../../perseverance/guide/firstGame';
import { say } from '../say';
import type { Command } from '../session/command';
import type { State } from '../session/state';
import { firstSetup } from './firstSetup';
import { farewellCard, finalCard, momentCards, setupCard } from './momentCards';
import { endCard, turnCards } from './turnCards';
import { WALK_CARDS } from './walkCards';

export const guide = firstGame<State, Command>({
  intro: (['story', 'evening', 'begin'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: { story: 'settlement', evening: 'die', begin: 'learn' }[name],
    title: say(`lesson.intro.${name}`),
    text: [say(`lesson.intro.${name}1`), say(`lesson.intro.${name}2`)],
  })),
  firstSetup,
  setup: setupCard,
  end: finalCard,
  farewell: farewellCard,
  walks: WALK_CARDS,
  turn: turnCards,
  moments: momentCards,
  endOfTurn: endCard,
});
