import { readFileSync } from 'node:fs';
import { read, stepsOf, unwrap, type Explanation } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Part } from '@/games/robinson/rules/parts';
import type { Event } from '@/games/robinson/session/event';
import { fixture } from '../../../support/storedLog';
import { replayStored } from '../../support/storedLog';

const stored = replayStored(robinson);
const events = stored.entries.flatMap((entry) => (entry.kind === 'act' ? entry.events : []));

test('an evening that was stored by the first version ends as it did then', () => {
  const { replayed: state } = stored;
  expect(state.fate).toEqual({ won: false, cause: 'death', player: 'ben', round: 2, stage: 'morale' });
  expect(state.camp).toMatchObject({ morale: -3, weapon: 1, roof: 0, wood: 1, food: 0, shelter: 1 });
  expect(state.bodies).toMatchObject({ ana: { wounds: 3 }, ben: { wounds: 12 } });
  expect(state.items).toEqual(['knife']);
});

test('its timeline and its reasons say what they said, with ids where the steps had none', () => {
  const raw = JSON.parse(readFileSync(fixture('robinson', 'log-v1.json'), 'utf8')) as {
    readonly entries: readonly { readonly events?: readonly Event[] }[];
  };
  const before = raw.entries.flatMap((entry) => entry.events ?? []);
  const lines = events.map((event) => robinson.describe(event, stored.config));
  expect(lines.map(({ why, ...line }) => ({ ...line, ...(why && { why: withoutIds(why) }) }))).toEqual(
    before.map((event) => robinson.describe(event, stored.config)),
  );
  expect(robinson.result(stored.replayed)).toMatchObject([
    { player: 'ana', score: 3, winner: false },
    { player: 'ben', score: 12, winner: false },
  ]);
  const first = lines.flatMap(({ why = [] }) => stepsOf<Part>(why, { part: 'first-invention' }));
  expect(first.map(({ deltas }) => deltas)).toEqual([[{ owner: 'ana', asset: 'determination', by: 2 }]]);
});

test.each([
  [{ key: 'build.economical' }, { part: 'wood-saved' }],
  [{ key: 'item.firstOwn' }, { part: 'first-invention' }],
  [{ key: 'skill.gives.food', params: { count: 1 } }, { part: 'skill-gift' }],
  [
    { key: 'unfulfilled.short', params: { kind: { key: 'session.counter.wood' }, paid: 1, missing: 2 } },
    { part: 'demand', at: { kind: 'wood' } },
  ],
  [{ key: 'night.eat' }, undefined],
])('a step that was stored as %j is %j', (rule, id) => {
  const old = { type: 'fridayDied', v: 1, changes: [], why: [{ rule }] };
  const event = unwrap(read(old, robinson.event));
  expect(event.why).toEqual([id ? { rule, id } : { rule }]);
});

function withoutIds(why: Explanation): Explanation {
  return why.map(({ id: _id, ...step }) => step);
}
