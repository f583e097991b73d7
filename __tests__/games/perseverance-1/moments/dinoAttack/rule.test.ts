import type { CombatRewardsResult } from '@/games/perseverance-1/moments/dinoAttack/combatRewards';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { figuresOf } from '../../resolve';
import { attack } from './publishedExample';

describe('the published example of a Dino Attack', () => {
  const result = figuresOf<DinoAttackResult>('dino-attack', attack);

  test('Robert kills three Tramplers and a Raptor, and pays with his Heavy Soldier', () => {
    expect(result.kills.robert).toEqual({ trampler: 3, raptor: 1 });
    expect(result.kills.emmy).toEqual({ trampler: 0, raptor: 2 });
    expect(result.kills.jeremy).toEqual({ trampler: 1, raptor: 1 });
    expect(result.fight.fallenAt).toEqual([
      { column: 3, row: 0 },
      { column: 1, row: 1 },
      { column: 2, row: 1 },
    ]);
  });

  test('Emmy loses a Settlement, Robert 2 Followers, and Olivia 4 as the active player', () => {
    expect(result.breach).toMatchObject({ trampler: 1, raptor: 1, removed: ['emmy'], attacked: ['robert'] });
    expect(result.breach.deltas).toEqual({ robert: { followers: -2 }, olivia: { followers: -4 } });
    expect(result.settlements).toEqual(['jeremy', 'robert']);
  });

  test('contributions of 4, 2, 1 and 0 make 3, 2, 1 and no picks', () => {
    expect(result.picks).toEqual({ olivia: 0, robert: 3, emmy: 2, jeremy: 1 });
    expect(result.mayRepeat).toEqual(['robert']);
  });

  test('the rewards they choose come out as in the book', () => {
    const rewards = figuresOf<CombatRewardsResult>('combat-rewards', {
      edition: 'published-2021',
      players: [
        { id: 'olivia', safeguard: 0, valor: 0, contribution: 0 },
        {
          id: 'robert',
          safeguard: 0,
          valor: 5,
          contribution: 4,
          kills: result.kills.robert,
          picks: ['kills', 'light-soldier', 'light-soldier'],
        },
        { id: 'emmy', safeguard: 2, valor: 3, contribution: 2, picks: ['five-followers', 'production'] },
        { id: 'jeremy', safeguard: 3, valor: 4, contribution: 1, picks: ['fallen'], fallen: { heavy: 1 } },
      ],
      zone: 'sustenance',
      breached: true,
      breachTokens: attack.breachTokens,
    });
    expect(rewards.deltas).toEqual({
      robert: { followers: 5, lightSoldier: 2, valor: -5 },
      emmy: { followers: 5, food: 1, safeguard: -2, valor: -2 },
      jeremy: { followers: 2, safeguard: -1, valor: -1 },
    });
  });
});
