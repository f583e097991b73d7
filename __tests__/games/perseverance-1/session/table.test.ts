import type { Figure } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { decideOn, dinosAt, newTable, play } from './playing';

const view = perseverance1.table;
const full = newTable(3);
const essentials = newTable(3, { tracking: 'essentials' });

describe('the table screen', () => {
  test('shows the Assembly, the dice that are left, and everybody’s numbers', () => {
    const table = view(full);
    expect(table.heading).toEqual({ key: 'session.table.assembly', params: { number: 1, of: 3 } });
    expect(table.detail).toEqual({ key: 'session.table.diceLeft', params: { count: 11 } });
    expect(table.pips).toEqual({ lit: 11, of: 11 });
    expect(table.rows.map(({ player, now }) => [player, now])).toEqual([
      ['ana', true],
      ['bo', false],
      ['cy', false],
    ]);
    expect(table.rows[0]?.main).toMatchObject({ id: 'followers', value: 10, icon: 'followers' });
    expect(table.rows[0]?.stats.map(({ icon }) => icon)).toEqual(['votes', 'safeguard', 'valor']);
    expect(table.rows[0]?.note).toEqual({ key: 'leader.adelita' });
  });

  test('every number on it answers a tap and the keypad, or says where to change it', () => {
    const figures = (state: typeof full): readonly Figure<Command>[] =>
      view(state).rows.flatMap(({ main, stats, goods = [], more = [] }) => [
        ...(main ? [main] : []),
        ...stats,
        ...goods,
        ...more.flatMap((group) => group.figures),
      ]);
    for (const state of [full, essentials]) {
      for (const figure of figures(state)) {
        const decision = decideOn(state, figure.adjust(1));
        const derived = figure.track.min === figure.track.max;
        expect([figure.id, decision.ok]).toEqual([figure.id, !derived]);
        const why = figure.note ? 'notTracked' : 'derived';
        if (derived) expect(decision).toMatchObject({ error: { code: why } });
        else expect(decideOn(state, figure.set(figure.value === 3 ? 4 : 3)).ok).toBe(true);
      }
    }
  });

  test('Essentials shows Threat tokens where they are used, and a dash for what nobody has counted', () => {
    expect(view(essentials).rows[0]?.more?.map(({ id }) => id)).toEqual(['last']);
    for (const figure of view(essentials).rows[0]?.more?.[0]?.figures ?? [])
      expect(figure).toMatchObject({ unknown: true, note: { key: 'session.level.uncounted' } });
    const threat = newTable(3, { tracking: 'essentials', 'deterministic.threat': true });
    expect(view(threat).rows[0]?.more?.map(({ id }) => id)).toEqual(['threat', 'last']);
    expect(view(full).rows[0]?.more?.map(({ id }) => id)).toEqual([
      'resources',
      'soldiers',
      'patrols',
      'usedTraps',
      'supplies',
    ]);
  });

  test('three actions in the bar, the others behind "more"', () => {
    expect(view(full).actions.map(({ id }) => id)).toEqual(['nextTurn', 'influence', 'officers']);
    expect(view(full).primary).toMatchObject({ player: 'ana', does: { kind: 'wizard', wizard: 'turn' } });
    const ids = view(full).more?.map(({ id }) => id) ?? [];
    for (const id of [
      'zones',
      'challengeCard',
      'patrolBegin',
      'threat',
      'effect',
      'defense',
      'tracking',
      'note',
      'finish',
    ])
      expect(ids).toContain(id);
    expect(view(essentials).more?.map(({ id }) => id)).not.toContain('defense');
    // Every wizard that is offered exists.
    const known = perseverance1.wizards.map(({ id }) => id);
    for (const { does } of [...view(full).actions, ...(view(full).more ?? [])])
      if (does.kind === 'wizard') expect(known).toContain(does.wizard);
  });

  test('reminds of a Patrol, of a full area and of an empty pool, in that order', () => {
    const zone = 'military' as const;
    const state = play(
      full,
      { type: 'patrolBegin', player: 'ana', soldiers: { light: 1, heavy: 0 }, stages: 1, requirement: 1 },
      ...dinosAt(
        zone,
        [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'raptor' })),
      ),
      ...['ana', 'bo', 'cy'].map((owner): Command => ({ type: 'correctDice', owner, inPlay: 1, pool: 0 })),
      { type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 0 },
    );
    const next = perseverance1.turnPage?.(state)?.next;
    expect(next?.reminders?.map(({ id }) => id)).toEqual(['patrol', 'attack', 'assembly']);
    expect(next).toMatchObject({ player: 'bo', does: { command: { type: 'nextTurn' } } });
    // The same in the bar of the table.
    expect(view(state).actions.find(({ id }) => id === 'nextTurn')?.reminders).toEqual(next?.reminders);
    // It reminds; it never stops anybody.
    expect(decideOn(state, { type: 'nextTurn' }).ok).toBe(true);
    // Two taps on one button end one turn: the second still names whose turn it was.
    expect(decideOn(state, { type: 'nextTurn', from: 'ana' }).ok).toBe(true);
    expect(decideOn(state, { type: 'nextTurn', from: 'bo' })).toMatchObject({
      error: { code: 'turnIsOver' },
    });
    expect(perseverance1.turnPage?.(full)?.next.reminders).toBeUndefined();
  });

  test('the page of a turn leads on to what the rules want once the turn itself is over, or cannot begin', () => {
    const empty = (state: State) =>
      play(
        state,
        ...['ana', 'bo', 'cy'].map((owner): Command => ({ type: 'correctDice', owner, inPlay: 1, pool: 0 })),
        { type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 0 },
      );
    const page = (state: State) => perseverance1.turnPage?.(state);
    const over = (state: State): State => ({
      ...state,
      course: { ...state.course, done: ['die', 'effect', 'secondary'] },
    });
    expect(page(full)?.first).toBeUndefined();
    expect(page(over(full))?.first).toBeUndefined();
    // No die is left: the next turn is not begun.
    const assembly = { does: { kind: 'wizard', wizard: 'assembly' } };
    expect(page(empty(full))).toMatchObject({ first: assembly });
    // It is one button, not two.
    expect(page(empty(full))?.marks.map(({ id }) => id)).not.toContain('assembly');
    // The last die is still being used: first its Effect.
    const using: State = { ...empty(full), course: { ...full.course, done: ['die'] } };
    expect(page(using)?.first).toBeUndefined();
    expect(page(using)?.marks.map(({ id }) => id)).toContain('assembly');
    expect(page(over(using))).toMatchObject({ first: assembly });
  });

  test('one Dino before an attack the table leads to what would happen, and no reminder of an attack stands in the way', () => {
    const filled = (columns: readonly number[]) =>
      play(
        full,
        { type: 'beginPlay' },
        ...dinosAt(
          'military',
          columns.map((column) => ({ column, dino: 'raptor' })),
        ),
      );
    const near = view(filled([0, 0, 1, 1, 2]));
    expect(near.hint).toMatchObject({
      text: { key: 'session.reminder.oneAway' },
      does: { kind: 'screen', screen: 'defense' },
    });
    expect(near.actions[0]?.reminders?.map(({ id }) => id)).toEqual(['die', 'secondary']);
    expect(view(filled([0, 0, 1, 1])).hint).toBeUndefined();
    expect(view(filled([0, 0, 1, 1, 2, 2])).hint).toBeUndefined();
    expect(view({ ...filled([0, 0, 1, 1, 2]), tracking: 'essentials' }).hint).toBeUndefined();
  });

  test('a finished game shows places and can be reopened', () => {
    const table = view(play(full, { type: 'finish' }));
    expect(table.primary).toBeUndefined();
    expect(table.actions.map(({ id }) => id)).toEqual(['note', 'reopen']);
    expect(table.rows.every(({ now }) => !now)).toBe(true);
  });
});
