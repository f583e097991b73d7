import * as fc from 'fast-check';
import {
  advance,
  canUndo,
  fold,
  startSession,
  unwrap,
  type Entry,
  type Phrase,
  type StringTree,
} from '@/engine';
import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import { BODY_COUNTERS, DIALS, trackOf, valueOf, type Dial } from '@/games/robinson/session/counters';
import type { Event } from '@/games/robinson/session/event';
import { earnedKey, type State } from '@/games/robinson/session/state';
import { meansOf } from '@/games/robinson/session/view/means';
import { en } from '@/games/robinson/strings/en';
import { CAMP } from '@/games/robinson/terms';
import { leaves, unfold } from '../../support/words';
import { first, newTable, play, SEATS, throughJson } from './playing';
import { randomCommand } from './randomCommands';

const TABLES = [
  ['alone', newTable(1)],
  ['two', newTable(2)],
  ['four with Friday', newTable(4, { 'friday:4': true })],
] as const;

const evening = ({ config }: State) =>
  fc.array(randomCommand(SEATS.slice(0, config.seats.length).map(({ id }) => id)), {
    minLength: 20,
    maxLength: 100,
  });

/** What is refused changes nothing, what is taken is written down. */
function playAll(start: State, commands: readonly Command[]) {
  const entries: Entry<Event>[] = [];
  let state = start;
  for (const command of commands) {
    const decision = robinson.decide(state, command, first);
    if (!decision.ok) continue;
    expect([command, decision.value.length > 0]).toEqual([command, true]);
    entries.push({ kind: 'act', at: entries.length, events: decision.value });
    state = decision.value.map(throughJson).reduce(robinson.evolve, state);
  }
  return { state, entries };
}

/** What the camp has, and what is on its way there. */
const STORES: readonly (readonly [string, readonly Dial[]])[] = [
  ['food', ['food', 'nonPerishable']],
  ['wood', ['wood']],
  ['fur', ['fur']],
  ['food to come', ['futureFood', 'futureNonPerishable']],
  ['wood to come', ['futureWood']],
  ['fur to come', ['futureFur']],
  ['weapon', ['weapon']],
  ['roof', ['roof']],
  ['palisade', ['palisade']],
  ['morale', ['morale']],
];

/** Enough of everything that there is something to lose. */
const STOCK: readonly Command[] = [
  { type: 'beginPlay' },
  ...(['food', 'nonPerishable', 'wood', 'fur', 'weapon', 'huntingDeck'] as const).map(
    (counter) => ({ type: 'correct', owner: CAMP, counter, to: 3 }) as const,
  ),
  { type: 'correct', owner: CAMP, counter: 'shelter', to: 1 },
  { type: 'correct', owner: 'ana', counter: 'determination', to: 6 },
  { type: 'buildItem', item: 'pot' },
];

/** Somebody tapped it: that is reason enough, and the timeline says so. */
const BY_HAND: readonly Event['type'][] = ['counted', 'corrected'];

function changedBy({ changes }: Event, dials: readonly Dial[]): number {
  return changes.reduce(
    (sum, change) =>
      change.what === 'count' && change.owner === CAMP && dials.some((dial) => dial === change.counter)
        ? sum + change.by
        : sum,
    0,
  );
}

describe.each(TABLES)('any evening, %s', (_name, start) => {
  test('undoing everything gives back the island as it was set up', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state, entries } = playAll(start, commands);
        let session = unwrap(fold(robinson, startSession<State, Event>(start), entries));
        expect(session.state).toEqual(state);
        while (canUndo(session)) session = unwrap(advance(robinson, session, { kind: 'undo', at: 0 }));
        expect(session.state).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  test('no dial leaves its track, every number is the sum of its sources, and every wound has a cause', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const { state, entries } = playAll(start, commands);
        const places = [
          ...DIALS.map((counter) => ({ owner: CAMP, counter })),
          ...Object.keys(state.bodies).flatMap((owner) =>
            BODY_COUNTERS.map((counter) => ({ owner, counter })),
          ),
        ];
        for (const place of places) {
          const value = valueOf(state, place) ?? NaN;
          const { min, max = Infinity } = trackOf(state, place);
          expect([place, value >= min && value <= max]).toEqual([place, true]);
          const earned = state.earned[earnedKey(place.owner, place.counter)] ?? {};
          const sum = Object.values(earned).reduce((all, by) => all + by, 0);
          expect([place, value - (valueOf(start, place) ?? 0)]).toEqual([place, sum]);
        }
        const events = entries.flatMap((entry) => (entry.kind === 'act' ? entry.events : []));
        for (const event of events)
          for (const change of event.changes)
            if (change.what === 'count' && change.counter === 'wounds' && change.by > 0)
              expect(['wounded', 'corrected']).toContain(event.type);
        expect(state.stage === 'finished').toBe(state.fate !== null);
      }),
      { numRuns: 60 },
    );
  });

  test('resources are conserved: what comes or goes has its reason in the timeline, and the sums match', () => {
    fc.assert(
      fc.property(evening(start), (commands) => {
        const stocked = play(start, ...STOCK);
        const { state, entries } = playAll(stocked, commands);
        const events = entries.flatMap((entry) => (entry.kind === 'act' ? entry.events : []));
        for (const [name, dials] of STORES) {
          const held = (now: State) => dials.reduce((sum, dial) => sum + now.camp[dial], 0);
          const moved = events.map((event) => changedBy(event, dials));
          expect([name, held(state)]).toEqual([name, held(stocked) + moved.reduce((sum, by) => sum + by, 0)]);
          events.forEach((event, i) => {
            if (BY_HAND.includes(event.type)) return;
            const reasons = (event.why ?? [])
              .flatMap(({ deltas = [] }) => deltas)
              .filter(({ owner, asset }) => owner === CAMP && dials.some((dial) => dial === asset));
            expect([event.type, name, reasons.reduce((sum, { by }) => sum + by, 0)]).toEqual([
              event.type,
              name,
              moved[i],
            ]);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('everything that is said, refused or shown has its text', () => {
    const known = new Set([...leaves(en as StringTree)].map(([key]) => key.replace(/_(one|other)$/, '')));
    for (const commands of fc.sample(evening(start), { numRuns: 12, seed: 5 })) {
      let state = start;
      for (const command of commands) {
        const decision = robinson.decide(state, command, first);
        const said: unknown = decision.ok
          ? decision.value.map((event) => robinson.describe(event, start.config))
          : decision.error.message;
        if (decision.ok) state = decision.value.reduce(robinson.evolve, state);
        expect(missingIn(said, known)).toEqual([]);
      }
      expect(missingIn([robinson.table(state), meansOf(state)], known)).toEqual([]);
      for (const wizard of robinson.wizards)
        expect(missingIn([wizard.title(state), wizard.steps(state, wizard.begin(state))], known)).toEqual([]);
    }
    expect(missingIn([robinson.setup.seat, robinson.setup.pages({}, start.config.seats)], known)).toEqual([]);
  });
});

function missingIn(data: unknown, known: ReadonlySet<string>): readonly string[] {
  return [...phrasesOf(data)]
    .map(({ key }) => key)
    .filter((key) => !known.has(key) && !key.startsWith('input.'));
}

function* phrasesOf(data: unknown): Generator<Phrase> {
  if (typeof data !== 'object' || data === null) return;
  if ('key' in data && typeof data.key === 'string') return yield* unfold(data as Phrase);
  for (const value of Object.values(data)) yield* phrasesOf(value);
}
