import type { Guide, GuideCard, GuideChapter } from '@/engine';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import { assemblyDue } from '../session/due';
import type { State } from '../session/state';
import { firstSetup } from './firstSetup';
import { everybodyKnowsATurn, lessonOf } from './lesson';
import { assemblyCard, attackCard, farewellCard, finalCard, patrolCard, setupCard } from './momentCards';
import { endCard, turnCards } from './turnCards';
import { WALK_CARDS } from './walkCards';

type Chapter = GuideChapter<Command>;

/** The first game, told while it is played: two turns of everybody, then whatever comes for the first time. */
export const guide: Guide<State, Command> = {
  intro: (['story', 'evening', 'begin'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: { story: 'raptor', evening: 'die', begin: 'learn' }[name],
    title: say(`lesson.intro.${name}`),
    text: [say(`lesson.intro.${name}1`), say(`lesson.intro.${name}2`)],
  })),
  firstSetup,
  chapter(state) {
    switch (state.phase) {
      case 'setup':
        return { id: 'setup', title: say('lesson.chapter.setup'), cards: [setupCard] };
      case 'play':
        return chapterOfPlay(state);
      case 'end':
        return { id: 'end', title: say('lesson.chapter.end'), cards: [finalCard] };
      case 'finished':
        return null;
    }
  },
  walk(_state, wizard) {
    const card = Object.hasOwn(WALK_CARDS, wizard) ? WALK_CARDS[wizard] : undefined;
    return card ? { id: card.id, title: say('lesson.chapter.walk'), cards: [card] } : null;
  },
};

function chapterOfPlay(state: State): Chapter | null {
  const { turn, course } = state;
  const moments = [...attackCard(state), ...assemblyCard(state)];
  const lesson = lessonOf(state);
  if (lesson) {
    const title =
      lesson === 'second'
        ? say('lesson.chapter.second', { player: nameOf(turn) })
        : say('lesson.chapter.first', { player: nameOf(turn) });
    return {
      id: `turn:${turn}:${course.turns[turn] ?? 0}`,
      title,
      cards: [
        ...turnCards(state, lesson),
        ...patrolCard(state),
        ...moments,
        // An Assembly ends the turn itself.
        ...(assemblyDue(state) ? [] : [endCard(state)]),
      ],
    };
  }
  if (moments.length > 0) return momentOf(moments);
  return everybodyKnowsATurn(state)
    ? { id: 'farewell', title: say('lesson.chapter.farewell'), cards: [farewellCard] }
    : null;
}

function momentOf(cards: readonly GuideCard<Command>[]): Chapter {
  return { id: cards.map(({ id }) => id).join('+'), title: say('lesson.chapter.moment'), cards };
}
