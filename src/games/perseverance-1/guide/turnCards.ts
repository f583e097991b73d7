import type { GuideCard, Phrase } from '@/engine';
import type { Lesson } from '../../perseverance/guide/lesson';
import { aboutTurn as about } from '../../perseverance/guide/turnOf';
import { passTurn } from '../../perseverance/guide/ways';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { activeLeader } from '../session/decide/actingPlayer';
import { nextPlayer } from '../session/decide/turn';
import { isFull, type State } from '../session/state';
import { showDefense, toWizard } from './ways';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;

/** The steps of a turn that are still to be done, in their order; what was explained before is explained more briefly. */
export function turnCards(state: State, lesson: Lesson): readonly Card[] {
  const { done } = state.course;
  return [
    ...leaderCard(state, lesson),
    ...(done.includes('die') ? [] : [dieCard(state, lesson)]),
    ...(lesson === 'first' ? [dinosCard(state)] : []),
    ...(done.includes('effect') ? [] : [effectCard(state, lesson)]),
    ...(done.includes('secondary') ? [] : [secondaryCard(state, lesson)]),
  ];
}

export function endCard(state: State): Card {
  return {
    ...about(state, 'end'),
    icon: 'arrow',
    title: say('lesson.endTurn.title'),
    text: [
      isFull(state) ? say('lesson.endTurn.full1') : say('lesson.endTurn.essentials1'),
      say('lesson.endTurn.text2', { player: nameOf(nextPlayer(state)) }),
    ],
    ways: [passTurn(state)],
    reference: 'end-of-turn',
  };
}

/** Only a table that plays with abilities hears of them, each player before the first die. */
function leaderCard(state: State, lesson: Lesson): readonly Card[] {
  const leader = activeLeader(state, state.turn);
  if (leader === null || lesson === 'second' || state.course.done.length > 0) return [];
  return [
    {
      ...about(state, 'leader'),
      icon: 'leader',
      title: say('lesson.leader.title', { player: nameOf(state.turn), leader: say(`leader.${leader}`) }),
      text: [say('lesson.leader.text', { ability: say(`session.ability.${leader}`) })],
      reference: leader,
    },
  ];
}

function dieCard(state: State, lesson: Lesson): Card {
  return {
    ...about(state, 'die'),
    icon: 'die',
    title: say('lesson.die.title', { player: nameOf(state.turn) }),
    // The die is placed with its Effect, on one page: the card after this one leads there.
    text: [say(`lesson.die.${lesson}1`), say(`lesson.die.${lesson}2`)],
    reference: lesson === 'second' ? 'change-face' : 'place-die',
  };
}

function dinosCard(state: State): Card {
  return {
    ...about(state, 'dinos'),
    icon: 'raptor',
    title: say('lesson.dinos.title'),
    text: [say('lesson.dinos.first1'), say('lesson.dinos.first2')],
    ...(isFull(state) && { ways: [showDefense] }),
    reference: 'place-dinos',
  };
}

function effectCard(state: State, lesson: Lesson): Card {
  const kept = isFull(state) ? say('lesson.effect.full') : say('lesson.effect.essentials');
  const texts: Readonly<Record<Lesson, readonly Phrase[]>> = {
    first: [say('lesson.effect.first1'), kept],
    again: [say('lesson.effect.brief1'), kept],
    second: [say('lesson.effect.brief1'), say('lesson.effect.second2')],
  };
  return {
    ...about(state, 'effect'),
    icon: 'food',
    title: lesson === 'first' ? say('lesson.effect.title') : say('lesson.effect.title2'),
    text: texts[lesson],
    ways: [toWizard('takeDie')],
    reference: lesson === 'second' ? 'presence' : 'resolve-effect',
  };
}

function secondaryCard(state: State, lesson: Lesson): Card {
  return {
    ...about(state, 'secondary'),
    icon: 'influence',
    title: say('lesson.secondary.title'),
    text: [say(`lesson.secondary.${lesson}1`), say(`lesson.secondary.${lesson}2`)],
    ways: [toWizard('influence')],
    reference: 'secondary-action',
  };
}
