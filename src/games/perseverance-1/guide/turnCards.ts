import type { GuideCard, IconName } from '@/engine';
import { inSecondRound, turnsHad } from '../../perseverance/guide/lesson';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { activeLeader } from '../session/decide/actingPlayer';
import { fullArea, patrolDue } from '../session/due';
import { isFull, type State } from '../session/state';
import { ZONES } from '../terms';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;
type Plain =
  'die' | 'dinos' | 'secondary' | 'price' | 'helper' | 'presence' | 'soldiers' | 'bonus' | 'endTurn';

const ICONS: Readonly<Record<Plain, IconName>> = {
  die: 'die',
  dinos: 'raptor',
  secondary: 'influence',
  price: 'followers',
  helper: 'leader',
  presence: 'settlement',
  soldiers: 'light',
  bonus: 'officers',
  endTurn: 'next',
};

/** What a turn needs, in its order; what is not needed at once waits for a later turn. */
export function turnCards(state: State): readonly Card[] {
  const had = turnsHad(state);
  const open = (step: 'die' | 'effect' | 'secondary') => !state.course.done.includes(step);
  const from = (turn: number, card: Card) => (had >= turn ? [card] : []);
  return [
    ...leaderCard(state),
    ...(open('die') ? [plain('die', 'place-die')] : []),
    plain('dinos', 'place-dinos'),
    ...(open('effect') ? [effectCard(state)] : []),
    ...(open('secondary') ? [plain('secondary', 'secondary-action')] : []),
    ...(open('die') ? from(1, plain('price', 'anothers-die')) : []),
    ...(open('secondary') ? from(1, plain('helper', 'leader-community')) : []),
    ...from(inSecondRound(state, 0), plain('presence', 'presence')),
    ...from(inSecondRound(state, 1), plain('soldiers', 'place-soldiers')),
    ...from(inSecondRound(state, 2), plain('bonus', 'influence-officer')),
  ];
}

export const endCard: Card = plain('endTurn', 'end-of-turn');

/** The first attack of the game, after which a Zone is Dangerous, and a Patrol that waits for its stage. */
export function momentCards(state: State): readonly Card[] {
  const zone = fullArea(state);
  const attacked = ZONES.some((name) => state.zones[name].dangerous);
  return [
    ...(patrolDue(state)
      ? [
          {
            id: 'patrol',
            icon: 'patrol',
            title: say('lesson.patrol.title'),
            line: say('lesson.patrol.line'),
            reference: 'resolve-patrol',
          } as const,
        ]
      : []),
    ...(zone !== undefined && !attacked
      ? [
          {
            id: 'attack',
            icon: 'raptor',
            sketch: 'attack',
            title: say('lesson.attack.title', { zone: say(`zone.${zone}`) }),
            line: say('lesson.attack.line'),
            reference: 'dino-attack',
          } as const,
        ]
      : []),
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

/** Only a table that plays with abilities hears of them, each player before the first die. */
function leaderCard(state: State): readonly Card[] {
  const leader = activeLeader(state, state.turn);
  const begins = (state.course.turns[state.turn] ?? 0) === 0 && state.course.done.length === 0;
  if (leader === null || !begins) return [];
  return [
    {
      id: `leader:${state.turn}`,
      icon: 'leader',
      title: say('lesson.leader.title', { player: nameOf(state.turn), leader: say(`leader.${leader}`) }),
      line: say('lesson.leader.line', {
        leader: say(`leader.${leader}`),
        ability: say(`session.ability.${leader}`),
      }),
      reference: leader,
    },
  ];
}

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
