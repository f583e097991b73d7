import { unwrap, type Draft } from '@/engine';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { overridden } from '../../../../support/tap';
import { begin, declineOpen, put, putPosition, statusOf, resultOf } from './entering';
import { foldAll, newTable, record } from '../../session/playing';

const dinos = (...types: readonly ('trampler' | 'raptor')[]) => types.map((type) => ({ type, trap: null }));
const light = (owner: string) => ({ owner, type: 'light' as const });

/** Two Raptors of column 2 break through on Ana's turn. */
const AREA: readonly DefenseColumn[] = [
  { dinos: dinos('trampler', 'trampler'), wall: null, soldiers: [light('bo'), light('bo')] },
  { dinos: dinos('raptor', 'raptor'), wall: null, soldiers: [null, null] },
  { dinos: dinos('trampler'), wall: null, soldiers: [light('ana'), light('ana')] },
];

function attack(state: State): Draft {
  return putPosition(state, begin(state, 'expansion', 'ana'), AREA);
}

function setTo(
  state: State,
  draft: Draft,
  step: 'breach' | 'contribution',
  player: string,
  to: number | null,
) {
  const line = resultOf(state, draft, step).find((one) => one.player === player && one.override);
  return overridden(draft, line, to);
}

function totalOf(state: State, draft: Draft, player: string, label: string) {
  return dinoAttack.review(state, draft).find((line) => line.player === player && line.label.key === label);
}

describe('set by hand', () => {
  const state = newTable(3, { edition: 'published-2021' });

  test('another contribution brings other picks, and who may repeat one follows', () => {
    const draft = attack(state);
    const [ana] = resultOf(state, draft, 'contribution');
    expect([ana?.figure, ana?.note?.key]).toEqual(['2', 'session.attack.picksUnpaid']);
    const set = setTo(state, draft, 'contribution', 'cy', 4);
    const cy = resultOf(state, set, 'contribution').find(({ player }) => player === 'cy');
    expect(cy).toMatchObject({ figure: '4', tied: true, override: { computed: 0, value: 4 } });
    expect(cy?.why?.map(({ rule }) => rule.key)).toContain('session.attack.contributionSet');
    expect(unwrap(dinoAttack.commit(state, set))).toMatchObject({ contribution: { cy: 4 } });
    expect(statusOf(state, set, 'cy')).toBe('unpaid');
    expect(
      unwrap(dinoAttack.commit(state, setTo(state, set, 'contribution', 'cy', null))),
    ).not.toHaveProperty('contribution');
  });

  test('a loss that the table counts otherwise changes the Followers, as a correction of the same entry', () => {
    const draft = attack(state);
    expect(totalOf(state, draft, 'ana', 'asset.followers')).toMatchObject({ change: -6, total: 4 });
    const set = setTo(state, draft, 'breach', 'ana', -1);
    const lost = resultOf(state, set, 'breach').find(({ player, override }) => player === 'ana' && override);
    expect(lost?.figure).toBe('−1');
    const { total, why } = totalOf(state, set, 'ana', 'asset.followers') ?? {};
    expect(total).toBe(5);
    expect(why?.at(-1)?.rule.key).toBe('session.event.set');
    const { entries, state: now } = record(state, [unwrap(dinoAttack.commit(state, set))]);
    expect(now.players.ana?.followers).toBe(5);
    expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
  });

  test('a total set on the review is the last word', () => {
    const line = totalOf(state, attack(state), 'ana', 'asset.followers');
    const set = overridden(attack(state), line, 9);
    expect(totalOf(state, set, 'ana', 'asset.followers')).toMatchObject({ total: 9 });
    expect(record(state, [unwrap(dinoAttack.commit(state, set))]).state.players.ana?.followers).toBe(9);
  });
});

describe('Soldiers of Full tracking', () => {
  const seated = newTable(3);
  const bo = seated.players.bo;
  if (!bo) throw new Error('Bo sits here');
  // One Light Soldier each from the start: Bo puts two.
  const state: State = { ...seated, players: { ...seated.players, bo: { ...bo, lightSoldier: 1 } } };

  test('who is put on the grid comes from the board, then from the supply, and the review says so', () => {
    const draft = declineOpen(state, attack(state));
    const line = totalOf(state, draft, 'bo', 'asset.lightSoldier');
    // Both fought Tramplers and come home: one more than before, from the supply.
    expect(line).toMatchObject({ change: 1, total: 2 });
    expect(line?.why.map(({ rule }) => rule.key)).toEqual([
      'session.attack.fromBoard',
      'session.attack.soldiersHome',
    ]);
    const { state: now } = record(state, [unwrap(dinoAttack.commit(state, draft))]);
    expect(now.players.bo?.lightSoldier).toBe(2);
  });

  test('who was tracked there and is not goes back to the board', () => {
    const placed = record(state, [
      {
        type: 'editDefense',
        zone: 'expansion',
        column: 1,
        edit: { piece: 'soldier', row: 'top', to: light('bo') },
      },
    ]).state;
    expect(placed.players.bo?.lightSoldier).toBe(0);
    const none = AREA.map((column) => ({ ...column, soldiers: [null, null] as const }));
    const draft = putPosition(placed, begin(placed, 'expansion', 'ana'), none);
    const { state: now } = record(placed, [unwrap(dinoAttack.commit(placed, draft))]);
    expect(now.players.bo?.lightSoldier).toBe(1);
  });

  test('a Trap that nobody stands on is laid, or taken away, where the grid shows it', () => {
    const draft = attack(state);
    const trap = { piece: 'trap', space: 1, to: { owner: 'cy', type: null } } as const;
    const laid = declineOpen(state, put(state, draft, 2, trap));
    const { state: now } = record(state, [unwrap(dinoAttack.commit(state, laid))]);
    expect(now.zones.expansion.columns[2]?.spaces[1]).toEqual({
      dino: null,
      trap: { owner: 'cy', type: null },
    });
  });
});
