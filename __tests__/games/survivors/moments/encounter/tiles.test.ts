import { survivors } from '@/games/survivors';
import { play, totals, travel, trio, underWay } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

const met = play(underWay(2), travel(0), totals(4, 3, 2));

test('before the first roll the table is asked what its Faction tiles print, and the Encounter follows', () => {
  expect(survivors.table(met).primary?.does).toEqual({ kind: 'wizard', wizard: 'tiles' });
  expect(survivors.wizards.find(({ id }) => id === 'tiles')?.leadsTo).toBe('encounter');
  const { command, seen } = runWizard(met, 'tiles', {
    'tile:ana': { figures: { 'primary-combat': 4, 'secondary-civilized': 3 } },
    'tile:bo': { figures: { 'primary-production': 2 } },
  });
  expect(seen).toEqual(['tile:ana', 'tile:bo']);
  const read = play(met, command);
  expect(read.players['ana']).toMatchObject({ primary: trio(4, 0, 0), secondary: trio(0, 3, 0) });
  expect(read.players['bo']).toMatchObject({ primary: trio(0, 0, 2) });
  expect(survivors.table(read).primary?.does).toEqual({ kind: 'wizard', wizard: 'encounter' });
});

test('a table that counts its dice without the app leaves 0, and the game goes on', () => {
  const { command } = runWizard(met, 'tiles', {});
  expect(play(met, command)).toMatchObject({ phase: 'encounter', players: met.players });
});
