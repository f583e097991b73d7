import * as fc from 'fast-check';
import { read, unwrap, type AnyGame, type Action, type Figure } from '@/engine';
import { arbitraryOf } from '../../support/arbitraryOf';
import { exploreWizard, type WidgetAnswers } from '../../support/exploreWizard';
import { readStoredLog } from '../../support/storedLog';
import { statesOf } from '../../support/storeEvening';
import { first } from './playing';
import { putRightCommands } from './putRightCommands';

interface About {
  readonly game: AnyGame;
  /** Positions to play on from, each with wishes of all kinds, possible or not. */
  readonly tables: readonly { readonly state: unknown; readonly wish: fc.Arbitrary<unknown> }[];
  readonly widgets?: WidgetAnswers;
}

/** Commands are stored and sent: each goes through JSON and its shape unchanged. */
export function testCommandShape({ game, tables, widgets }: About): void {
  const { command } = game;
  const throughJson = (wish: unknown) => read(JSON.parse(JSON.stringify(wish)), command);
  const positions = [
    ...tables.map(({ state }) => state),
    ...statesOf(game, readStoredLog(game, 1)).filter((_, i) => i % 4 === 0),
  ];

  test('law: a command made from the form comes back as it was', () => {
    fc.assert(
      fc.property(arbitraryOf(command.form), (raw) => {
        const once = unwrap(throughJson(raw));
        expect(unwrap(throughJson(once))).toStrictEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  test('law: what the game takes is read as it was, and what cannot be read the game refuses', () => {
    for (const { state: start, wish } of tables)
      fc.assert(
        fc.property(fc.array(wish, { minLength: 10, maxLength: 60 }), (wishes) => {
          let state = start;
          for (const one of wishes) {
            const back = throughJson(one);
            const decided = game.decide(state, one, first);
            if (back.ok) expect(back.value).toEqual(one);
            else expect([one, decided.ok]).toEqual([one, false]);
            if (decided.ok) state = decided.value.reduce(game.evolve, state);
          }
        }),
        { numRuns: 30 },
      );
  });

  test('every command that a wizard commits is read as it was', () => {
    const committed = new Set<string>();
    for (const state of positions)
      for (const wizard of game.wizards)
        // To the review also where the last answer commits: its draft is among those that are reached then.
        for (const { draft } of exploreWizard({ ...wizard, quick: false }, state, widgets)) {
          const made = wizard.commit(state, draft);
          if (!made.ok) continue;
          committed.add(wizard.id);
          expect(unwrap(throughJson(made.value))).toStrictEqual(made.value);
        }
    expect([...committed].sort()).toEqual(game.wizards.map(({ id }) => id).sort());
  });

  test('every command that the table and Put right send is read as it was', () => {
    for (const state of positions)
      for (const sent of [...tableCommands(game, state), ...putRightCommands(game, state, 3)])
        expect(unwrap(throughJson(sent))).toStrictEqual(sent);
  });
}

/** What one tap on the table can send. */
function tableCommands(game: AnyGame, state: unknown): readonly unknown[] {
  const { shared = [], rows, primary, actions, more = [] } = game.table(state);
  const figures: readonly Figure<unknown>[] = [
    ...shared.flatMap((group) => group.figures),
    ...rows.flatMap((row) => [
      ...(row.main ? [row.main] : []),
      ...row.stats,
      ...(row.more ?? []).flatMap((group) => group.figures),
    ]),
  ];
  const deeds: readonly (Action<unknown> | undefined)[] = [
    primary?.does,
    ...(primary?.reminders ?? []).map(({ does }) => does),
    ...[...actions, ...more].flatMap(({ does, reminders = [] }) => [
      does,
      ...reminders.map((reminder) => reminder.does),
    ]),
  ];
  return [
    ...figures.flatMap(({ value, adjust, set, correct }) => [
      adjust(1),
      adjust(-1),
      set(value + 1),
      ...(correct ? [correct(value + 1)] : []),
    ]),
    ...deeds.flatMap((does) =>
      does?.kind === 'command' ? [does.command] : does?.kind === 'text' ? [does.command('So it was.')] : [],
    ),
  ];
}
