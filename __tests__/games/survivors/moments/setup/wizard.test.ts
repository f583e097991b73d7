import { newTable, play } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

test('three tiles and a leader, then the caravan sets out', () => {
  const state = newTable(3);
  const { command, seen } = runWizard(state, 'setupChecklist', {
    leader: 'cy',
    hordes: { write: ['E', 1, 4] },
  });
  expect(seen).toEqual(['hordes', 'leader', 'table']);
  expect(play(state, command)).toMatchObject({
    phase: 'travel',
    leader: 'cy',
    hordes: { encounter: 1, ring: [1, 4] },
  });
});
