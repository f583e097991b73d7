import { EMPTY_DRAFT, unwrap } from '@/engine';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { faultsIn } from '../../session/faultsIn';
import { dinosAt, newTable, play } from '../../session/playing';
import { refusedAfter, tapThrough, wizardOf, type Tap } from '../../session/tapping';

const full = newTable(3);
const essentials = newTable(3, { tracking: 'essentials' });

function rich(state: State, ...more: readonly Command[]): State {
  return play(
    state,
    ...(['food', 'mr', 'story'] as const).map((counter): Command => ({
      type: 'correct',
      owner: 'ana',
      counter,
      to: 5,
    })),
    ...more,
  );
}

const FROM_TABLE: readonly (readonly [string, State, string, readonly Tap[], object])[] = [
  [
    'Training: three options, a Soldier trained is placed at once',
    rich(full),
    'effect',
    ['training', ['light', 'heavy-mr', 'place'], 'heavy', 'military-1-top', 'light', 'protection-0-bottom'],
    { lightSoldier: 1, heavySoldier: 0, mr: 4, story: 4, valor: 1, safeguard: 1 },
  ],
  ['Training: one option is enough', full, 'effect', ['training', ['story']], { story: 3, followers: 10 }],
  [
    'Training in the beta: the Story costs a Follower',
    newTable(3, { edition: 'beta-2020' }),
    'effect',
    ['training', ['story']],
    { story: 3, followers: 9 },
  ],
  [
    'Training: two Light become Heavy',
    rich(full, { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 3 }),
    'effect',
    ['training', ['convert'], '2'],
    { lightSoldier: 1, heavySoldier: 2, story: 4 },
  ],
  [
    'Settle: one on space 2 for its Vote',
    full,
    'effect',
    ['settle', 'one', 'sustenance-2'],
    { food: 1, votes: 1 },
  ],
  [
    'Settle: two, the second on the lowest free space',
    rich(full),
    'effect',
    ['settle', 'two', 'sustenance-6', 'military'],
    { food: 4, mr: 4, story: 4, votes: 2 },
  ],
  [
    'Settle on space 10: Soldiers may be placed',
    rich(full, { type: 'setDangerous', zone: 'military', to: true }),
    'effect',
    ['settle', 'one', 'military-10', 'light', 'military-0-top'],
    { food: 4, lightSoldier: 0, valor: 1 },
  ],
  [
    'Fortifications: a Trap and a Wall',
    rich(full),
    'effect',
    ['fortifications', ['trap-food', 'wall-story-mr'], 'military-0-1', 'military-0'],
    { food: 4, valor: 1, mr: 4, story: 4, followers: 12 },
  ],
  [
    'Soldiers: one is enough, and there is nobody else',
    full,
    'secondary',
    ['soldiers', 'light', 'expansion-2-bottom'],
    { lightSoldier: 0, safeguard: 1 },
  ],
  [
    'Leader to a Community area',
    full,
    'secondary',
    ['community', 'military', 'none'],
    { community: 'military' },
  ],
  ['Leader to a Defense area', full, 'secondary', ['defense', 'military-1-top'], { valor: 1 }],
  [
    'Leader back',
    play(full, { type: 'leaderToCommunity', player: 'ana', zone: 'military' }),
    'secondary',
    ['home'],
    { community: null },
  ],
  [
    'Essentials: Soldiers only earn',
    essentials,
    'secondary',
    ['soldiers', 'light', 'top', 'done'],
    { valor: 1 },
  ],
  [
    'Essentials: Fortifications pay their Followers',
    essentials,
    'effect',
    ['fortifications', ['wall-story-mr']],
    { followers: 12 },
  ],
  ['Essentials: Settle for Votes', essentials, 'effect', ['settle', 'one', 'military-6'], { votes: 2 }],
];

describe('actions of a turn', () => {
  test.each(FROM_TABLE)('%s', (_name, state, wizard, taps, expected) => {
    const { command, steps } = tapThrough(state, wizard, taps);
    expect(play(state, command).players.ana).toMatchObject(expected);
    expect(steps.filter(({ help }) => !help)).toEqual([]);
    expect(faultsIn(steps)).toEqual([]);
  });

  test('Keoni places a Light Soldier after Training, or nobody', () => {
    const keoni = newTable(2, { 'leader:ana': 'keoni', 'leader:bo': 'jack', abilities: true });
    const placed = tapThrough(keoni, 'effect', ['training', ['light'], 'yes', 'military-0-top']);
    expect(play(keoni, placed.command).players.ana).toMatchObject({ lightSoldier: 1, valor: 1 });
    const nobody = tapThrough(keoni, 'effect', ['training', ['light'], 'no']);
    expect(play(keoni, nobody.command).players.ana).toMatchObject({ lightSoldier: 2, valor: 0 });
  });

  test('Phoenix: one more point, or a Trap under a Dino of the area', () => {
    const phoenix = play(
      newTable(2, { 'leader:ana': 'phoenix', 'leader:bo': 'jack', abilities: true }),
      ...dinosAt('military', [{ column: 1, dino: 'raptor' }]),
    );
    const point = tapThrough(phoenix, 'secondary', ['defense', 'military-0-top', 'valor']);
    expect(play(phoenix, point.command).players.ana).toMatchObject({ valor: 2 });
    const trap = tapThrough(phoenix, 'secondary', ['defense', 'military-0-top', 'trap', '1-0']);
    expect(play(phoenix, trap.command).zones.military.columns[1]?.spaces[0]).toEqual({
      dino: 'raptor',
      trap: { owner: 'ana', type: null },
    });
    const answers = { action: 'defense', 'space:leader': 'expansion-0-top' };
    expect(refusedAfter(phoenix, 'secondary', answers, 'netGun')).toEqual(['trap']);
  });

  test('what cannot be paid or placed is refused at the control', () => {
    const poor = play(
      full,
      ...(['food', 'mr', 'story', 'lightSoldier'] as const).map((counter): Command => ({
        type: 'correct',
        owner: 'ana',
        counter,
        to: 0,
      })),
    );
    expect(refusedAfter(poor, 'effect', { effect: 'training' }, 'training')).toEqual([
      'light-food',
      'heavy-mr',
      'convert',
      'place',
    ]);
    // Nothing of it can be resolved: it is refused before it is asked for.
    expect(refusedAfter(poor, 'effect', {}, 'effect')).toEqual(['politicsPool', 'politicsBoard', 'settle']);
    expect(refusedAfter(poor, 'effect', { effect: 'fortifications' }, 'fortify')).toEqual([
      'trap-food',
      'wall-mr',
      'wall-story-mr',
    ]);
    expect(refusedAfter(poor, 'secondary', {}, 'action')).toEqual(['soldiers', 'home']);
    const out = play(full, { type: 'leaderToCommunity', player: 'ana', zone: 'military' });
    expect(refusedAfter(out, 'secondary', {}, 'action')).toEqual(['defense', 'community']);
  });

  test('options say what they cost and give', () => {
    const wizard = wizardOf('effect');
    const draft = { ...EMPTY_DRAFT, chosen: { effect: 'fortifications' } };
    const step = wizard.steps(rich(full), draft)[1];
    const notes = step?.kind === 'picks' ? step.options.map(({ id, note }) => [id, note]) : [];
    const gain = (what: string, by: string) => ({
      key: 'session.event.gain',
      params: { what: { key: `asset.${what}` }, by },
    });
    expect(notes).toContainEqual([
      'trap-food',
      { key: 'owner.list', params: { first: gain('food', '−1'), rest: gain('valor', '+1') } },
    ]);
  });

  test('an answer that an earlier one has made impossible is asked again', () => {
    const wizard = wizardOf('effect');
    const taken = play(rich(full), {
      type: 'setSettlement',
      zone: 'sustenance',
      space: 2,
      owner: 'bo',
    });
    const draft = {
      ...EMPTY_DRAFT,
      chosen: { effect: 'settle', settlements: 'one', 'space:settle': 'sustenance-2' },
    };
    expect(unwrap(wizard.commit(full, draft))).toMatchObject({ type: 'action' });
    expect(wizard.commit(taken, draft)).toMatchObject({ ok: false, error: { code: 'nothingChosen' } });
    expect(wizard.steps(taken, draft).at(-1)?.missing).toBeDefined();
  });
});
