import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { edit, newTable, play } from './playing';

const start = play(newTable(3), { type: 'beginPlay' });
const rowOf = (state: State, id: string) =>
  perseverance1.table(state).rows.find(({ player }) => player === id);
const chipsOf = (state: State, id: string) => rowOf(state, id)?.chips;
const patrol: Command = {
  type: 'patrolBegin',
  player: 'ana',
  soldiers: { light: 1, heavy: 0 },
  stages: 2,
  requirement: 1,
};

describe('what a row says besides its numbers', () => {
  test('nothing while everything is as it always is', () => {
    for (const { chips } of perseverance1.table(start).rows) expect(chips).toBeUndefined();
  });

  test('where the Leader is, and a tap looks there', () => {
    const community = play(start, { type: 'leaderToCommunity', player: 'ana', zone: 'military' });
    expect(chipsOf(community, 'ana')).toMatchObject([
      {
        label: { key: 'session.chip.community', params: { zone: { key: 'zone.military' } } },
        does: { kind: 'screen', screen: 'zones' },
      },
    ]);
    expect(chipsOf(community, 'bo')).toBeUndefined();
    const defense = play(start, edit({ piece: 'soldier', row: 'top', to: { owner: 'bo', type: 'leader' } }));
    expect(chipsOf(defense, 'bo')).toMatchObject([
      { label: { key: 'session.chip.defense' }, does: { kind: 'screen', screen: 'defense' } },
    ]);
  });

  test('a Patrol and its stage: due in its turn, still open afterwards, and only its own leads to the wizard', () => {
    const begun = play(start, patrol);
    expect(chipsOf(begun, 'ana')).toEqual([
      {
        id: 'patrol',
        icon: 'patrol',
        label: { key: 'session.chip.patrol', params: { stage: 1 } },
        due: true,
        does: { kind: 'wizard', wizard: 'patrolStage' },
      },
    ]);
    const late = play(begun, { type: 'nextTurn' });
    expect(chipsOf(late, 'ana')).toMatchObject([
      {
        label: { key: 'session.chip.latePatrol', params: { stage: 1 } },
        due: true,
        does: { kind: 'wizard', wizard: 'patrolStage' },
      },
    ]);
    // Bo's own stage waits for the one that is late.
    const both = play(late, { ...patrol, player: 'bo' });
    expect(chipsOf(both, 'bo')?.[0]).not.toHaveProperty('does');
  });

  test('goods are on the row in Full tracking only, and the boards are beside it', () => {
    expect(rowOf(start, 'ana')?.goods?.map(({ id }) => id)).toEqual([
      'food',
      'mr',
      'story',
      'lightSoldier',
      'heavySoldier',
    ]);
    const essentials = newTable(3, { tracking: 'essentials' });
    expect(rowOf(essentials, 'ana')?.goods).toBeUndefined();
    for (const state of [start, essentials])
      expect(perseverance1.table(state).beside?.map(({ screen }) => screen)).toEqual(['zones', 'officers']);
  });

  test('a finished game says nothing of the kind', () => {
    expect(chipsOf(play(start, patrol, { type: 'finish' }), 'ana')).toBeUndefined();
  });
});
