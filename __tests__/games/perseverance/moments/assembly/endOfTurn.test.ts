import { nameOf } from '@/games/perseverance/names';
import { endOfTurn } from '@/games/perseverance/moments/assembly/wrapUp';
import { assembly as assemblyOfOne } from '@/games/perseverance-1/moments/assembly/wizard';
import type { Command as CommandOfOne } from '@/games/perseverance-1/session/command';
import { reminders } from '@/games/perseverance-1/session/view/tableActions';
import { assembly as assemblyOfTwo } from '@/games/perseverance-2/moments/assembly/wizard';
import type { Command as CommandOfTwo } from '@/games/perseverance-2/session/command';
import type { State as StateOfTwo } from '@/games/perseverance-2/session/state';
import { endReminders } from '@/games/perseverance-2/session/view/reminders';
import { ZONES } from '@/games/perseverance-2/terms';
import * as one from '../../../perseverance-1/session/playing';
import * as two from '../../../perseverance-2/session/playing';

const OTHERS = ['ana', 'bo', 'cy'] as const;

describe('the Assembly of Episode 2 ends the turn that took the last die', () => {
  const begun = two.play(two.newTable(3), { type: 'beginPlay' });
  const lastDie = two.play(
    begun,
    { type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 1 },
    ...OTHERS.map((owner): CommandOfTwo => ({ type: 'correctDice', owner, inPlay: 1, pool: 0 })),
  );
  const die: CommandOfTwo = {
    type: 'takeDie',
    player: 'ana',
    owner: 'neutral',
    zone: 'sustenance',
    changeFace: false,
    matching: false,
    reward: null,
    effect: { effect: 'pub' },
  };
  const placed = two.play(lastDie, die);
  const done = two.play(placed, { type: 'explore', player: 'ana', take: 'story' });
  const ends = (state: StateOfTwo) => endOfTurn(state, endReminders(state));
  const choice = { first: 'votes', second: 'followers', popular: null } as const;
  const hold = {
    type: 'resolveAssembly',
    choices: Object.fromEntries(ZONES.map((zone) => [zone, choice])),
  } as const;
  const next = (state: StateOfTwo) =>
    assemblyOfTwo.wrapUp?.(state, assemblyOfTwo.begin(state)).lines.find(({ id }) => id === 'next')?.text;

  test('once everything of that turn is done', () => {
    expect(ends(done)).toEqual({ endsTurn: true });
    expect(ends(placed)).toEqual({});
    expect(ends(begun)).toEqual({});
    const breached = two.play(done, {
      type: 'setPieces',
      player: 'ana',
      piece: 'breach',
      to: { at: 'camp', area: null, dinos: { trampler: 1, raptor: 0, shieldhead: 0 }, savior: {} },
    });
    expect(ends(breached)).toEqual({});
    expect(ends({ ...done, assembly: done.assemblies })).toEqual({});
  });

  test('in the same entry; what was stored without it stays as it was', () => {
    expect(two.play(done, hold)).toMatchObject({ turn: 'ana', assembly: 2 });
    const { state, entries } = two.record(done, [{ ...hold, endsTurn: true }]);
    expect(state).toMatchObject({ turn: 'bo', assembly: 2, course: { done: [], turns: { ana: 1 } } });
    expect(entries).toHaveLength(1);
  });

  test('and nobody is skipped who was given the turn too early', () => {
    const early = two.play(done, { type: 'nextTurn' });
    expect(ends(early)).toEqual({});
    expect(next(done)).toEqual(next(early));
  });

  test('and the wrap-up names the player whom the table will show', () => {
    expect(next(done)).toMatchObject({
      key: 'session.assemblyWizard.next',
      params: { player: nameOf('bo') },
    });
    // Something of the turn still waits, or nobody tracks the dice: the lamp stays where it is.
    for (const state of [placed, begun]) {
      expect(two.play(state, { ...hold, ...ends(state) }).turn).toBe('ana');
      expect(next(state)).toMatchObject({
        key: 'session.assemblyWizard.stillOn',
        params: { player: nameOf('ana') },
      });
    }
  });
});

describe('the Assembly of Episode 1 ends the turn that took the last die', () => {
  const lastDie = one.play(
    one.newTable(3),
    { type: 'beginPlay' },
    { type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 1 },
    ...OTHERS.map((owner): CommandOfOne => ({ type: 'correctDice', owner, inPlay: 1, pool: 0 })),
  );
  const placed = one.play(lastDie, {
    type: 'takeDie',
    player: 'ana',
    owner: 'neutral',
    zone: 'sustenance',
    changeFace: false,
  });
  const done = one.play(placed, {
    type: 'influence',
    player: 'ana',
    officer: 'chief-mate',
    count: 1,
    source: 'action',
    foodUsed: 0,
  });
  const hold = {
    type: 'resolveAssembly',
    choices: { sustenance: 'votes', military: 'votes', expansion: 'votes', protection: 'votes' },
    zones: null,
    records: null,
  } as const;

  test('once everything of that turn is done, in the same entry', () => {
    expect(endOfTurn(placed, reminders(placed))).toEqual({});
    expect(endOfTurn(done, reminders(done))).toEqual({ endsTurn: true });
    expect(one.play(done, hold).turn).toBe('ana');
    expect(one.play(done, { ...hold, endsTurn: true })).toMatchObject({ turn: 'bo', assembly: 2 });
  });

  test('who goes on is what the wrap-up says', () => {
    const lines = assemblyOfOne.wrapUp?.(done, assemblyOfOne.begin(done)).lines ?? [];
    expect(JSON.stringify(lines.find(({ id }) => id === 'next'))).toContain('bo');
  });
});
