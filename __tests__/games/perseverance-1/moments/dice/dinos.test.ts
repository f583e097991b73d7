import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { Dino, Zone } from '@/games/perseverance-1/terms';
import { decideOn, die, dinosAt, newTable, play, refusalOf } from '../../session/playing';
import { tapThrough } from '../../session/tapping';

/** Far row first, as on the board: T, R or a dot for each Dino space. */
function drawn({ zones }: State, zone: Zone): readonly string[] {
  const letter = (dino: Dino | null | undefined) => (dino ? (dino === 'raptor' ? 'R' : 'T') : '.');
  return [2, 1, 0].map((space) =>
    zones[zone].columns.map(({ spaces }) => letter(spaces[space]?.dino)).join(''),
  );
}

const arrive = (...dinos: readonly Dino[]): Command => ({ type: 'placeDinos', zone: 'military', dinos });

describe('Dinos along the arrows', () => {
  test('001:774: from the top left, row by row', () => {
    const safe = play(newTable(3), arrive('raptor', 'trampler', 'raptor', 'trampler'));
    expect(drawn(safe, 'military')).toEqual(['...', 'RTR', 'T..']);
    const dangerous = play(newTable(4), { type: 'setDangerous', zone: 'military', to: true });
    expect(drawn(play(dangerous, arrive('raptor', 'trampler', 'raptor')), 'military')).toEqual([
      '.RT.',
      'R...',
      '....',
    ]);
  });

  test('000:288, 001:788: as many as there are spaces, the others are left out', () => {
    const five = play(newTable(3), arrive('raptor', 'raptor', 'raptor', 'raptor', 'raptor'));
    const decision = decideOn(five, arrive('trampler', 'trampler'));
    expect(decision).toMatchObject({ ok: true, value: [{ type: 'dinosPlaced', count: 1, ignored: 1 }] });
    expect(drawn(play(five, arrive('trampler', 'trampler')), 'military')).toEqual(['...', 'RRR', 'RRT']);
  });

  test('001:792: a Dino goes onto a Trap', () => {
    const trapped = play(newTable(3), {
      type: 'editDefense',
      zone: 'military',
      column: 0,
      edit: { piece: 'trap', space: 1, to: { owner: 'bo', type: null } },
    });
    expect(play(trapped, arrive('raptor')).zones.military.columns[0]?.spaces[1]).toEqual({
      dino: 'raptor',
      trap: { owner: 'bo', type: null },
    });
  });

  test('a die and the Dinos of its space are one entry with one line for all of them', () => {
    const decision = decideOn(newTable(3), die('ana', { dinos: ['raptor', 'trampler'] }));
    expect(decision).toMatchObject({
      ok: true,
      value: [{ type: 'dieTaken' }, { type: 'dinosPlaced', count: 2, dinos: ['raptor', 'trampler'] }],
    });
  });
});

describe('Fireworks, 000:957, 001:2481', () => {
  const fireworks = { dino: 'raptor', zone: 'expansion' } as const;

  test('Jack sends one of the Dinos that came to another Zone', () => {
    const state = play(newTable(3), die('bo', { dinos: ['raptor', 'trampler'], fireworks }));
    expect(drawn(state, 'military')).toEqual(['...', 'T..', '...']);
    expect(drawn(state, 'expansion')).toEqual(['...', 'R..', '...']);
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    ['nobody else has them', [], die('ana', { dinos: ['raptor'], fireworks }), 'onlyJack'],
    ['it has to be one that came', [], die('bo', { dinos: ['trampler'], fireworks }), 'fireworks'],
    [
      'not back into the same Zone',
      [],
      die('bo', { dinos: ['raptor'], fireworks: { dino: 'raptor', zone: 'military' } }),
      'fireworks',
    ],
    [
      'an area with one free space would be completed',
      dinosAt(
        'expansion',
        [0, 0, 1, 1, 2].map((column) => ({ column, dino: 'raptor' })),
      ),
      die('bo', { dinos: ['raptor'], fireworks }),
      'fireworksRoom',
    ],
  ])('%s', (_name, before, command, code) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('two free spaces are enough, and only such Zones are offered', () => {
    const nearly = play(
      newTable(3, { 'leader:ana': 'jack', 'leader:bo': 'adelita' }),
      ...dinosAt(
        'expansion',
        [0, 0, 1, 1, 2].map((column) => ({ column, dino: 'raptor' })),
      ),
    );
    const taps = ['neutral', 'military', 'raptor', 'raptor-protection'];
    const { command, steps } = tapThrough(nearly, 'takeDie', taps);
    expect(command).toMatchObject({ dinos: ['raptor'], fireworks: { dino: 'raptor', zone: 'protection' } });
    const asked = steps.find(({ id }) => id === 'fireworks');
    expect(asked?.kind === 'choice' && asked.options.map(({ id }) => id)).toEqual([
      'none',
      'raptor-sustenance',
      'raptor-protection',
    ]);
  });
});
