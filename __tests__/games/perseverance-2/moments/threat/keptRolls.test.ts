import { advance, notedChance, replayPast, startSession, unwrap } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Event } from '@/games/perseverance-2/session/event';
import type { State } from '@/games/perseverance-2/session/state';
import { newTable, play, set } from '../../session/playing';

const begin = (light: number, heavy: number): Command => ({
  type: 'beginAdventure',
  player: 'ana',
  reach: false,
  terrain: 'plains',
  requirement: 1,
  stages: 2,
  trial: null,
  party: { light, heavy, leader: false },
});
const stage: Command = {
  type: 'adventureStage',
  player: 'ana',
  rewards: {},
  kept: (['light', 'heavy'] as const).map((kind) => ({
    kind,
    gains: {},
    check: { threat: 3, roll: null, useLeader: false },
  })),
  ignoreThreats: false,
  then: null,
  savant: null,
};

function rollsIn(events: readonly Event[]) {
  return events.flatMap((event) =>
    event.type === 'stageResolved' ? event.checks.map(({ kind, roll }) => [kind, roll]) : [],
  );
}

test('with another party each die is still the one that was rolled for its Threat', () => {
  const start = play(
    newTable(3, { 'start:ana': 'discovery' }),
    set('ana', 'lightSoldier', 2),
    set('ana', 'heavySoldier', 2),
  );
  const dice = [1, 5];
  const evening = [begin(1, 1), stage].reduce((session, command, at) => {
    const chance = notedChance({ pick: () => dice.shift() ?? 0 });
    const events = unwrap(perseverance2.decide(session.state, command, chance));
    const { picks } = chance;
    return unwrap(advance(perseverance2, session, { kind: 'act', at, command, picks, events }));
  }, startSession<State, Event>(start));
  const rolled = evening.done.kind === 'act' ? rollsIn(evening.done.did.events) : [];
  expect(rolled).toEqual([
    ['light', 2],
    ['heavy', 6],
  ]);
  // Nobody is there for the first Threat any more.
  const other = { how: 'instead', at: 0, wish: { command: begin(0, 2) } } as const;
  const { acts } = unwrap(replayPast(perseverance2, evening, [other]));
  expect(acts.map(({ became }) => became)).toEqual(['different', 'different']);
  expect(rollsIn(acts[1]?.did?.events ?? [])).toEqual([['heavy', 6]]);
});
