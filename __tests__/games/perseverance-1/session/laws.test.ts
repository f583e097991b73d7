import * as fc from 'fast-check';
import { advance, canUndo, unwrap, type Entry } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Event } from '@/games/perseverance-1/session/event';
import { ZONES } from '@/games/perseverance-1/terms';
import { isFull, playersOf, type State } from '@/games/perseverance-1/session/state';
import {
  defendersOf,
  dinoSpaces,
  leaderOf,
  settlementSpaces,
  suppliesLeft,
} from '@/games/perseverance-1/session/supplies';
import { decideOn, foldAll, newTable, SEATS, throughJson } from './playing';
import { randomCommand } from './randomCommands';

const TABLES = [
  ['two, published', newTable(2)],
  ['two, beta', newTable(2, { edition: 'beta-2020' })],
  ['three', newTable(3, { 'deterministic.threat': true })],
  ['four, essentials', newTable(4, { tracking: 'essentials' })],
  [
    'four, beta',
    newTable(4, { edition: 'beta-2020', 'deterministic.traps': true, 'deterministic.walls': true }),
  ],
] as const;

/** A long argument: what is refused changes nothing, what is taken is written down. */
function playAll(start: State, commands: readonly Command[]) {
  const entries: Entry<Event>[] = [];
  let state = start;
  for (const command of commands) {
    const decision = decideOn(state, command);
    if (!decision.ok) continue;
    entries.push({ kind: 'act', at: entries.length, events: decision.value });
    state = decision.value.reduce(perseverance1.evolve, state);
  }
  return { state, entries };
}

const evening = (start: State) =>
  fc.array(randomCommand(SEATS.slice(0, start.config.seats.length).map(({ id }) => id)), {
    minLength: 20,
    maxLength: 120,
  });

describe.each(TABLES)('any evening, %s', (_name, start) => {
  test('undoing everything gives back the table as it was set up', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state, entries } = playAll(start, commands);
        let session = foldAll(start, entries);
        expect(session.state).toEqual(state);
        while (canUndo(session)) session = unwrap(advance(perseverance1, session, { kind: 'undo', at: 0 }));
        expect(session.state).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  test('every event comes back from JSON as it was, and says something', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        for (const entry of playAll(start, commands).entries) {
          for (const event of entry.kind === 'act' ? entry.events : []) {
            expect(throughJson(event)).toEqual(event);
            expect(perseverance1.describe(event, start.config).fact.key).toMatch(
              /^(session\.event|session\.level|breach)\./,
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('no piece is made or lost', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state } = playAll(start, commands);
        for (const player of playersOf(state)) {
          const numbers = state.players[player];
          // Soldiers: board, areas, Patrol and supply are always five; the supply is what the others leave. In
          // Essentials board and areas are of another moment than the Patrol, and need not add up with it.
          const { light, heavy, ...others } = suppliesLeft(state, player);
          for (const left of Object.values(isFull(state) ? { light, heavy, ...others } : others))
            expect(left).toBeGreaterThanOrEqual(0);
          for (const counter of [
            'followers',
            'votes',
            'food',
            'mr',
            'story',
            'lightSoldier',
            'heavySoldier',
            'patrols',
          ] as const)
            expect(numbers?.[counter]).toBeGreaterThanOrEqual(0);
          for (const track of ['safeguard', 'valor'] as const) {
            expect(numbers?.[track]).toBeGreaterThanOrEqual(0);
            expect(numbers?.[track]).toBeLessThanOrEqual(6);
          }
          for (const tracker of ['threatLight', 'threatHeavy'] as const) {
            expect(numbers?.[tracker]).toBeGreaterThanOrEqual(0);
            expect(numbers?.[tracker]).toBeLessThanOrEqual(5);
          }
          const leaders = defendersOf(state, player).filter(({ type }) => type === 'leader').length;
          expect(leaders + (numbers?.community ? 1 : 0)).toBeLessThanOrEqual(1);
          expect(leaderOf(state, player) !== null).toBe(leaders + (numbers?.community ? 1 : 0) === 1);
        }
        for (const zone of ZONES) {
          const { settlements, columns } = state.zones[zone];
          expect(settlements.slice(settlementSpaces(state, zone)).every((owner) => owner === null)).toBe(
            true,
          );
          columns.forEach(({ spaces }, i) =>
            expect(spaces.slice(dinoSpaces(state, zone)[i]).every(({ dino }) => dino === null)).toBe(true),
          );
        }
        for (const [owner, dice] of Object.entries(state.dice)) {
          const lying = ZONES.reduce((sum, zone) => sum + (state.zones[zone].dice[owner] ?? 0), 0);
          expect(dice.pool).toBeGreaterThanOrEqual(0);
          expect(lying).toBeLessThanOrEqual(dice.inPlay - dice.pool);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('the table can always be drawn', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state } = playAll(start, commands);
        const view = perseverance1.table(state);
        expect(view.rows).toHaveLength(start.config.seats.length);
        expect(view.actions.length).toBeLessThanOrEqual(3);
        expect(view.pips?.lit).toBeLessThanOrEqual(view.pips?.of ?? 0);
        for (const wizard of perseverance1.wizards)
          expect(wizard.steps(state, wizard.begin(state)).length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });
});
