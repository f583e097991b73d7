import type { GuideCard } from '@/engine';
import type { Lesson } from '../../perseverance/guide/lesson';
import { aboutTurn } from '../../perseverance/guide/turnOf';
import { passTurn } from '../../perseverance/guide/ways';
import { nextPlayer } from '../../perseverance/session/table';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { seatOf } from '../session/records';
import { isFull, type State } from '../session/state';
import { showPerks, openWizard } from './ways';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;

export function turnCards(state: State, lesson: Lesson): readonly Card[] {
  const { done } = state.course;
  return [
    ...perkCard(state, lesson),
    ...(done.includes('die') ? [] : [dieCard(state, lesson)]),
    ...(done.includes('effect') ? [] : [effectCard(state, lesson)]),
    ...(done.includes('secondary') ? [] : [secondaryCard(state, lesson)]),
    ...adventureCard(state),
    ...breachCard(state),
  ];
}

export function endCard(state: State): Card {
  return {
    ...aboutTurn(state, 'end'),
    icon: 'arrow',
    title: say('lesson.endTurn.title'),
    text: [say('lesson.endTurn.text1'), say('lesson.endTurn.text2', { player: nameOf(nextPlayer(state)) })],
    ways: [passTurn(state)],
    reference: 'end-of-turn',
  };
}

/** Everybody begins with a Perk and hears of it before the first die. */
function perkCard(state: State, lesson: Lesson): readonly Card[] {
  const [perk] = seatOf(state, state.turn).perks;
  if (perk === undefined || lesson === 'second' || state.course.done.length > 0) return [];
  return [
    {
      ...aboutTurn(state, 'perk'),
      icon: 'influence',
      title: say('lesson.perk.title', { player: nameOf(state.turn), perk: say(`perk.${perk}`) }),
      text: [say('lesson.perk.text1', { note: say(`screens.perkNote.${perk}`) }), say('lesson.perk.text2')],
      ways: [showPerks],
      reference: perk,
    },
  ];
}

function dieCard(state: State, lesson: Lesson): Card {
  return {
    ...aboutTurn(state, 'die'),
    icon: 'die',
    title: say('lesson.die.title', { player: nameOf(state.turn) }),
    text: [say(`lesson.die.${lesson}1`), say(`lesson.die.${lesson}2`)],
    ways: [openWizard('takeDie')],
    reference: ({ first: 'place-die', again: 'change-face', second: 'presence' } as const)[lesson],
  };
}

function effectCard(state: State, lesson: Lesson): Card {
  return {
    ...aboutTurn(state, 'effect'),
    icon: 'settlement',
    title: say('lesson.effect.title'),
    text: [
      isFull(state) ? say(`lesson.effect.${lesson}1`) : say('lesson.effect.essentials'),
      say(`lesson.effect.${lesson}2`),
    ],
    ways: [openWizard('effect')],
    reference: lesson === 'first' ? 'resolve-effect' : 'adventure',
  };
}

function secondaryCard(state: State, lesson: Lesson): Card {
  return {
    ...aboutTurn(state, 'secondary'),
    icon: 'influence',
    title: say('lesson.secondary.title'),
    text: [say(`lesson.secondary.${lesson}1`), say(`lesson.secondary.${lesson}2`)],
    ways: [openWizard('influence'), openWizard('explore'), openWizard('leader')],
    reference: lesson === 'second' ? 'perk-tier' : 'secondary-action',
  };
}

function adventureCard(state: State): readonly Card[] {
  const { adventure } = seatOf(state, state.turn);
  if (!adventure || adventure.waits) return [];
  return [
    {
      ...aboutTurn(state, 'adventure'),
      icon: 'patrol',
      title: say('lesson.adventure.title'),
      text: [say('lesson.adventure.text', { player: nameOf(state.turn) })],
      ways: [openWizard('adventureStage')],
      reference: 'resolve-adventure',
    },
  ];
}

function breachCard(state: State): readonly Card[] {
  const { breach } = seatOf(state, state.turn);
  if (!breach || breach.paid) return [];
  return [
    {
      ...aboutTurn(state, 'breach'),
      icon: 'skull',
      title: say('lesson.breach.title'),
      text: [say('lesson.breach.text1', { player: nameOf(state.turn) }), say('lesson.breach.text2')],
      ways: [openWizard('breachTurn')],
      reference: 'breach-turn',
    },
  ];
}
