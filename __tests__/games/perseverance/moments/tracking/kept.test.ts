import { advance, changeEntry, entryOf, read, replayPast, startSession, unwrap, type Entry } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Event } from '@/games/perseverance-1/session/event';
import type { State } from '@/games/perseverance-1/session/state';
import { first, newTable } from '../../../perseverance-1/session/playing';

test('a table that has fewer than none, since an act was kept, can still stop following and be read', () => {
  const wishes: readonly Command[] = [
    { type: 'correct', owner: 'ana', counter: 'story', to: 3 },
    { type: 'adjust', player: 'ana', counter: 'story', by: -3 },
  ];
  const act = (state: State, command: Command): Entry<Event> => {
    const events = unwrap(perseverance1.decide(state, command, first));
    return { kind: 'act', version: 2, at: 1, command, events };
  };
  const played = wishes.reduce(
    (session, command) => unwrap(advance(perseverance1, session, act(session.state, command))),
    startSession<State, Event>(newTable(3)),
  );
  const mends = [
    { how: 'out', at: 0 },
    { how: 'keep', at: 1 },
  ] as const;
  const change = changeEntry(2, unwrap(replayPast(perseverance1, played, mends)));
  if (!change) throw new Error('nothing was changed');
  const kept = unwrap(advance(perseverance1, played, change)).state;
  expect(kept.players.ana?.story).toBeLessThan(0);
  const stored: unknown = JSON.parse(JSON.stringify(act(kept, { type: 'trackEssentials' })));
  expect(read(stored, entryOf(perseverance1.event))).toMatchObject({ ok: true });
});
