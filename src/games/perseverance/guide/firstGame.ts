import type { Guide, GuideCard, GuideChapter, IconName, Names as AnyNames } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import type { With } from '../session/names';
import { assemblyDue, type TableState } from '../session/table';
import { everybodyKnowsATurn, lessonOf, type Learning, type Lesson } from './lesson';
import { assemblyCard, farewellCard, finalCard, introCards, setupCard } from './plainCards';
import { turnOf } from './turnOf';

/** The cards of an episode; when each one comes is the same in both. */
export interface Telling<State, Command, N extends AnyNames> {
  /** Drawn on the card that says what the game is about. */
  readonly storyIcon: IconName;
  firstSetup: Guide<State, Command, N>['firstSetup'];
  /** Shown once, when such a wizard is opened for the first time. */
  readonly wizardCards: Readonly<Partial<Record<string, GuideCard<Command, N>>>>;
  /** The steps of a turn that are still to be done, in their order; what came before comes shorter. */
  turn(state: State, lesson: Lesson): readonly GuideCard<Command, N>[];
  /** What comes for the first time in the game, at the end of the turn, besides the Assembly. */
  moments(state: State): readonly GuideCard<Command, N>[];
  endOfTurn(state: State): GuideCard<Command, N>;
}

/** Teaches the first game while it is played: two turns of everybody, then everything that is new. */
export function firstGame<State extends TableState & Learning, Command, N extends AnyNames>(
  telling: Telling<State, Command, N>,
): Guide<State, Command, With<N>> {
  const { firstSetup, wizardCards } = telling;
  return {
    intro: introCards(telling.storyIcon),
    firstSetup,
    chapter(state) {
      switch (state.phase) {
        case 'setup':
          return { id: 'setup', title: say('lesson.chapter.setup'), cards: [setupCard] };
        case 'play':
          return chapterOfPlay(telling, state);
        case 'end':
          return { id: 'end', title: say('lesson.chapter.end'), cards: [finalCard] };
        case 'finished':
          return null;
      }
    },
    beforeWizard(_state, wizard) {
      const card = Object.hasOwn(wizardCards, wizard) ? wizardCards[wizard] : undefined;
      return card ? { id: card.id, title: say('lesson.chapter.walk'), cards: [card] } : null;
    },
  };
}

function chapterOfPlay<State extends TableState & Learning, Command, N extends AnyNames>(
  telling: Telling<State, Command, N>,
  state: State,
): GuideChapter<Command, With<N>> | null {
  const moments = [...telling.moments(state), ...assemblyCard(state)];
  const lesson = lessonOf(state);
  if (lesson) {
    const player = nameOf(state.turn);
    return {
      id: `turn:${turnOf(state)}`,
      title: say(`lesson.chapter.${lesson === 'second' ? 'second' : 'first'}`, { player }),
      cards: [
        ...telling.turn(state, lesson),
        ...moments,
        // An Assembly ends the turn itself.
        ...(assemblyDue(state) ? [] : [telling.endOfTurn(state)]),
      ],
    };
  }
  if (moments.length > 0)
    return {
      id: moments.map(({ id }) => id).join('+'),
      title: say('lesson.chapter.moment'),
      cards: moments,
    };
  return everybodyKnowsATurn(state)
    ? { id: 'farewell', title: say('lesson.chapter.farewell'), cards: [farewellCard] }
    : null;
}
