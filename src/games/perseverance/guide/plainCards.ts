import type { GuideCard, IconName } from '@/engine';
import { say } from '../say';
import { assemblyDue, type TableState } from '../session/table';
import type { Names } from '../session/names';

/** Cards that say in both episodes when to do what; the words are each episode's own. */
type Card = GuideCard<never, Names>;

/** The only one with a way of its own: the table's button leads to the first turn. */
export const setupCard: Card = {
  ...plain('setup', 'check', 'setup'),
  way: {
    label: say('lesson.do.setupChecklist'),
    icon: 'check',
    does: { kind: 'wizard', wizard: 'setupChecklist' },
  },
};

export const finalCard: Card = plain('end', 'finish', 'final-scoring');

export const farewellCard: Card = plain('farewell', 'learn', 'turn');

/** The first Assembly of the game. */
export function assemblyCard(state: TableState): readonly Card[] {
  if (!assemblyDue(state) || state.assembly > 1) return [];
  return [{ ...plain('assembly', 'votes', 'assembly'), sketch: 'assembly' }];
}

/** What the game is about, how it goes, and that it begins at once. */
export function introCards(storyIcon: IconName): readonly Card[] {
  return (['story', 'evening', 'begin'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: ({ story: storyIcon, evening: 'die', begin: 'learn' } as const)[name],
    title: say(`lesson.intro.${name}`),
    line: say(`lesson.intro.${name}Line`),
  }));
}

function plain(
  id: 'setup' | 'end' | 'farewell' | 'assembly',
  icon: IconName,
  reference: Names['reference'],
): Card {
  return { id, icon, title: say(`lesson.${id}.title`), line: say(`lesson.${id}.line`), reference };
}
