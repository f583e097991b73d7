import { EMPTY_DRAFT } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { officerMajorities } from '@/games/perseverance-2/session/view/officerMajorities';
import { reviewLines, withTotals } from '@/games/perseverance-2/session/wizards/reviewLines';
import { overridden } from '../../../support/tap';
import { fight, newTable, play, refusalOf, remindersOfTurn, set } from './playing';

describe('a turn', () => {
  it('lets a Permanent Vote bring a Vote with it, also when it is counted by hand', () => {
    const state = play(newTable(3), { type: 'adjust', player: 'ana', counter: 'permanentVotes', by: 2 });
    expect(state.players.ana).toMatchObject({ votes: 2, permanentVotes: 2 });
    expect(refusalOf(state, set('ana', 'votes', 1))).toBe('outside');
  });
});

describe('what screens and reviews are built on', () => {
  it('shows what each Officer would give now, and why', () => {
    const state = newTable(3);
    const engineer = officerMajorities(state).find(({ officer }) => officer === 'chief-engineer');
    expect(engineer).toMatchObject({ zone: 'construction', slots: ['cy'], spaces: 4, pool: [] });
    expect(engineer?.shares).toContainEqual(
      expect.objectContaining({ owner: 'cy', cubes: 1, place: 'first', followers: 0 }),
    );
    const camped = newTable(3, { 'start:cy': 'discovery' });
    const captain = officerMajorities(
      play(camped, {
        type: 'influence',
        player: 'cy',
        officer: 'chief-engineer',
        count: 1,
        source: 'action',
        perk: null,
      }),
    );
    expect(captain.find(({ officer }) => officer === 'chief-engineer')?.shares).toContainEqual(
      expect.objectContaining({ owner: 'cy', followers: 1 }),
    );
  });

  it('reviews every number that a command changes, and takes the table’s own figure', () => {
    const state = newTable(3);
    const command: Command = { type: 'explore', player: 'ana', take: 'glowberry' };
    const lines = reviewLines(state, command, {});
    const berries = lines.find(({ player, label }) => player === 'ana' && label.key === 'asset.glowberry');
    expect(berries).toMatchObject({ change: 2, total: 4 });
    expect(berries?.why.length).toBeGreaterThan(0);
    const { overrides } = overridden(EMPTY_DRAFT, berries, 7);
    expect(play(state, withTotals(command, overrides)).players.ana?.glowberry).toBe(7);
  });
});

test('after a Camp or an Outpost was used, the table reminds of the Dino Attack until it is over', () => {
  const remindersOf = (state: State) => remindersOfTurn(state).map(({ id }) => id);
  const begun = play(newTable(3, { 'start:bo': 'discovery' }), { type: 'beginPlay' });
  expect(remindersOf(begun)).not.toContain('attack');
  const fought = play(begun, {
    type: 'combat',
    player: 'ana',
    reach: false,
    fight: fight({ committed: { light: 1, heavy: 0, leader: false }, dinos: { ...NO_DINOS, trampler: 1 } }),
  });
  expect(remindersOf(fought)).toContain('attack');
  const attacked = play(fought, {
    type: 'dinoAttack',
    owner: 'bo',
    area: 1,
    trigger: 'adventure',
    threshold: 0,
    valorSpent: 0,
    card: { dinos: NO_DINOS, dangerous: 0 },
    dangerousDinos: NO_DINOS,
    dangerousChosen: null,
    successReward: {},
    failReward: {},
    saviorBonus: {},
  });
  expect(remindersOf(attacked)).not.toContain('attack');
  expect(remindersOf(play(fought, { type: 'nextTurn' }))).not.toContain('attack');
});

test('a Permanent Vote lifts the Votes, however it is set (474)', () => {
  const figure = (state: State) =>
    perseverance2
      .table(state)
      .rows[0]?.more?.flatMap(({ figures }) => figures)
      .find(({ id }) => id === 'permanentVotes');
  const begun = newTable(3);
  expect(figure(begun)?.track.max).toBeGreaterThan(0);
  const more = play(begun, { type: 'correct', owner: 'ana', counter: 'permanentVotes', to: 3 });
  expect(more.players.ana).toMatchObject({ permanentVotes: 3, votes: 3 });
});
