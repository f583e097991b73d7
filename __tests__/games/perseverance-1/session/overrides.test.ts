import * as fc from 'fast-check';
import { EMPTY_DRAFT, type Overrides } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command, RuledCommand } from '@/games/perseverance-1/session/command';
import { COUNTERS, type State } from '@/games/perseverance-1/session/state';
import { withTotals, reviewLines } from '@/games/perseverance-1/session/wizards/wizard';
import { overridden } from '../../../support/tap';
import { faultsIn } from './faultsIn';
import { decideOn, foldAll, followers, newTable, play, record, refusalOf, SEATS } from './playing';
import { randomCommand } from './randomCommands';
import { reviewed } from './reviewed';

const table = play(newTable(3), { type: 'beginPlay' });
const story: RuledCommand = { type: 'action', player: 'ana', move: { action: 'pub' } };

const lines = (overrides: Overrides, command: Command = story, state: State = table) =>
  reviewLines(state, command, overrides);

describe('a review', () => {
  test('shows every number that changes, player by player, Followers first', () => {
    expect(lines({}).map(({ player, label, change }) => [player, label.key, change])).toEqual([
      ['ana', 'asset.followers', 0],
      ['ana', 'asset.story', 2],
      ['bo', 'asset.followers', 0],
      ['cy', 'asset.followers', 0],
    ]);
  });

  test('says why of each number alone, so that the steps add up to its change', () => {
    for (const { change, why } of lines({}))
      expect(
        why.flatMap(({ deltas = [] }) => deltas.map(({ by }) => by)).reduce((sum, by) => sum + by, 0),
      ).toBe(change);
  });

  test('a total set by hand counts, is marked and can be taken back', () => {
    const [, first] = lines({});
    const { overrides: set } = overridden(EMPTY_DRAFT, first, 5);
    const line = lines(set)[1];
    expect(line).toMatchObject({ change: 3, total: 5, override: { computed: 4, value: 5 } });
    expect(overridden({ ...EMPTY_DRAFT, overrides: set }, line, null)).toEqual(EMPTY_DRAFT);
    expect(play(table, withTotals(story, set)).players.ana?.story).toBe(5);
  });

  test('a refused command has nothing to show', () => {
    expect(lines({}, { type: 'beginPlay' })).toEqual([]);
  });

  test('every word has its text', () => {
    expect(faultsIn(lines({ 'total:story:ana': 9 }))).toEqual([]);
  });
});

describe('set by hand', () => {
  const set = (command: RuledCommand, owner: string, counter: (typeof COUNTERS)[number], to: number) =>
    ({ type: 'byHand', command, corrections: [{ owner, counter, to }] }) as const;

  test('one entry: what the rules say, then a correction', () => {
    const { entries } = record(table, [set(story, 'ana', 'story', 7)]);
    expect(entries.map((entry) => entry.kind === 'act' && entry.events.map(({ type }) => type))).toEqual([
      ['actionTaken', 'corrected'],
    ]);
    const corrected = entries[0]?.kind === 'act' ? entries[0].events[1] : undefined;
    expect(corrected && perseverance1.describe(corrected, table.config).correction).toBe(true);
  });

  test.each([
    ['beyond the track', set(story, 'ana', 'valor', 7), 'outside'],
    ['of somebody who does not sit here', set(story, 'nobody', 'followers', 7), 'unknownPlayer'],
    ['of the Dissenters where there are none', set(story, 'dissenters', 'votes', 7), 'unknownPlayer'],
    ['on top of what is refused', set({ type: 'beginPlay' }, 'ana', 'valor', 1), 'alreadyBegun'],
  ])('is refused %s', (_name, command, code) => {
    expect(refusalOf(table, command)).toBe(code);
  });

  test('what the rules say already is no correction', () => {
    const decision = decideOn(table, set(story, 'ana', 'followers', 10));
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(['actionTaken']);
  });

  test('at the end the places follow from what was set, and opening the game again takes it back', () => {
    const end: State = { ...table, phase: 'end' };
    const after = play(end, set({ type: 'resolveFinal', players: null }, 'cy', 'followers', 99));
    expect(perseverance1.result(after)?.find(({ winner }) => winner)).toMatchObject({
      player: 'cy',
      score: 99,
    });
    const again = play(after, { type: 'reopen' });
    expect(followers(again)).toEqual(followers(end));
    // Where Followers came from adds up before and after.
    for (const state of [after, play(again, { type: 'finish' })])
      for (const { score, sources } of perseverance1.result(state) ?? [])
        expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  });
});

test('any command with any figures by hand is one entry, shown before as it is after, and one undo takes it back', () => {
  const players = SEATS.slice(0, 3).map(({ id }) => id);
  let taken = 0;
  fc.assert(
    fc.property(
      fc.array(randomCommand(players), { maxLength: 20 }),
      randomCommand(players).filter(({ type }) => type !== 'threat'),
      fc.dictionary(
        fc
          .tuple(fc.constantFrom(...COUNTERS), fc.constantFrom(...players))
          .map(([counter, player]) => `total:${counter}:${player}`),
        fc.nat(5),
        { maxKeys: 3 },
      ),
      (before, command, figures) => {
        const state = before.reduce((now, next) => (decideOn(now, next).ok ? play(now, next) : now), table);
        const whole = withTotals(command, figures);
        if (!decideOn(state, whole).ok) return;
        taken++;
        const { state: after, entries } = record(state, [whole]);
        const review = lines(figures, command, state);
        expect(reviewed(review)).toEqual(followers(after));
        for (const { why, change } of review)
          expect(why.flatMap(({ deltas = [] }) => deltas).reduce((sum, { by }) => sum + by, 0)).toBe(change);
        expect(entries).toHaveLength(1);
        expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
      },
    ),
    { numRuns: 200 },
  );
  expect(taken).toBeGreaterThan(20);
});
