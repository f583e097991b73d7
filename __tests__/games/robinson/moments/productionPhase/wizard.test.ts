import { afterWizard, skip } from '../../session/acting';
import { newTable, play } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

test('line 1214: an exhausted source of the camp tile is prefilled in the next round', () => {
  const first = play(newTable(2), { type: 'beginPlay' }, skip);
  const produced = afterWizard(first, 'production', {}, { 'sources deadWood': 1 });
  const next = play(produced, skip, skip, skip, skip, skip);
  expect(runWizard(next, 'production')).toMatchObject({
    sources: [
      { type: 'food', exhausted: false },
      { type: 'wood', exhausted: true },
    ],
  });
});
