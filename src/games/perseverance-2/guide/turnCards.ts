import type { GuideCard, IconName } from '@/engine';
import { inSecondRound, turnsHad } from '../../perseverance/guide/lesson';
import { say } from '../say';
import type { Command } from '../session/command';
import { seatOf } from '../session/records';
import { isFull, type State } from '../session/state';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;
type Plain =
  | 'perk'
  | 'die'
  | 'secondary'
  | 'price'
  | 'helper'
  | 'presence'
  | 'outside'
  | 'rows'
  | 'endTurn'
  | 'adventure'
  | 'breach'
  | 'attack';

const ICONS: Readonly<Record<Plain, IconName>> = {
  perk: 'perk',
  die: 'die',
  secondary: 'influence',
  price: 'followers',
  helper: 'leader',
  presence: 'settlement',
  outside: 'patrol',
  rows: 'officers',
  endTurn: 'next',
  adventure: 'patrol',
  breach: 'skull',
  attack: 'raptor',
};

/** What a turn needs, in its order; what is not needed at once waits for a later turn. */
export function turnCards(state: State): readonly Card[] {
  const had = turnsHad(state);
  const open = (step: 'die' | 'effect' | 'secondary') => !state.course.done.includes(step);
  const from = (turn: number, card: Card) => (had >= turn ? [card] : []);
  return [
    ...(open('die') ? [perkCard, plain('die', 'place-die')] : []),
    ...(open('effect') ? [effectCard(state)] : []),
    ...(open('secondary') ? [plain('secondary', 'secondary-action')] : []),
    ...(open('die') ? from(1, plain('price', 'anothers-die')) : []),
    ...(open('secondary') ? from(1, plain('helper', 'secondary-action')) : []),
    ...from(inSecondRound(state, 0), plain('presence', 'presence')),
    ...from(inSecondRound(state, 1), plain('outside', 'adventure')),
    ...from(inSecondRound(state, 2), plain('rows', 'perk-tier')),
  ];
}

export const endCard: Card = plain('endTurn', 'end-of-turn');

/** The first attack of the game, right after a Camp or an Outpost was used, and what the player on turn has to settle. */
export function momentCards(state: State): readonly Card[] {
  const { course, turn } = state;
  const { adventure, breach } = seatOf(state, turn);
  const attacked = course.done.includes('outside') && !course.ever.includes('attack');
  return [
    ...(adventure && !adventure.waits ? [plain('adventure', 'resolve-adventure')] : []),
    ...(attacked ? [plain('attack', 'dino-attack')] : []),
    ...(breach && !breach.paid ? [plain('breach', 'breach-turn')] : []),
  ];
}

function plain(id: Plain, reference: Names['reference']): Card {
  return {
    id,
    icon: ICONS[id],
    sketch: id,
    title: say(`lesson.${id}.title`),
    line: say(`lesson.${id}.line`),
    reference,
  };
}

/** The table's button leads to the turn; which Perk everybody has is on a screen of its own. */
const perkCard: Card = {
  ...plain('perk', 'perk'),
  way: { label: say('lesson.do.perks'), icon: 'perk', does: { kind: 'screen', screen: 'perks' } },
};

function effectCard(state: State): Card {
  return {
    id: 'effect',
    icon: 'effect',
    sketch: 'effect',
    title: say('lesson.effect.title'),
    line: isFull(state) ? say('lesson.effect.full') : say('lesson.effect.essentials'),
    reference: 'resolve-effect',
  };
}
