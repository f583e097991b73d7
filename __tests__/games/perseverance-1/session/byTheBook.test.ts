import { setupChecklist } from '@/games/perseverance-1/moments/setup/wizard';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { patrolStage } from '@/games/perseverance-1/moments/patrol/stageWizard';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { ZONES, type Dino, type Zone } from '@/games/perseverance-1/terms';
import { decideOn, dinosAt, newTable, play, refusalOf } from './playing';
import { tapThrough } from './tapping';
import { tapped } from '../../../support/tap';

/** Far row first, as it lies on the board: T, R or a dot for each Dino space. */
function drawn({ zones }: State, zone: Zone): readonly string[] {
  const letter = (dino: Dino | null | undefined) => (dino ? (dino === 'raptor' ? 'R' : 'T') : '.');
  return [2, 1, 0].map((space) =>
    zones[zone].columns.map(({ spaces }) => letter(spaces[space]?.dino)).join(''),
  );
}

const arrive = (...dinos: readonly Dino[]): Command => ({ type: 'placeDinos', zone: 'military', dinos });
const die = (player: string, more: Partial<Extract<Command, { type: 'takeDie' }>> = {}): Command => ({
  type: 'takeDie',
  player,
  owner: 'neutral',
  zone: 'military',
  changeFace: false,
  ...more,
});

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
    const taps = ['neutral', 'military', 'raptor', 'done', 'raptor-protection'];
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

test('000:261, 001:814: 1 Story changes the face of the die, in the wizard too', () => {
  const state = newTable(3);
  const turned = play(state, die('ana', { changeFace: true }));
  expect(turned.players.ana?.story).toBe((state.players.ana?.story ?? 0) - 1);
  const wizard = perseverance1.wizards.find(({ id }) => id === 'takeDie')!;
  const [first] = wizard.steps(state, wizard.begin(state));
  if (first?.kind !== 'choice' || !first.otherwise) throw new Error('the face cannot be changed');
  const draft = tapped(wizard.begin(state), first, { option: first.otherwise.id });
  const [again] = wizard.steps(state, draft);
  expect(again).toMatchObject({ kind: 'choice', lead: { key: 'session.wizard.turned' } });
  const poor = play(state, { type: 'correct', owner: 'ana', counter: 'story', to: 0 });
  expect(wizard.steps(poor, wizard.begin(poor))[0]).not.toHaveProperty('otherwise');
});

describe('the Walls of a Dino Attack, 001:1645', () => {
  const begun = play(
    newTable(3),
    ...dinosAt(
      'military',
      [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'trampler' })),
    ),
    { type: 'editDefense', zone: 'military', column: 1, edit: { piece: 'wall', to: 'bo' } },
  );

  test('cannot be passed without a roll, but a die may show nothing', () => {
    const draft = dinoAttack.begin(begun, 'ana');
    const step = dinoAttack.steps(begun, draft).find(({ id }) => id === 'walls');
    if (step?.kind !== 'figures') throw new Error('nobody asks for the Walls');
    expect(step.missing).toBeDefined();
    expect(dinoAttack.steps(begun, draft).map(({ id }) => id)).not.toContain('contribution');
    const nothing = tapped(draft, step, { option: step.instead?.[0]?.id ?? '' });
    const after = dinoAttack.steps(begun, nothing);
    expect(after.find(({ id }) => id === 'walls')).not.toHaveProperty('missing');
    expect(after.map(({ id }) => id)).toContain('contribution');
  });
});

describe('Patrols', () => {
  const begin = (player: string): Command => ({
    type: 'patrolBegin',
    player,
    soldiers: { light: 1, heavy: 0 },
    stages: 1,
    requirement: 1,
  });
  const stage = (player: string, more: Partial<Extract<Command, { type: 'patrolStage' }>> = {}): Command => ({
    type: 'patrolStage',
    player,
    stageRewards: [],
    challengeLimit: 0,
    drawn: [],
    kept: [],
    ...more,
  });

  test('001:746: a stage may wait until the next player has begun, and is reminded of', () => {
    const late = play(newTable(3), { type: 'beginPlay' }, begin('ana'), { type: 'nextTurn' });
    expect(late.players.ana?.patrol?.postponed).toBe(true);
    expect(perseverance1.table(late).primary?.reminders?.map(({ id }) => id)).toContain('postponed');
    expect(patrolStage.actor?.of(late, patrolStage.begin(late))).toBe('ana');
    const done = play(late, stage('ana', { then: 'end' }));
    expect(perseverance1.table(done).primary?.reminders?.map(({ id }) => id)).not.toContain('postponed');
    expect(patrolStage.actor?.of(done, patrolStage.begin(done))).toBe('bo');
  });

  test('001:974: a stage may show Votes and Soldiers; these come from the supply', () => {
    const out = play(newTable(3), begin('ana'), {
      type: 'correct',
      owner: 'ana',
      counter: 'lightSoldier',
      to: 3,
    });
    const moreRewards = [
      ['votes', 2],
      ['lightSoldier', 2],
      ['heavySoldier', 1],
    ] as const;
    const state = play(out, stage('ana', { moreRewards }));
    // One on the card, three on the board: the supply held a single one.
    expect(state.players.ana).toMatchObject({ votes: 2, lightSoldier: 4, heavySoldier: 1 });
  });

  test('the review of a Patrol that ends says that nobody stays on the card', () => {
    const state = play(newTable(3), begin('ana'));
    const lines = patrolStage.review(state, patrolStage.begin(state));
    const card = lines.find(({ label }) => label.key === 'session.supply.patrolLight');
    expect(card).toMatchObject({ total: 0, change: -1, why: [{ rule: { key: 'session.stage.comesHome' } }] });
    expect(lines.find(({ label }) => label.key === 'asset.lightSoldier')).toMatchObject({ change: 1 });
  });
});

describe('the Leader in a Community area, 000:573, 001:1478', () => {
  const go = (more: object): Command =>
    ({ type: 'leaderToCommunity', player: 'ana', zone: 'sustenance', ...more }) as Command;

  test('resolves one effect of that Zone, in one entry, without Dinos', () => {
    const state = play(newTable(3), go({ effect: { action: 'rations' } }));
    expect(state.players.ana).toMatchObject({ community: 'sustenance', food: 4 });
    expect(refusalOf(newTable(3), go({ effect: { action: 'salvage' } }))).toBe('effectElsewhere');
  });

  test('the walk offers what the Zone has', () => {
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

describe('first Settlements, 000:180, 001:580', () => {
  test('with drawn Officers they are chosen on the table, the last player first', () => {
    const state = newTable(3, { officers: 'drawn' });
    const walk = (draft: ReturnType<typeof setupChecklist.begin>) => setupChecklist.steps(state, draft);
    const begun = setupChecklist.begin(state);
    expect(walk(begun).map(({ id }) => id)).toEqual(['first:cy', 'first:bo', 'first:ana', 'table']);
    const chosen = { 'first:cy': 'sustenance', 'first:bo': 'military', 'first:ana': 'protection' };
    const command = setupChecklist.commit(state, { ...begun, chosen });
    if (!command.ok) throw new Error('the table cannot be set');
    const set = play(state, command.value);
    expect(ZONES.map((zone) => set.zones[zone].settlements[0])).toEqual(['cy', 'bo', null, 'ana']);
    expect(set.officers[state.config.officers.protection].slots).toEqual(['ana']);
    expect(set.phase).toBe('play');
  });

  test('two players: the Dissenters take the Zones that are left', () => {
    const state = newTable(2, { officers: 'drawn' });
    const placements = { ana: 'protection', bo: 'military' } as const;
    const set = play(state, { type: 'beginPlay', placements, dissenterZone: 'expansion' });
    expect(set.zones.expansion.settlements.slice(0, 2)).toEqual(['dissenters', 'dissenters']);
    expect(set.zones.sustenance.settlements.slice(0, 2)).toEqual(['dissenters', null]);
    expect(set.officers[state.config.officers.expansion].slots).toEqual(['dissenters', 'dissenters']);
  });

  test('Officers that were drawn on the table are entered', () => {
    const state = newTable(3, {
      officers: 'entered',
      'officer:sustenance': 'chief-engineer',
      'officer:protection': 'chief-mate',
    });
    expect(state.config.officers).toEqual({
      sustenance: 'chief-engineer',
      military: 'chief-of-security',
      expansion: 'chief-steward',
      protection: 'chief-mate',
    });
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
