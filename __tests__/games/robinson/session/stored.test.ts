import { readFileSync } from 'node:fs';
import path from 'node:path';
import { field, fold, list, read, readEntry, startSession, unwrap } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Event } from '@/games/robinson/session/event';
import type { State } from '@/games/robinson/session/state';

const FILE = path.join(__dirname, '../../../fixtures/robinson/log-v1.json');

test('an evening that was stored by the first version ends as it did then', () => {
  const raw: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  const { config, entries } = unwrap(
    read(raw, (at) => ({
      config: robinson.readConfig(field(at, 'config')),
      entries: list(field(at, 'entries'), (entry) => readEntry(entry, robinson.readEvent)),
    })),
  );
  const start = startSession<State, Event>(robinson.initial(config));
  const { state } = unwrap(fold(robinson, start, entries));
  expect(state.fate).toEqual({ won: false, cause: 'death', player: 'ben', round: 2, stage: 'morale' });
  expect(state.camp).toMatchObject({ morale: -3, weapon: 1, roof: 0, wood: 1, food: 0, shelter: 1 });
  expect(state.bodies).toMatchObject({ ana: { wounds: 3 }, ben: { wounds: 12 } });
  expect(state.items).toEqual(['knife']);
});
