import type { StringTree } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { guide } from '@/games/perseverance-2/guide/guide';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { en } from '@/games/perseverance-2/strings/en';
import { pl } from '@/games/perseverance-2/strings/pl';
import { faultFinder } from '../../support/faultsIn';
import {
  cardsSeen,
  expectCardsFit,
  expectSketches,
  expectWaysOpen,
  type Moment,
} from '../../support/testGuide';
import { newTable, play, SEATS } from '../session/playing';

const faultsIn = faultFinder(en);

/** A Camp stands outside already, so that there can be Adventures. */
const begun = (players: 2 | 3 | 4 = 3, answers = {}) =>
  play(
    newTable(players, answers),
    { type: 'addArea', terrain: 'plains' },
    {
      type: 'setArea',
      area: { id: 3, terrain: 'plains', camp: 'bo', outpost: null, watchtower: null },
    },
    { type: 'beginPlay' },
  );
const takeDie = (state: State): Command => ({
  type: 'takeDie',
  player: state.turn,
  owner: 'neutral',
  zone: null,
  changeFace: false,
  matching: false,
  reward: null,
});
const exploring = (state: State): Command => ({ type: 'explore', player: state.turn, take: 'story' });
const turnOf = (state: State): State => play(state, takeDie(state), exploring(state), { type: 'nextTurn' });
const turns = (state: State, count: number): State =>
  Array.from({ length: count }).reduce<State>(turnOf, state);
const cards = (state: State) => guide.chapter(state)?.cards.map(({ id }) => id) ?? null;
/** Two rounds of three: every state between two taps on the table. */
const twoRounds = (start: State): readonly Moment<State>[] => {
  const evening: Moment<State>[] = [{ state: newTable(3), opens: 'setupChecklist' }];
  let state = start;
  for (let turn = 0; turn < 6; turn += 1) {
    const placed = play(state, takeDie(state));
    const explored = play(placed, exploring(placed));
    evening.push({ state, opens: 'turn' }, { state: placed }, { state: explored });
    state = play(explored, { type: 'nextTurn' });
  }
  return evening;
};
/** On the left Area, from a Camp further out. */
const camp = (state: State): Command => ({
  type: 'buildCamp',
  player: state.turn,
  area: 1,
  rally: 3,
  reach: false,
  followers: 0,
  bonus: null,
  perk: null,
});
const attack = (threshold: number): Command => ({
  type: 'dinoAttack',
  owner: 'ana',
  area: 1,
  trigger: 'adventure',
  threshold,
  valorSpent: 0,
  card: { dinos: { trampler: 2, raptor: 0, shieldhead: 0 }, dangerous: 0 },
  dangerousDinos: { trampler: 0, raptor: 0, shieldhead: 0 },
  dangerousChosen: null,
  successReward: {},
  failReward: {},
  saviorBonus: {},
});

describe('the guide of Episode 2', () => {
  test('before the first turn it lays the table', () => {
    expect(cards(newTable(3))).toEqual(['setup']);
  });

  test('two rounds of a first game of three show ten cards, no rule twice', () => {
    const seen = cardsSeen(perseverance2, twoRounds(begun()));
    expect(seen.map(({ id }) => id)).toEqual([
      'setup',
      'perk',
      'die',
      'effect',
      'secondary',
      'endTurn',
      'price',
      'helper',
      'presence',
      'outside',
      'rows',
    ]);
    expect(new Set(seen.map(({ line }) => JSON.stringify(line))).size).toBe(seen.length);
  });

  test('what is done needs no telling, however it was done', () => {
    const placed = play(begun(), takeDie(begun()));
    expect(cards(placed)).toEqual(['effect', 'secondary', 'endTurn']);
    const drunk = play(placed, { type: 'effect', player: 'ana', move: { effect: 'pub' } });
    expect(cards(drunk)).toEqual(['secondary', 'endTurn']);
    expect(cards(play(drunk, exploring(drunk)))).toEqual(['endTurn']);
  });

  test('a Camp outside brings the first attack, also for a player who knows turns; the second one is known', () => {
    const settled = play(turns(begun(), 6), camp(begun()));
    expect(cards(settled)).toEqual(['attack', 'farewell']);
    expectSketches(perseverance2, [settled]);
    const held = play(settled, attack(1));
    expect(cards(held)).toEqual(['farewell']);
    const again = play(held, { type: 'nextTurn' }, { ...camp(held), player: 'bo', area: 2 } as Command);
    expect(again.course.done).toContain('outside');
    expect(cards(again)).toEqual(['farewell']);
  });

  test('a Breach of the player on turn has its card until it is paid', () => {
    const breached = play(begun(), camp(begun()), attack(9));
    expect(cards(breached)).toContain('breach');
    expectSketches(perseverance2, [breached]);
    const paid = play(breached, { type: 'settleBreach', player: 'ana', remove: 'trampler' });
    expect(cards(paid)).not.toContain('breach');
  });

  test('an Adventure under way has its card before everything else', () => {
    const away = play(begun(), {
      type: 'beginAdventure',
      player: 'ana',
      reach: false,
      terrain: 'plains',
      requirement: 1,
      stages: 1,
      trial: null,
      party: { light: 1, heavy: 0, leader: false },
    });
    expect(cards(away)?.slice(0, 2)).toEqual(['adventure', 'attack']);
    expectSketches(perseverance2, [away]);
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
    expect(cards({ ...empty, assembly: 2 })).toEqual(['farewell']);
  });

  test('the end has its card, a finished game has none', () => {
    expect(cards({ ...begun(), phase: 'end' })).toEqual(['end']);
    expect(cards(play(begun(), { type: 'finish' }))).toBeNull();
  });

  test('what a card offers can be done', () => {
    expectSketches(perseverance2, [begun(2), turns(begun(4), 7)]);
    expectWaysOpen(perseverance2, [newTable(2), begun(2), begun(4), turns(begun(), 4)]);
  });

  test.each([2, 3, 4])(
    'the recommended set-up begins a game with %i, whatever was answered before',
    (players) => {
      const seats = SEATS.slice(0, players);
      const before = {
        officers: 'drawn',
        deterministicThreat: true,
        'start:ana': 'discovery',
        'perk:ana': 'lower',
      };
      const config = perseverance2.setup.configure(
        seats,
        { ...before, 'leader:ana': 'keoni', ...guide.firstSetup(seats) },
        { pick: () => 0 },
      );
      expect(config).toMatchObject({
        ok: true,
        value: {
          threat: 'die',
          officers: { sustenance: 'chief-mate', discovery: 'captain' },
          starts: { ana: { zone: 'sustenance', perk: 'defender' } },
        },
      });
    },
  );

  test.each([
    ['English', en],
    ['Polish', pl],
  ] as const)('every card has its words in %s, and few enough of them', (_language, strings) => {
    const breached = play(begun(), camp(begun()), attack(9));
    const everyCard = [
      newTable(3),
      begun(),
      turns(begun(), 1),
      turns(begun(), 3),
      turns(begun(), 6),
      breached,
    ]
      .flatMap((state) => guide.chapter(state)?.cards ?? [])
      .concat(
        perseverance2.wizards.flatMap(({ id }) => guide.beforeWizard(begun(), id)?.cards ?? []),
        guide.intro,
      );
    expect(everyCard.length).toBeGreaterThan(25);
    expect(faultsIn(everyCard)).toEqual([]);
    expectCardsFit(everyCard, strings as StringTree);
  });
});
