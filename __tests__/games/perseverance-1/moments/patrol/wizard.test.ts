import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { describe as tell } from '@/games/perseverance-1/session/view/describe';
import { overridden } from '../../../../support/tap';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, play } from '../../session/playing';
import { tapThrough, wizardOf, type Tap } from '../../session/tapping';
import { onPatrol } from './onPatrol';

describe('a Patrol stage', () => {
  const rewards = (figures: Readonly<Record<string, number>>): Tap => ({ figures });

  test('rewards, cards drawn and kept, Threats and the step to the second stage are one entry', () => {
    const state = onPatrol({ light: 2, heavy: 1 });
    const { command, review } = tapThrough(state, 'patrolStage', [
      rewards({ shown: 2, food: 1 }),
      ['L4', 'L8', 'H8'],
      ['L8', 'H8'],
      '3',
      '2',
      'valor-valor',
      'none',
      'on',
      '5',
      '4',
      'light',
    ]);
    expect(review.map(({ label, change }) => [label.key, change])).toEqual([
      ['asset.followers', 6],
      ['asset.valor', 2],
      ['asset.food', 1],
      ['session.supply.patrolLight', -2],
      ['session.supply.patrolHeavy', 0],
    ]);
    const decision = decideOn(state, command);
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(['stageResolved']);
    expect(play(state, command).players.ana).toMatchObject({
      followers: 16,
      valor: 2,
      food: 3,
      lightSoldier: 0,
      patrol: { soldiers: { light: 0, heavy: 1 }, stage: 2, stages: 2 },
    });
  });

  test('after the last stage the Patrol comes home in the same entry and counts', () => {
    const state = onPatrol({ light: 2, heavy: 0 }, { stages: 1 });
    const { command } = tapThrough(state, 'patrolStage', [rewards({ story: 2 })]);
    expect(play(state, command).players.ana).toMatchObject({
      story: 4,
      patrol: null,
      patrols: 1,
      lightSoldier: 2,
    });
  });

  test('with the last Soldier lost to a card there is nothing to decide', () => {
    const state = onPatrol({ light: 1, heavy: 0 });
    const { command } = tapThrough(state, 'patrolStage', [rewards({ shown: 1 }), ['L1'], '4', '3']);
    expect(play(state, command).players.ana).toMatchObject({ valor: 1, patrol: null, patrols: 1 });
  });

  test('the beta keeps up to the number shown, the published edition as many', () => {
    const beta = onPatrol({ light: 2, heavy: 1 }, { edition: 'beta-2020' });
    const { command } = tapThrough(beta, 'patrolStage', [
      rewards({ shown: 2 }),
      ['L1', 'L4', 'H8'],
      ['H8'],
      'valor-valor',
      'none',
      'end',
    ]);
    expect(play(beta, command).players.ana).toMatchObject({ followers: 13, valor: 2, patrols: 1 });

    const published = onPatrol({ light: 2, heavy: 1 });
    expect(() =>
      tapThrough(published, 'patrolStage', [rewards({ shown: 2 }), ['L1', 'L4', 'H8'], ['H8']]),
    ).toThrow();
  });

  test('whoever lets the app roll may see the rolls first, and only the way on is asked afterwards', () => {
    const state = onPatrol({ light: 2, heavy: 0 });
    const cards: readonly Tap[] = [rewards({ shown: 2 }), ['L1', 'L2'], '6', 'app', '6', 'app'];
    const { command, review } = tapThrough(state, 'patrolStage', [...cards, 'later']);
    // What is not rolled yet is not on the review.
    expect(review.map(({ label, change }) => [label.key, change])).toEqual([
      ['asset.followers', 0],
      ['asset.safeguard', 1],
      ['asset.valor', 1],
      ['session.supply.patrolLight', 0],
    ]);
    const rolls = [2, 5];
    const decision = decideOn(state, command, { pick: () => rolls.shift() ?? 0 });
    const events = decision.ok ? decision.value : [];
    expect(events.map((event) => (event.type === 'stageResolved' ? event.checks : null))).toEqual([
      [
        { of: 'L1', threat: 6, roll: 3, lost: 'light' },
        { of: 'L2', threat: 6, roll: 6, lost: null },
      ],
    ]);
    const rolled = play(state, {
      ...(command as Extract<Command, { type: 'patrolStage' }>),
      kept: [
        { card: 'L1', choice: null, check: { threat: 6, roll: 3 } },
        { card: 'L2', choice: null, check: { threat: 6, roll: 6 } },
      ],
    });
    expect(rolled.players.ana?.patrol).toEqual({
      soldiers: { light: 1, heavy: 0 },
      stage: 1,
      stages: 2,
      resolved: true,
    });
    expect(wizardOf('patrolStage').steps(rolled, wizardOf('patrolStage').begin(rolled))[0]?.id).toBe('then');
    const on = tapThrough(rolled, 'patrolStage', ['on', '2', '2']);
    expect(play(rolled, on.command).players.ana?.patrol).toEqual({
      soldiers: { light: 1, heavy: 0 },
      stage: 2,
      stages: 2,
      waits: true,
    });
    const end = tapThrough(rolled, 'patrolStage', ['end']);
    expect(play(rolled, end.command).players.ana).toMatchObject({ patrol: null, lightSoldier: 1 });
    expect(decideOn(rolled, command)).toMatchObject({ ok: false, error: { code: 'stageDone' } });
  });

  test('who was to be at risk may have fallen to a roll of the app: then it is whoever is left', () => {
    const state = onPatrol({ light: 1, heavy: 1 });
    const { command } = tapThrough(state, 'patrolStage', [
      rewards({ shown: 1 }),
      ['L1', 'H1'],
      ['L1'],
      '6',
      'app',
      'on',
      '6',
      'app',
      'light',
    ]);
    const decision = decideOn(state, command);
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(['stageResolved', 'patrolEnded']);
    expect(play(state, command).players.ana).toMatchObject({ patrol: null, patrols: 1, heavySoldier: 0 });
  });

  test('without luck the token moves on, and the option says where it lands', () => {
    const state = onPatrol({ light: 2, heavy: 0 }, { deterministic: true, tokens: { light: 4, heavy: 0 } });
    const { command, steps } = tapThrough(state, 'patrolStage', [
      rewards({ shown: 1 }),
      ['L1', 'L2'],
      ['L1'],
      '2',
      'on',
      '6',
    ]);
    const asked = steps.find(({ id }) => id === 'threat:L1');
    expect(asked?.kind === 'choice' && asked.options.map(({ note }) => note?.key)).toEqual([
      undefined,
      'session.threat.token',
      ...Array.from({ length: 5 }, () => 'session.threat.tokenSkull'),
    ]);
    expect(play(state, command).players.ana).toMatchObject({ threatLight: 0, patrol: null, patrols: 1 });
  });

  test('a figure set by hand goes into the same entry, marked as a correction', () => {
    const state = onPatrol({ light: 1, heavy: 0 }, { stages: 1 });
    const wizard = wizardOf('patrolStage');
    const [line] = wizard.review(state, wizard.begin(state));
    const draft = overridden(wizard.begin(state), line, 25);
    const command = wizard.commit(state, draft);
    expect(command.ok && play(state, command.value).players.ana?.followers).toBe(25);
    const decision = command.ok && decideOn(state, command.value);
    expect(
      decision && decision.ok && decision.value.map((event) => tell(event, state.config).correction),
    ).toEqual([undefined, undefined, true]);
  });

  test('every step has its words and explains itself', () => {
    const state = onPatrol({ light: 2, heavy: 1 });
    const { steps } = tapThrough(state, 'patrolStage', [
      rewards({ shown: 3 }),
      ['L3', 'L8', 'H8'],
      'mr',
      '2',
      'app',
      '4',
      '5',
      'valor-valor',
      'none',
      'on',
      '3',
      'app',
      'heavy',
    ]);
    expect(steps.filter(({ help }) => !help)).toEqual([]);
    expect(faultsIn(steps)).toEqual([]);
  });

  test('whoever went on is reminded of the second stage in the next turn only', () => {
    const reminded = (state: State) =>
      perseverance1.turnPage?.(state)?.next.reminders?.some(({ id }) => id === 'patrol') ?? false;
    const state = onPatrol({ light: 1, heavy: 0 });
    expect(reminded(state)).toBe(true);
    const on = play(state, tapThrough(state, 'patrolStage', [rewards({ food: 1 }), 'on', '2', '3']).command);
    expect(reminded(on)).toBe(false);
    const next = { type: 'nextTurn' } as const;
    expect(reminded(play(on, next, next, next))).toBe(true);
  });
});
