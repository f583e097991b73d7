import { perseverance1 } from '@/games/perseverance-1';
import { guide } from '@/games/perseverance-1/guide/guide';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { en } from '@/games/perseverance-1/strings/en';
import { pl } from '@/games/perseverance-1/strings/pl';
import type { StringTree } from '@/engine';
import {
  cardsSeen,
  expectCardsFit,
  expectSketches,
  expectWaysOpen,
  type Moment,
} from '../../support/testGuide';
import { faultsIn } from '../session/faultsIn';
import { dinosAt, newTable, play, SEATS } from '../session/playing';

const begun = (players: 2 | 3 | 4 = 3, answers = {}) =>
  play(newTable(players, { leaderAbilities: false, ...answers }), { type: 'beginPlay' });
const takeDie = (state: State): Command => ({
  type: 'takeDie',
  player: state.turn,
  owner: 'neutral',
  zone: null,
  changeFace: false,
});
const oneCube = (state: State): Command => ({
  type: 'influence',
  player: state.turn,
  officer: 'chief-mate',
  count: 1,
  source: 'action',
  foodUsed: 0,
});
const turnOf = (state: State): State => {
  const placed = play(state, takeDie(state));
  return play(placed, oneCube(placed), { type: 'nextTurn' });
};
const turns = (state: State, count: number): State =>
  Array.from({ length: count }).reduce<State>(turnOf, state);
const cards = (state: State) => guide.chapter(state)?.cards.map(({ id }) => id) ?? null;
/** Two rounds of three: every state between two taps on the table, with the wizards that it opens. */
const twoRounds = (start: State): readonly Moment<State>[] => {
  const evening: Moment<State>[] = [{ state: newTable(3), opens: 'setupChecklist' }];
  let state = start;
  for (let turn = 0; turn < 6; turn += 1) {
    const placed = play(state, takeDie(state));
    const influenced = play(placed, oneCube(placed));
    evening.push({ state, opens: 'turn' }, { state: placed }, { state: influenced });
    state = play(influenced, { type: 'nextTurn' });
  }
  return evening;
};

describe('the guide', () => {
  test('before the first turn it lays the table', () => {
    expect(cards(newTable(3))).toEqual(['setup']);
  });

  test('two rounds of a first game of three show ten cards, no rule twice', () => {
    const seen = cardsSeen(perseverance1, twoRounds(begun(3, { tracking: 'essentials' })));
    expect(seen.map(({ id }) => id)).toEqual([
      'setup',
      'die',
      'dinos',
      'effect',
      'secondary',
      'endTurn',
      'price',
      'helper',
      'presence',
      'soldiers',
      'bonus',
    ]);
    expect(new Set(seen.map(({ line }) => JSON.stringify(line))).size).toBe(seen.length);
  });

  test('what is not needed at once waits: for the second player, then for the second round', () => {
    const first = begun();
    const basics = ['die', 'dinos', 'effect', 'secondary'];
    expect(cards(first)).toEqual([...basics, 'endTurn']);
    expect(cards(turns(first, 1))).toEqual([...basics, 'price', 'helper', 'endTurn']);
    expect(cards(turns(first, 3))).toEqual([...basics, 'price', 'helper', 'presence', 'endTurn']);
    expect(cards(turns(first, 5))?.slice(-4)).toEqual(['presence', 'soldiers', 'bonus', 'endTurn']);
  });

  test('with two players nothing is left out', () => {
    const had = turns(begun(2), 3);
    expect(cards(had)?.slice(-4)).toEqual(['presence', 'soldiers', 'bonus', 'endTurn']);
  });

  test('what is done needs no telling, however it was done', () => {
    const first = begun();
    const placed = play(first, takeDie(first));
    expect(cards(placed)).toEqual(['dinos', 'effect', 'secondary', 'endTurn']);
    const fed = play(placed, { type: 'action', player: 'ana', move: { action: 'rations' } });
    expect(cards(fed)).toEqual(['dinos', 'secondary', 'endTurn']);
    expect(cards(play(fed, oneCube(fed)))).toEqual(['dinos', 'endTurn']);
  });

  test('a cube that a Settlement space gives is not the Secondary Action', () => {
    const settled = play(begun(), {
      type: 'action',
      player: 'ana',
      move: { action: 'settle', placements: [{ zone: 'sustenance', space: 3 }], place: [] },
    });
    expect(settled.course.done).toEqual(['effect']);
    expect(cards(settled)).toContain('secondary');
  });

  test('after two turns of everybody it says goodbye, and has nothing more to tell', () => {
    const after = turns(begun(), 6);
    expect(Object.values(after.course.turns)).toEqual([2, 2, 2]);
    expect(cards(after)).toEqual(['farewell']);
  });

  test('only a table with abilities hears of them, each player once', () => {
    const beta = begun(3, { edition: 'beta-2020' });
    expect(cards(beta)?.[0]).toBe('leader:ana');
    expect(guide.chapter(beta)?.cards[0]).toMatchObject({ reference: 'adelita' });
    expect(cards(turns(beta, 1))?.[0]).toBe('leader:bo');
    expect(cards(turns(beta, 3))?.[0]).toBe('die');
  });

  test('a Zone full of Dinos brings the first attack to the end of the turn, the second one is known', () => {
    const dinos = [0, 1, 2].flatMap((column) =>
      (['raptor', 'trampler'] as const).map((dino) => ({ column, dino })),
    );
    const full = play(begun(), ...dinosAt('military', dinos));
    expect(cards(full)).toEqual(['attack', 'die', 'dinos', 'effect', 'secondary', 'endTurn']);
    expectSketches(perseverance1, [full]);
    const later = play(turns(begun(), 6), ...dinosAt('military', dinos));
    expect(cards(later)).toEqual(['attack', 'farewell']);
    expect(cards(play(later, { type: 'setDangerous', zone: 'expansion', to: true }))).not.toContain('attack');
  });

  test('the empty pool of the first round brings the Assembly, that of the second does not', () => {
    const empty = play(
      turns(begun(), 6),
      ...Object.entries(begun().dice).map(([owner, { inPlay }]): Command => ({
        type: 'correctDice',
        owner,
        inPlay,
        pool: 0,
      })),
    );
    expect(cards(empty)).toEqual(['assembly', 'farewell']);
    expectSketches(perseverance1, [empty]);
    expect(cards({ ...empty, assembly: 2 })).toEqual(['farewell']);
  });

  test('a Patrol under way has its card before everything else', () => {
    const away = play(begun(), {
      type: 'patrolBegin',
      player: 'ana',
      soldiers: { light: 1, heavy: 0 },
      stages: 1,
      requirement: 1,
    });
    expect(cards(away)?.[0]).toBe('patrol');
  });

  test('the end has its card, a finished game has none', () => {
    expect(cards({ ...begun(), phase: 'end' })).toEqual(['end']);
    expect(cards(play(begun(), { type: 'finish' }))).toBeNull();
  });

  test('what a card offers can be done, and its sketch is there', () => {
    expectSketches(perseverance1, [newTable(4), begun(2), turns(begun(), 5), turns(begun(4), 7)]);
    expectWaysOpen(perseverance1, [
      newTable(2),
      begun(2),
      begun(4, { tracking: 'essentials' }),
      turns(begun(), 4),
    ]);
  });

  test('the recommended set-up begins a game, with 2, 3 and 4, whatever was answered before', () => {
    for (const players of [2, 3, 4]) {
      const seats = SEATS.slice(0, players);
      const before = {
        edition: 'beta-2020',
        tracking: 'full',
        'placement:ana': 'military',
        officers: 'drawn',
      };
      const config = perseverance1.setup.configure(
        seats,
        { ...before, ...guide.firstSetup(seats) },
        { pick: () => 0 },
      );
      expect(config).toMatchObject({
        ok: true,
        value: {
          edition: 'published-2021',
          tracking: 'essentials',
          leaderAbilities: false,
          officers: { sustenance: 'chief-mate', protection: 'chief-engineer' },
        },
      });
    }
  });

  test.each([
    ['English', en],
    ['Polish', pl],
  ] as const)('every card has its words in %s, and few enough of them', (_language, strings) => {
    const everyCard = [newTable(3), begun(), turns(begun(), 1), turns(begun(), 3), turns(begun(), 6)]
      .flatMap((state) => guide.chapter(state)?.cards ?? [])
      .concat(
        ['setupChecklist', 'dinoAttack', 'assembly', 'finalScoring', 'patrolBegin', 'patrolStage'].flatMap(
          (wizard) => guide.beforeWizard(begun(), wizard)?.cards ?? [],
        ),
        guide.intro,
      );
    expect(faultsIn(everyCard)).toEqual([]);
    expectCardsFit(everyCard, strings as StringTree);
  });
});
