import { readyParty } from '@/games/perseverance-2/session/records';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { fight, newTable, play, refusalOf, set } from '../../session/playing';
import { breached } from './battlefield';

describe('a fight', () => {
  const army = (state: State) => play(state, set('bo', 'heavySoldier', 2), set('bo', 'valor', 2));

  it('topples who fought until the turn ends', () => {
    const state = play(
      army(newTable(3, { 'start:ana': 'discovery' })),
      { type: 'giveTurn', player: 'bo' },
      {
        type: 'combat',
        player: 'bo',
        reach: true,
        fight: fight({
          committed: { light: 1, heavy: 0, leader: false },
          dinos: { trampler: 1, raptor: 0, shieldhead: 0 },
        }),
      },
    );
    expect(state.players.bo).toMatchObject({ glowberry: 0, followers: 11, islandResource: 2 });
    expect(readyParty(state, 'bo')).toEqual({ light: 1, heavy: 2, leader: true });
    expect(readyParty(play(state, { type: 'nextTurn' }), 'bo')).toEqual({ light: 2, heavy: 2, leader: true });
  });

  it('settles a Breach once a turn', () => {
    const settle: Command = { type: 'settleBreach', player: 'ana', remove: 'raptor' };
    const state = play(breached(), settle);
    expect(state.players.ana?.followers).toBe(8);
    expect(state.players.ana?.breach?.dinos).toEqual({ trampler: 1, raptor: 0, shieldhead: 0 });
    expect(refusalOf(state, settle)).toBe('breachPaid');
    const next = play(state, { type: 'nextTurn' });
    expect(refusalOf(next, { ...settle, remove: null })).toBeNull();
  });

  it('ends a Breach with a Counterattack, and the attacker takes the Savior Bonus', () => {
    const state = play(breached(), {
      type: 'counterattack',
      player: 'bo',
      of: 'ana',
      saviorTimes: 1,
      fight: fight({
        committed: { light: 2, heavy: 0, leader: true },
        injuries: { light: 0, heavy: [], leader: 1 },
      }),
    });
    expect(state.players.ana?.breach).toBeNull();
    expect(state.players.bo?.followers).toBe(10 + 2 + 3);
  });
});
