import type { Guide, GuideCard, GuideChapter, IconName, Names as AnyNames, Sketches } from '@/engine';
import type { With } from '../session/names';
import { assemblyDue, type TableState } from '../session/table';
import { everybodyKnowsATurn, type Learning } from './lesson';
import { assemblyCard, farewellCard, finalCard, introCards, setupCard } from './plainCards';

/** The cards of an episode; when each one comes is the same in both. */
export interface Telling<State, Command, N extends AnyNames> {
  /** Drawn beside what the game is about. */
  readonly storyIcon: IconName;
  firstSetup: Guide<State, Command, N>['firstSetup'];
  /** Shown once, when such a wizard is opened for the first time. */
  readonly wizardCards: Readonly<Partial<Record<string, GuideCard<Command, N>>>>;
  /** What two turns of everybody need, and is still to be done in this one. */
  turn(state: State): readonly GuideCard<Command, N>[];
  /** What comes for the first time in the game, besides the Assembly. */
  moments(state: State): readonly GuideCard<Command, N>[];
  readonly endOfTurn: GuideCard<Command, N>;
  readonly sketches: Sketches<State>;
}

/** Teaches the first game while it is played: every rule once, when it is new, no matter whose turn it is. */
export function firstGame<State extends TableState & Learning, Command, N extends AnyNames>(
  telling: Telling<State, Command, N>,
): Guide<State, Command, With<N>> {
  const { firstSetup, wizardCards, sketches } = telling;
  return {
    intro: introCards(telling.storyIcon),
    firstSetup,
    sketch: (id, state) => sketches[id]?.(state) ?? null,
    chapter(state) {
      switch (state.phase) {
        case 'setup':
          return { id: 'setup', cards: [setupCard] };
        case 'play':
          return chapterOfPlay(telling, state);
        case 'end':
          return { id: 'end', cards: [finalCard] };
        case 'finished':
          return null;
      }
    },
    beforeWizard(_state, wizard) {
      const card = Object.hasOwn(wizardCards, wizard) ? wizardCards[wizard] : undefined;
      return card ? { id: card.id, cards: [card] } : null;
    },
  };
}

function chapterOfPlay<State extends TableState & Learning, Command, N extends AnyNames>(
  telling: Telling<State, Command, N>,
  state: State,
): GuideChapter<Command, With<N>> {
  return {
    id: 'play',
    cards: [
      ...telling.moments(state),
      ...assemblyCard(state),
      ...(everybodyKnowsATurn(state)
        ? [farewellCard]
        : [
            ...telling.turn(state),
            // An Assembly ends the turn itself.
            ...(assemblyDue(state) ? [] : [telling.endOfTurn]),
          ]),
    ],
  };
}
