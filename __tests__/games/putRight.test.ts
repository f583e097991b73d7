import * as fc from 'fast-check';
import { advance, figureRow, read, startSession, unwrap, type AnyGame, type StringTree } from '@/engine';
import { en as perseverance1 } from '@/games/perseverance-1/strings/en';
import { en as perseverance2 } from '@/games/perseverance-2/strings/en';
import { en as robinson } from '@/games/robinson/strings/en';
import { en as scorepad } from '@/games/scorepad/strings/en';
import { en as survivors } from '@/games/survivors/strings/en';
import { everyGame } from '../support/everyGame';
import { readStoredLog } from '../support/storedLog';
import { statesOf } from '../support/storeEvening';
import { faultFinder } from './support/faultsIn';
import { putRightCommands, rowsOf } from './support/putRightCommands';

const WORDS: Readonly<Record<string, StringTree>> = {
  'perseverance-1': perseverance1,
  'perseverance-2': perseverance2,
  robinson,
  scorepad,
  survivors,
};
const noChance = { pick: () => 0 };
const games = everyGame.map((game) => [game.id, game] as const);

/** States of a stored evening before it is over: afterwards everything is refused. */
function moments(game: AnyGame): readonly unknown[] {
  return statesOf(game, readStoredLog(game, 1)).filter((state) => game.result(state) === null);
}

describe.each(games)('%s', (_id, game) => {
  const states = moments(game);

  test('each correction is one entry, marked as one, and one undo gives back the state before', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.record({ which: fc.nat(), value: fc.nat(40) }), { minLength: 1, maxLength: 12 }),
        (moment, wishes) => {
          let session = startSession<unknown, unknown>(states[moment % states.length]);
          for (const { which, value } of wishes) {
            const { state } = session;
            const commands = putRightCommands(game, state, value);
            const decided = game.decide(state, commands[which % commands.length], noChance);
            if (!decided.ok || game.result(state) !== null) continue;
            const stored: unknown = JSON.parse(JSON.stringify(decided.value));
            const events = (stored as unknown[]).map((event) => unwrap(read(event, (at) => game.event(at))));
            expect(events).toEqual(decided.value);
            const [line] = events.map((event) => game.describe(event, configOf(state)));
            expect(line).toMatchObject({ correction: true });
            const done = unwrap(advance(game, session, { kind: 'act', at: 1, events }));
            const back = unwrap(advance(game, done, { kind: 'undo', at: 2 }));
            expect(back.state).toEqual(state);
            session = done;
          }
          // Whatever was put right, the table can still be drawn and scored.
          expect(game.table(session.state).rows.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('every row has its words, with every gap filled', () => {
    const faultsIn = faultFinder(WORDS[game.id] ?? {});
    for (const state of states) expect(faultsIn(rowsOf(game, state))).toEqual([]);
  });

  test('every figure of the table has a row, and no row is there twice', () => {
    for (const state of states.filter((_, i) => i % 7 === 0)) {
      const rows = rowsOf(game, state);
      const ids = rows.map(({ id }) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
      const known = new Set(rows.flatMap(({ id, figures = [] }) => [id, ...figures]));
      const view = game.table(state);
      const wanted = [
        ...(view.shared ?? []).flatMap(({ figures }) => figures.map(({ id }) => figureRow(null, id))),
        ...view.rows.flatMap(({ player, main, stats, more = [] }) =>
          [...(main ? [main] : []), ...stats, ...more.flatMap(({ figures }) => figures)].map(({ id }) =>
            figureRow(player, id),
          ),
        ),
      ];
      expect(wanted.filter((row) => !known.has(row))).toEqual([]);
    }
  });

  test('what cannot be is refused, and nothing happens', () => {
    const [state] = states;
    const figures = rowsOf(game, state).flatMap((row) =>
      row.kind === 'figure' && row.track.max !== undefined ? [row] : [],
    );
    for (const { set, track } of figures)
      expect(game.decide(state, set((track.max ?? 0) + 1000000), noChance)).toMatchObject({ ok: false });
  });
});

function configOf(state: unknown): unknown {
  return (state as { readonly config: unknown }).config;
}
