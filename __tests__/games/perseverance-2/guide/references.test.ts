import type { AnyGame } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { guide } from '@/games/perseverance-2/guide/guide';
import { reference } from '@/games/perseverance-2/reference/reference';
import { REFERENCES } from '@/games/perseverance-2/guide/references';
import type { State } from '@/games/perseverance-2/session/state';
import { SCREEN_ENTRIES } from '@/games/perseverance-2/ui/screenEntries';
import { referencesIn, stepsWithin } from '../../support/referencesIn';
import { newTable, play } from '../session/playing';

const ids = reference.entries.map(({ id }) => id);
const { wizards } = perseverance2 as unknown as AnyGame;

/** An Adventure under way, a Breach and an Outpost: as much as there is to be asked. */
const TABLES: readonly (readonly [string, State])[] = (
  [
    [2, 'full'],
    [3, 'full'],
    [3, 'essentials'],
    [4, 'full'],
  ] as const
).map(([players, tracking]) => {
  const begun = play(
    newTable(players, { 'start:ana': 'discovery', deterministicThreat: players === 4, tracking }),
    { type: 'beginPlay' },
    {
      type: 'beginAdventure',
      player: 'ana',
      reach: false,
      terrain: 'plains',
      requirement: 1,
      stages: 2,
      trial: null,
      party: { light: 1, heavy: 0, leader: false },
    },
    {
      type: 'setPieces',
      player: 'ana',
      piece: 'breach',
      to: { at: 'camp', area: 1, dinos: { trampler: 2, raptor: 0, shieldhead: 0 }, savior: {} },
    },
  );
  return [`${players} players, ${tracking}`, begun] as const;
});

function expectKnown(data: unknown): number {
  const found = [...referencesIn(data)];
  expect(found.filter((id) => !ids.includes(id))).toEqual([]);
  return found.length;
}

describe('every “?” of Episode 2 opens an entry', () => {
  test.each(TABLES)('the table, its sheets and what can be played: %s', (_name, state) => {
    const { rows, actions, more = [] } = perseverance2.table(state);
    for (const row of rows) {
      for (const figure of [row.main, ...row.stats, ...(row.more ?? []).flatMap((group) => group.figures)])
        expect(figure?.reference).toBeDefined();
      expectKnown(row);
    }
    expect(expectKnown([actions, more])).toBeGreaterThan(12);
    const turn = perseverance2.wizards.find(({ id }) => id === 'turn');
    expect(expectKnown(turn?.steps(state, turn.begin(state)))).toBeGreaterThan(20);
  });

  test.each(TABLES)('every step of every wizard: %s', (_name, state) => {
    for (const wizard of wizards)
      for (const step of stepsWithin(state, wizard, 80)) {
        expect([wizard.id, step.id, typeof step.reference]).toEqual([wizard.id, step.id, 'string']);
        expectKnown(step);
      }
  });

  test('every wizard has its entries, and none is for a wizard that does not exist', () => {
    expect(Object.keys(REFERENCES).sort()).toEqual(wizards.map(({ id }) => id).sort());
    for (const entries of Object.values(REFERENCES))
      for (const entry of Object.values(entries)) expect(ids).toContain(entry);
  });

  test('every card, every question to the rules and every screen', () => {
    const state = play(newTable(3), { type: 'beginPlay' });
    const cards = wizards.map(({ id }) => guide.beforeWizard(state, id));
    expect(expectKnown([guide.chapter(state), cards, perseverance2.checks])).toBeGreaterThan(12);
    for (const entry of Object.values(SCREEN_ENTRIES)) expect(ids).toContain(entry);
  });
});
