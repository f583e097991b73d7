import type { Answers, Seat } from '@/engine';
import { firstGame } from '../../perseverance/guide/firstGame';
import type { Command } from '../session/command';
import type { Names } from '../session/names';
import { DRAWN, FIELD, FIRST_GAME, RECOMMENDED } from '../session/setup/fields';
import type { State } from '../session/state';
import { MODULES } from '../terms';
import { sketches } from './sketches';
import { endCard, momentCards, turnCards } from './turnCards';
import { WIZARD_CARDS } from './wizardCards';

export const guide = firstGame<State, Command, Names>({
  storyIcon: 'raptor',
  firstSetup,
  wizardCards: WIZARD_CARDS,
  turn: turnCards,
  moments: momentCards,
  endOfTurn: endCard,
  sketches,
});

/** What the published book recommends for a first game; who leads whom stays with the table. */
function firstSetup(seats: readonly Seat[]): Answers {
  return {
    [FIELD.edition]: 'published-2021',
    [FIELD.tracking]: 'essentials',
    [FIELD.abilities]: false,
    ...Object.fromEntries(MODULES.map((module) => [FIELD.module(module), false])),
    [FIELD.officers]: FIRST_GAME,
    [FIELD.breach]: DRAWN,
    [FIELD.dissenterZone]: DRAWN,
    ...Object.fromEntries(seats.map(({ id }) => [FIELD.placement(id), RECOMMENDED])),
  };
}
