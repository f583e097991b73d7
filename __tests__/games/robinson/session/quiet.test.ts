import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';
import { skip } from './acting';
import { newTable, play } from './playing';
import { runWizard } from './runWizard';

function oneTap(state: State): Command | null {
  const does = robinson.table(state).primary?.does;
  return does?.kind === 'command' ? does.command : null;
}

/** From round 2 on the sources of the camp tile are known. */
const DRY = { 'weather:rain': '9', rounds: 12 };

describe('a phase with nothing to ask is one tap, and does what its pages would do', () => {
  const begun = play(newTable(2, DRY), { type: 'beginPlay' });

  test('Morale 0; at the top the first player chooses, and a missing token is looked at first', () => {
    const command = oneTap(begun);
    expect(command).toEqual(runWizard(begun, 'morale'));
    expect(robinson.table(begun).primary?.note?.key).toBe('session.quiet.nothing');
    const at = (to: number) => play(begun, { type: 'correct', owner: 'the camp', counter: 'morale', to });
    expect(oneTap(at(1))).toEqual(command);
    expect(robinson.table(at(1)).primary?.note?.key).toBe('session.quiet.gains');
    expect([oneTap(at(3)), oneTap(at(-1))]).toEqual([null, null]);
    expect(robinson.table(begun).more?.map(({ id }) => id)).toContain('moraleDetail');
  });

  test('Production, once the tile was looked at; a die or a choice is asked for', () => {
    const first = play(begun, skip);
    expect(oneTap(first)).toBeNull();
    const again = play(first, runWizard(first, 'production'), {
      type: 'setRight',
      thing: 'stage',
      to: 'production',
    });
    expect(oneTap(again)).toEqual(runWizard(again, 'production'));
    expect(oneTap(play(again, { type: 'buildItem', item: 'pit' }))).toBeNull();
  });

  test('Weather without a die and without a token', () => {
    const dry = play(begun, skip, skip, skip);
    const command = oneTap(dry);
    expect(command).toEqual(runWizard(dry, 'weather'));
    expect(play(dry, command ?? skip)).toMatchObject({ stage: 'night', bodies: { ana: { wounds: 0 } } });
    const wet = play(dry, { type: 'correct', owner: 'the camp', counter: 'rainTokens', to: 1 });
    expect(oneTap(wet)).toBeNull();
    const away = play(dry, { type: 'setRight', thing: 'outside', to: ['ana'] });
    expect(oneTap(away)).toBeNull();
    // Where nobody wrote the dice down, the table is asked.
    expect(oneTap(play(newTable(2), { type: 'beginPlay' }, skip, skip, skip))).toBeNull();
  });
});

test('Weather asks only for what this round can roll, and for everything where the table says so', () => {
  const stepsIn = (answers: Record<string, string>, chosen: Record<string, string> = {}) => {
    const state = play(newTable(2, answers), { type: 'beginPlay' }, skip, skip, skip);
    const wizard = robinson.wizards.find(({ id }) => id === 'weather');
    const draft = wizard?.begin(state);
    return (draft ? wizard?.steps(state, { ...draft, chosen }) : undefined)?.flatMap((step) =>
      step.kind === 'figures' ? step.figures.map(({ id }) => id) : [step.id],
    );
  };
  const always = ['storm', 'outside', 'more', 'told'];
  // Line 325: both dice show both kinds of cloud.
  expect(stepsIn({ 'weather:rain': '1' })).toEqual(['rain', 'winter', ...always]);
  expect(stepsIn({ 'weather:rain': '2' })).toEqual(always);
  // The rest of the page waits for the die that was rolled.
  expect(stepsIn({ 'weather:winter': '1', 'weather:animals': '1' })).toEqual(['rain', 'winter', 'animals']);
  expect(stepsIn({})).toEqual(['rain', 'winter', 'animals', ...always]);
  expect(stepsIn({ 'weather:rain': '2' }, { more: 'yes' })).toEqual([
    'rain',
    'winter',
    'ignoreRain',
    'winterToRain',
    'animals',
    ...always,
  ]);
});

test('Friday and the Dog have rows of their own, and everybody sees where morale falls next', () => {
  const alone = play(newTable(1), { type: 'beginPlay' });
  expect(robinson.table(alone).rows.map(({ player, named }) => [player, named?.icon])).toEqual([
    ['ana', undefined],
    ['friday', 'player'],
    ['dog', 'paw'],
  ]);
  const nextOf = (state: State) => robinson.table(state).rows.map(({ chips }) => chips?.[0]?.label);
  expect(nextOf(alone)).toMatchObject([
    { key: 'session.table.next', params: { at: 4 } },
    { key: 'session.table.last', params: { at: 4 } },
    undefined,
  ]);
  const hurt = play(alone, { type: 'takeWounds', owners: ['ana'], wounds: 8, cause: 'card' });
  expect(nextOf(hurt)[0]).toMatchObject({ key: 'session.table.last', params: { at: 12 } });
});
