import { readyParty } from '@/games/perseverance-2/session/records';
import { newTable, play } from '../../session/playing';

describe('an Adventure', () => {
  it('clears an Area, sends a party, and resolves its stage with a Threat', () => {
    const begun = play(
      newTable(3, { 'start:ana': 'discovery' }),
      { type: 'giveTurn', player: 'bo' },
      {
        type: 'beginAdventure',
        player: 'bo',
        reach: false,
        terrain: 'plains',
        requirement: 2,
        stages: 2,
        trial: null,
        party: { light: 2, heavy: 0, leader: false },
      },
    );
    expect(begun.areas).toHaveLength(3);
    expect(begun.players.bo).toMatchObject({ handCards: 1, lightSoldier: 2 });
    expect(readyParty(begun, 'bo').light).toBe(0);
    const after = play(begun, {
      type: 'adventureStage',
      player: 'bo',
      rewards: { followers: 2 },
      kept: [{ kind: 'light', gains: { story: 1 }, check: { threat: 4, roll: 3, useLeader: false } }],
      ignoreThreats: false,
      then: { threat: 2, roll: 5, lose: null, advance: null },
      savant: null,
    });
    expect(after.players.bo).toMatchObject({ followers: 12, story: 2, lightSoldier: 1 });
    expect(after.players.bo?.adventure).toMatchObject({ stage: 2, waits: true, party: { light: 1 } });
    const home = play(after, { type: 'endAdventure', player: 'bo', savant: null });
    expect(home.players.bo).toMatchObject({ adventure: null, adventures: 1 });
  });

  it('counts a Temple Adventure for itself', () => {
    const state = play(
      newTable(3, { 'start:bo': 'discovery' }),
      {
        type: 'beginAdventure',
        player: 'ana',
        reach: false,
        terrain: null,
        requirement: 1,
        stages: 2,
        trial: 'trial-of-wit',
        party: { light: 1, heavy: 0, leader: false },
      },
      {
        type: 'adventureStage',
        player: 'ana',
        rewards: {},
        kept: [],
        ignoreThreats: false,
        then: 'end',
        savant: null,
      },
    );
    expect(state.players.ana).toMatchObject({ followers: 12, adventure: null, adventures: 1 });
    expect(state.areas).toHaveLength(2);
  });
});
