import { perseverance2 } from '@/games/perseverance-2';
import type { Command } from '@/games/perseverance-2/session/command';
import { NOBODY, type State } from '@/games/perseverance-2/session/state';
import { newTable, play } from './playing';

const start = play(newTable(3), { type: 'beginPlay' });
const rowOf = (state: State, id: string) =>
  perseverance2.table(state).rows.find(({ player }) => player === id);
const chipsOf = (state: State, id: string) => rowOf(state, id)?.chips;
const [on = '', other = ''] = [start.turn, ...Object.keys(start.players).filter((id) => id !== start.turn)];
const place = (pieces: Extract<Command, { type: 'setPieces' }>) => play(start, pieces);

const adventure = {
  party: { ...NOBODY, light: 1 },
  stage: 1,
  stages: 2,
  trial: null,
  leaderIgnoreUsed: false,
} as const;
const breach = {
  at: 'camp',
  dinos: { trampler: 1, raptor: 0, shieldhead: 0 },
  area: null,
  savior: {},
} as const;

describe('what a row says besides its numbers', () => {
  test('nothing while everything is as it always is', () => {
    for (const { chips } of perseverance2.table(start).rows) expect(chips).toBeUndefined();
  });

  test('the place of the Leader, and toppled pieces, which stand up by themselves', () => {
    const away = place({ type: 'setPieces', piece: 'leader', player: on, to: 'military' });
    expect(chipsOf(away, on)).toMatchObject([
      { label: { key: 'session.standing.leader' }, does: { kind: 'screen', screen: 'zones' } },
    ]);
    const toppled = place({ type: 'setPieces', piece: 'toppled', player: on, to: { ...NOBODY, light: 1 } });
    expect(chipsOf(toppled, on)?.map(({ id, does }) => [id, does])).toEqual([['toppled', undefined]]);
  });

  test('an Adventure is due in the turn of its player, and leads to its stage', () => {
    const own = place({ type: 'setPieces', piece: 'adventure', player: on, to: adventure });
    expect(chipsOf(own, on)).toMatchObject([
      { label: { key: 'session.standing.adventure' }, due: true, does: { wizard: 'adventureStage' } },
    ]);
    const theirs = place({ type: 'setPieces', piece: 'adventure', player: other, to: adventure });
    expect(chipsOf(theirs, other)?.[0]).not.toHaveProperty('due');
    expect(chipsOf(theirs, other)?.[0]).not.toHaveProperty('does');
  });

  test('a Breach is settled in the turn of its player; at any other time a Counterattack removes it', () => {
    const own = place({ type: 'setPieces', piece: 'breach', player: on, to: breach });
    expect(chipsOf(own, on)).toMatchObject([{ due: true, does: { wizard: 'breachTurn' } }]);
    const theirs = place({ type: 'setPieces', piece: 'breach', player: other, to: breach });
    expect(chipsOf(theirs, other)).toMatchObject([{ does: { wizard: 'counterattack' } }]);
    expect(chipsOf(theirs, other)?.[0]).not.toHaveProperty('due');
  });

  test('goods and Zones are there in Full tracking only', () => {
    expect(rowOf(start, on)?.goods).toHaveLength(6);
    expect(perseverance2.table(start).beside?.map(({ screen }) => screen)).toEqual(['zones', 'officers']);
    const essentials = newTable(3, { tracking: 'essentials' });
    expect(rowOf(essentials, on)?.goods).toBeUndefined();
    expect(perseverance2.table(essentials).beside?.map(({ screen }) => screen)).toEqual(['officers']);
  });
});
