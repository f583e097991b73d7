import type { GuideCard, IconName } from '@/engine';
import { say } from '../say';
import { assemblyDue, type TableState } from '../session/table';
import type { Names } from '../session/names';
import { opens } from './ways';

/** Cards that say in both episodes when to do what; the words are each episode's own. */
type Card = GuideCard<never, Names>;

export const setupCard: Card = {
  id: 'setup',
  icon: 'check',
  title: say('lesson.setup.title'),
  text: [say('lesson.setup.text')],
  ways: [opens('setupChecklist', 'check', say('lesson.do.setupChecklist'))],
  reference: 'setup',
};

export const finalCard: Card = {
  ...plain('end', 'finish', 'final-scoring'),
  ways: [opens('finalScoring', 'finish', say('lesson.do.finalScoring'))],
};

export const farewellCard: Card = plain('farewell', 'check', 'turn');

/** The first Assembly of the game. */
export function assemblyCard(state: TableState): readonly Card[] {
  if (!assemblyDue(state) || state.assembly > 1) return [];
  return [
    {
      ...plain('assembly', 'votes', 'assembly'),
      ways: [opens('assembly', 'votes', say('lesson.do.assembly'))],
    },
  ];
}

/** What the game is about, how it goes, and that it begins at once. */
export function introCards(storyIcon: IconName): readonly Card[] {
  return (['story', 'evening', 'begin'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: ({ story: storyIcon, evening: 'die', begin: 'learn' } as const)[name],
    title: say(`lesson.intro.${name}`),
    text: [say(`lesson.intro.${name}1`), say(`lesson.intro.${name}2`)],
  }));
}

function plain(id: 'end' | 'farewell' | 'assembly', icon: IconName, reference: Names['reference']): Card {
  return {
    id,
    icon,
    title: say(`lesson.${id}.title`),
    text: [say(`lesson.${id}.text1`), say(`lesson.${id}.text2`)],
    reference,
  };
}
