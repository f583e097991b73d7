import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { decideOn, die, newTable, play, refusalOf } from '../../session/playing';
import { tapThrough } from '../../session/tapping';

describe('the Leader in a Community area, 000:573, 001:1478', () => {
  const go = (more: object): Command =>
    ({ type: 'leaderToCommunity', player: 'ana', zone: 'sustenance', ...more }) as Command;

  test('resolves one effect of that Zone, in one entry, without Dinos', () => {
    const state = play(newTable(3), go({ effect: { action: 'rations' } }));
    expect(state.players.ana).toMatchObject({ community: 'sustenance', food: 4 });
    expect(refusalOf(newTable(3), go({ effect: { action: 'salvage' } }))).toBe('effectElsewhere');
  });

  test('the wizard offers what the Zone has', () => {
    const { steps, command } = tapThrough(newTable(3), 'secondary', ['community', 'protection', 'salvage']);
    expect(command).toMatchObject({ zone: 'protection', effect: { action: 'salvage' } });
    const asked = steps.find(({ id }) => id === 'communityEffect');
    expect(asked?.kind === 'choice' && asked.options.map(({ id }) => id)).toEqual([
      'salvage',
      'fortifications',
      'none',
    ]);
  });
});

describe('Settlement spaces 3 and 4', () => {
  const settle = (cubes?: number): Command => ({
    type: 'action',
    player: 'ana',
    move: {
      action: 'settle',
      placements: [{ zone: 'military', space: 3 }],
      place: [],
      ...(cubes !== undefined && { cubes }),
    },
  });
  const cubes = (state: State) =>
    state.officers['chief-of-security'].slots.filter((id) => id === 'ana').length;

  test('000:490: in the beta they are the Influence action, further cubes for Stories', () => {
    const state = newTable(3, { edition: 'beta-2020' });
    const two = play(state, settle(2));
    expect(cubes(two)).toBe(2);
    expect(two.players.ana?.story).toBe(0);
    expect(cubes(play(state, settle()))).toBe(1);
    // No Secondary Action is used up by it.
    expect(two.course.done).not.toContain('secondary');
  });

  test('001:1293: the published book gives exactly one', () => {
    expect(cubes(play(newTable(3), settle()))).toBe(1);
    expect(refusalOf(newTable(3), settle(2))).toBe('oneSettlementCube');
  });
});

test('001:817: an effect of which nothing can be resolved cannot be chosen', () => {
  const poor = play(newTable(3), { type: 'correct', owner: 'ana', counter: 'food', to: 0 });
  const effect = perseverance1.wizards.find(({ id }) => id === 'effect')!;
  const [step] = effect.steps(poor, effect.begin(poor));
  const reasonOf = (id: string) =>
    step?.kind === 'choice' ? step.options.find((option) => option.id === id)?.reason?.key : undefined;
  expect(reasonOf('settle')).toBe('refusal.settlePrice');
  expect(reasonOf('politicsPool')).toBe('refusal.optionPrice');
  expect(reasonOf('training')).toBeUndefined();
});

test('Politics says that the Food is missing, and not the die', () => {
  const state = play(newTable(3), die('ana'), { type: 'correct', owner: 'ana', counter: 'food', to: 0 });
  const effect = perseverance1.wizards.find(({ id }) => id === 'effect')!;
  const [step] = effect.steps(state, effect.begin(state));
  const board = step?.kind === 'choice' && step.options.find(({ id }) => id === 'politicsBoard');
  expect(board && board.reason?.key).toBe('refusal.optionPrice');
});

test('the timeline says where a Settlement and a Wall went', () => {
  const state = newTable(3);
  const note = (command: Command) => {
    const decision = decideOn(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    return JSON.stringify(perseverance1.describe(decision.value[0]!, state.config).note);
  };
  expect(
    note({
      type: 'action',
      player: 'ana',
      move: { action: 'settle', placements: [{ zone: 'military', space: 2 }], place: [] },
    }),
  ).toContain('settledAt');
  expect(
    note({
      type: 'action',
      player: 'ana',
      move: {
        action: 'fortifications',
        steps: [{ option: 'wall-mr', spot: { zone: 'military', column: 1 } }],
      },
    }),
  ).toContain('putAt');
});
