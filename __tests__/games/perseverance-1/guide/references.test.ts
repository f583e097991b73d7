import type { AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { guide } from '@/games/perseverance-1/guide/guide';
import { reference } from '@/games/perseverance-1/reference/reference';
import type { State } from '@/games/perseverance-1/session/state';
import { SCREEN_ENTRIES } from '@/games/perseverance-1/ui/screenEntries';
import { referencesIn, stepsWithin } from '../../support/referencesIn';
import { newTable, play } from '../session/playing';

const entries = new Map(reference.entries.map((entry) => [entry.id, entry]));

const TABLES: readonly (readonly [string, State])[] = (['beta-2020', 'published-2021'] as const).flatMap(
  (edition) =>
    (['essentials', 'full'] as const).flatMap((tracking) =>
      ([2, 3, 4] as const).map((players) => {
        const state = newTable(players, {
          edition,
          tracking,
          'deterministic.threat': players === 4,
          'deterministic.dinoPlacement': players === 4,
        });
        return [`${edition}, ${tracking}, ${players}`, begun(state)] as const;
      }),
    ),
);

/** Somebody is on Patrol and Dinos are about: as much as there is to be asked. */
function begun(state: State): State {
  return play(
    state,
    { type: 'beginPlay' },
    { type: 'patrolBegin', player: 'ana', soldiers: { light: 1, heavy: 0 }, stages: 2, requirement: 1 },
  );
}

function expectKnown(data: unknown, edition: string): number {
  const found = [...referencesIn(data)];
  const lost = found.filter((id) => {
    const entry = entries.get(id);
    return !entry || (entry.editions && !entry.editions.includes(edition));
  });
  expect(lost).toEqual([]);
  return found.length;
}

describe('every “?” opens an entry of the edition on the table', () => {
  test.each(TABLES)('the table, its sheets and what can be played: %s', (_name, state) => {
    const { edition } = state.config;
    const { rows, actions, more = [] } = perseverance1.table(state);
    for (const row of rows) {
      for (const figure of [row.main, ...row.stats, ...(row.more ?? []).flatMap((group) => group.figures)])
        expect(figure?.reference).toBeDefined();
      expectKnown(row, edition);
    }
    expect(expectKnown([actions, more], edition)).toBeGreaterThan(8);
    const turn = perseverance1.wizards.find(({ id }) => id === 'turn');
    expect(expectKnown(turn?.steps(state, turn.begin(state)), edition)).toBeGreaterThan(15);
  });

  test.each(TABLES)('every step of every wizard: %s', (_name, state) => {
    for (const wizard of (perseverance1 as unknown as AnyGame).wizards)
      for (const step of stepsWithin(state, wizard, 120)) {
        expect([wizard.id, step.id, typeof step.reference]).toEqual([wizard.id, step.id, 'string']);
        expectKnown(step, state.config.edition);
      }
  });

  test('every card and every question to the rules', () => {
    const state = play(newTable(3), { type: 'beginPlay' });
    const wizardCards = perseverance1.wizards.map(({ id }) => guide.beforeWizard(state, id));
    expect(
      expectKnown([guide.chapter(state), wizardCards, perseverance1.checks], 'published-2021'),
    ).toBeGreaterThan(12);
  });

  test('every screen of the game', () => {
    const ids = reference.entries.map(({ id }) => id);
    for (const entry of Object.values(SCREEN_ENTRIES)) expect(ids).toContain(entry);
  });
});
