import type { Command } from '@/games/perseverance-2/session/command';
import { readyParty } from '@/games/perseverance-2/session/records';
import { attack, camped, clear, combat } from '../moments/adventure/outside';
import { play } from './playing';

// Numbers in brackets are lines of the rulebook of Episode 2.

describe('the end of a turn', () => {
  test('pieces of everybody stand up, also of a fight that was written down late (492)', () => {
    const late = play(camped(), { type: 'giveTurn', player: 'cy' }, combat());
    expect(readyParty(late, 'ana').light).toBe(0);
    expect(readyParty(play(late, { type: 'nextTurn' }), 'ana').light).toBe(1);
  });

  test('a stage may be resolved after the next player has begun; the second one is for the own turn (488)', () => {
    const late = play(camped(), clear(), { type: 'nextTurn' });
    expect(late.players.ana?.adventure).toMatchObject({ stage: 1, late: true });
    const stage: Command = {
      type: 'adventureStage',
      player: 'ana',
      rewards: { followers: 1 },
      kept: [],
      ignoreThreats: false,
      then: { threat: 1, roll: 6, lose: null, advance: null },
      savant: null,
    };
    const resolved = play(late, stage);
    expect(resolved.players.ana?.adventure).toMatchObject({ stage: 2 });
    expect(resolved.players.ana?.adventure?.late).toBeUndefined();
    expect(resolved.players.ana?.adventure?.waits).toBeUndefined();
  });

  test('a Breach that was not settled is owed, and settled later (1006)', () => {
    const owed = play(camped(), { type: 'giveTurn', player: 'bo' }, attack(9), { type: 'nextTurn' });
    expect(owed.players.bo?.breach?.owed).toBe(true);
    const paid = play(owed, { type: 'settleBreach', player: 'bo', remove: null });
    expect(paid.players.bo).toMatchObject({ followers: 9 });
    expect(paid.players.bo?.breach?.owed).toBeUndefined();
  });
});
