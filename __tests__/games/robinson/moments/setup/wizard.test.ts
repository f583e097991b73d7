import { robinson } from '@/games/robinson';
import { newTable } from '../../session/playing';

/** The lines of the list by id. */
function linesFor(players: 1 | 2 | 3 | 4): readonly string[] {
  const state = newTable(players);
  const wizard = robinson.wizards.find(({ id }) => id === 'setupChecklist');
  const [step] = wizard?.steps(state, wizard.begin(state)) ?? [];
  if (step?.kind !== 'checklist') throw new Error('no list');
  return step.lines.map(({ id, text }) => (id.startsWith('rule-') ? text.key : id));
}

test('each thing is laid out once, and the helpers have lines of their own', () => {
  expect(linesFor(3)).toEqual([
    'scenario',
    'board',
    'character-ana',
    'character-ben',
    'character-cy',
    'dog',
    'setup.costs',
    'setup.eventDeck',
    'startingItems',
    'decks',
    'island',
    'inventions',
    'wreckage',
    'first',
  ]);
  expect(linesFor(2)).toContain('friday');
});

test('four players cover the space of Arranging the Camp', () => {
  expect(linesFor(4)).toEqual(expect.arrayContaining(['arrange', 'setup.arrangeChoose']));
  expect(linesFor(3)).not.toContain('arrange');
});
