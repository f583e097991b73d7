import { perseverance2 } from '@/games/perseverance-2';
import { newTable, SEATS } from '../../session/playing';

describe('set-up', () => {
  it.each([
    [2, 13],
    [3, 11],
    [4, 14],
  ] as const)('lays out the pool of %i players: %i dice', (players, dice) => {
    const state = newTable(players);
    expect(perseverance2.table(state).pips).toEqual({ lit: dice, of: dice });
    expect(Object.keys(state.players)).toEqual(SEATS.slice(0, players).map(({ id }) => id));
  });

  it('gives everybody the recommended start, its Perk and the Officer Bonus', () => {
    const { players, zones } = newTable(4);
    expect(players.ana).toMatchObject({ followers: 10, scrap: 2, perks: ['gatherer'], handCards: 2 });
    expect(players.bo).toMatchObject({ lightSoldier: 2, perks: ['skinner'] });
    expect(zones.expansion.settlements).toEqual({ ana: 1 });
  });

  it('puts the one Camp on the left Cleared Area for the player who begins outside', () => {
    const state = newTable(3, { 'start:ana': 'discovery', 'perk:ana': 'lower' });
    expect(state.areas[0]).toMatchObject({ camp: 'ana' });
    expect(state.players.ana?.perks).toEqual(['influencer']);
  });

  it('refuses two players on one starting space, under the field that says it', () => {
    const decision = perseverance2.setup.configure(
      SEATS.slice(0, 2),
      { 'start:ana': 'military', 'start:bo': 'military' },
      { pick: () => 0 },
    );
    expect(decision).toMatchObject({ ok: false, error: { code: 'startTaken', path: 'start:bo' } });
  });

  it('settles the Dissenters in the City Zones that nobody chose', () => {
    const state = newTable(2);
    expect(state.config.dissenterZone).toBe('sustenance');
    expect(state.zones.sustenance.settlements).toEqual({ dissenters: 2 });
    expect(state.zones.construction.settlements).toEqual({ dissenters: 1 });
  });

  it('asks for a rematch with the same answers', () => {
    const { config } = newTable(3, { 'perk:bo': 'lower' });
    const again = perseverance2.setup.configure(config.seats, perseverance2.setup.answers?.(config) ?? {}, {
      pick: () => 0,
    });
    expect(again).toEqual({ ok: true, value: config });
  });
});
