import * as fc from 'fast-check';
import { advance, canUndo, sumDeltas, unwrap, type Entry } from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { Event } from '@/games/survivors/session/event';
import { playersOf, type State } from '@/games/survivors/session/state';
import { RESOURCES, SKILLS } from '@/games/survivors/terms';
import { decideOn, foldAll, newTable, SEATS, throughJson, underWay } from './playing';
import { randomCommand } from './randomCommands';

const TABLES = [
  ['alone', newTable(1)],
  ['two, on the way', underWay(2)],
  ['three, on the way', underWay(3)],
  ['five', newTable(5)],
] as const;

/** A long argument: what is refused changes nothing, what is taken is written down. */
function playAll(start: State, commands: readonly Command[]) {
  const entries: Entry<Event>[] = [];
  let state = start;
  for (const command of commands) {
    const decision = decideOn(state, command);
    if (!decision.ok) continue;
    expect(decision.value.length).toBeGreaterThan(0);
    entries.push({ kind: 'act', at: entries.length, events: decision.value });
    state = decision.value.reduce(survivors.evolve, state);
  }
  return { state, entries };
}

const evening = (start: State) =>
  fc.array(randomCommand(SEATS.slice(0, start.config.seats.length).map(({ id }) => id)), {
    minLength: 20,
    maxLength: 100,
  });

/** Taps say for themselves what they did; the beginning tells what is aboard already. */
const WITHOUT_REASON: readonly Event['type'][] = ['counted', 'corrected', 'playBegan'];

describe.each(TABLES)('any evening, %s', (_name, start) => {
  test('undoing everything gives back the table as it was set up', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state, entries } = playAll(start, commands);
        let session = foldAll(start, entries);
        expect(session.state).toEqual(state);
        while (canUndo(session)) session = unwrap(advance(survivors, session, { kind: 'undo', at: 0 }));
        expect(session.state).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  test('every event comes back from JSON as it was, and says something', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        for (const entry of playAll(start, commands).entries)
          for (const event of entry.kind === 'act' ? entry.events : []) {
            expect(throughJson(event)).toEqual(event);
            expect(survivors.describe(event, start.config).fact.key).toMatch(/^(session|resource)\./);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('no dial leaves its limits, no two Hordes share a tile, no tile is made or lost', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state, entries } = playAll(start, commands);
        for (const resource of RESOURCES) {
          expect(state.caravan[resource]).toBeGreaterThanOrEqual(0);
          expect(state.caravan[resource]).toBeLessThanOrEqual(2000);
          const sum = Object.values(state.earned[resource]).reduce((all, by) => all + by, 0);
          expect([resource, sum]).toEqual([resource, state.caravan[resource]]);
        }
        expect(new Set(state.hordes.ring).size).toBe(state.hordes.ring.length);
        expect(state.hordes.encounter).toBeGreaterThanOrEqual(0);
        for (const player of playersOf(state))
          for (const deck of SKILLS) expect(state.players[player]?.cards[deck]).toBeGreaterThanOrEqual(0);
        const corrected = entries.some(
          (entry) => entry.kind === 'act' && entry.events.some(({ type }) => type === 'stackCorrected'),
        );
        if (!corrected) expect(state.stack.left + state.stack.aside).toBe(29);
      }),
      { numRuns: 60 },
    );
  });

  test('resources are conserved: what comes or goes has its reason in the timeline, and the sums match', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        for (const entry of playAll(start, commands).entries)
          for (const event of entry.kind === 'act' ? entry.events : []) {
            if (WITHOUT_REASON.includes(event.type)) continue;
            const reasons = Object.values(sumDeltas(event.why ?? []));
            for (const resource of RESOURCES) {
              const moved = event.changes.reduce(
                (sum, change) =>
                  change.what === 'resource' && change.resource === resource ? sum + change.by : sum,
                0,
              );
              const why = reasons.reduce((sum, assets) => sum + (assets[resource] ?? 0), 0);
              expect([event.type, resource, why]).toEqual([event.type, resource, moved]);
            }
          }
      }),
      { numRuns: 60 },
    );
  });

  test('the table and every wizard can always be drawn', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state } = playAll(start, commands);
        const view = survivors.table(state);
        expect(view.rows).toHaveLength(start.config.seats.length);
        expect(view.actions.length).toBeLessThanOrEqual(3);
        for (const wizard of survivors.wizards) {
          const draft = wizard.begin(state);
          expect(wizard.steps(state, draft).length).toBeGreaterThan(0);
          wizard.review(state, draft);
          wizard.commit(state, draft);
        }
      }),
      { numRuns: 20 },
    );
  });
});
