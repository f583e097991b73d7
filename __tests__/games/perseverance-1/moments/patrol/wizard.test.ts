import { perseverance1 } from '@/games/perseverance-1';
import { describe as tell } from '@/games/perseverance-1/session/view/describe';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { Edition } from '@/games/perseverance-1/terms';
import golden from '../../../../golden/perseverance-1.json';
import { overridden } from '../../../../support/tap';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, newTable, play } from '../../session/playing';
import { tapThrough, wizardOf, type Tap } from '../../session/tapping';

interface ThreatCase {
  readonly name: string;
  readonly input: {
    readonly edition: Edition;
    readonly mode: 'dice' | 'deterministic';
    readonly soldiers: { readonly light: number; readonly heavy: number };
    readonly trackers?: { readonly light: number; readonly heavy: number };
    readonly checks: readonly {
      readonly kind: 'challenge' | 'transition';
      readonly type?: 'light' | 'heavy';
      readonly threat: number;
      readonly roll?: number;
    }[];
  };
  readonly expect: {
    readonly soldiers: { readonly light: number; readonly heavy: number };
    readonly trackers: { readonly light: number; readonly heavy: number } | null;
    readonly advances: boolean;
  };
}

const CASES = (golden as readonly { readonly procedure: string; readonly expect: object }[]).filter(
  (one) => one.procedure === 'threat' && !('error' in one.expect),
) as unknown as readonly ThreatCase[];

/** Ana on a Patrol of two stages, with so many Soldiers and her tokens where the case has them. */
function onPatrol(
  { light, heavy }: { readonly light: number; readonly heavy: number },
  {
    edition = 'published-2021',
    deterministic = false,
    tokens = { light: 0, heavy: 0 },
    stages = 2,
  }: {
    readonly edition?: Edition;
    readonly deterministic?: boolean;
    readonly tokens?: { readonly light: number; readonly heavy: number };
    readonly stages?: number;
  } = {},
): State {
  const set = (counter: 'lightSoldier' | 'heavySoldier' | 'threatLight' | 'threatHeavy', to: number) =>
    to === (counter === 'lightSoldier' ? 1 : 0)
      ? []
      : [{ type: 'correct', owner: 'ana', counter, to } as const satisfies Command];
  return play(
    newTable(3, { edition, 'deterministic.threat': deterministic }),
    ...set('lightSoldier', light),
    ...set('heavySoldier', heavy),
    ...set('threatLight', tokens.light),
    ...set('threatHeavy', tokens.heavy),
    { type: 'patrolBegin', player: 'ana', soldiers: { light, heavy }, stages, requirement: 1 },
  );
}

function threatTaps({ input }: ThreatCase): readonly Tap[] {
  const { mode, checks, soldiers, edition } = input;
  const taps = checks.flatMap(({ kind, type, threat, roll }): readonly Tap[] => {
    const both = mode === 'deterministic' && (edition === 'beta-2020' || soldiers.light * soldiers.heavy > 0);
    return [
      kind === 'transition' ? 'transition' : (type ?? 'light'),
      ...(kind === 'transition' && both ? [type ?? 'light'] : []),
      String(threat),
      ...(roll === undefined ? [] : [String(roll)]),
    ];
  });
  return checks.at(-1)?.kind === 'transition' || input.soldiers.light + input.soldiers.heavy === 0
    ? taps
    : [...taps, 'done'];
}

describe('Threat by hand', () => {
  test.each(CASES.map((one) => [one.name, one] as const))('golden: %s', (_name, one) => {
    const { soldiers, trackers } = one.expect;
    const before = onPatrol(one.input.soldiers, {
      edition: one.input.edition,
      deterministic: one.input.mode === 'deterministic',
      ...(one.input.trackers && { tokens: one.input.trackers }),
    });
    const { command, review } = tapThrough(before, 'threat', threatTaps(one));
    const totals = Object.fromEntries(review.map(({ label, total }) => [label.key, total]));
    for (const kind of ['light', 'heavy'] as const) {
      if (one.input.soldiers[kind] > 0)
        expect(totals[`session.supply.patrol${kind === 'light' ? 'Light' : 'Heavy'}`]).toBe(soldiers[kind]);
    }
    const after = play(before, command);
    const left = soldiers.light + soldiers.heavy;
    expect(after.players.ana?.patrol ?? null).toEqual(
      left === 0
        ? null
        : one.expect.advances
          ? { soldiers, stage: 2, stages: 2, waits: true }
          : { soldiers, stage: 1, stages: 2 },
    );
    if (trackers)
      expect(after.players.ana).toMatchObject({ threatLight: trackers.light, threatHeavy: trackers.heavy });
  });

  test('published: a token of a kind that is not on the card is not offered', () => {
    const state = onPatrol({ light: 0, heavy: 1 }, { deterministic: true, tokens: { light: 4, heavy: 0 } });
    const { command } = tapThrough(state, 'threat', ['transition', '3']);
    expect(play(state, command).players.ana).toMatchObject({ threatLight: 4, threatHeavy: 3 });
  });

  test('a roll of the app is made once, at the commit, and stands in the timeline', () => {
    const state = onPatrol({ light: 2, heavy: 0 });
    const { command, steps, review } = tapThrough(state, 'threat', ['light', '4', 'app', 'done']);
    expect(steps.at(-1)?.id).toBe('pending');
    expect(review.map(({ label, change }) => [label.key, change])).toEqual([
      ['asset.followers', 0],
      ['session.supply.patrolLight', 0],
    ]);
    const rolls = [2, 5].map((pick) => {
      const decision = decideOn(state, command, { pick: () => pick });
      const [event] = decision.ok ? decision.value : [];
      return event && JSON.stringify(tell(event, state.config).note);
    });
    expect(rolls[0]).toMatch(/"roll":3.*figure\.light/);
    expect(rolls[1]).toMatch(/"roll":6.*session\.threat\.held/);
  });
});

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
      perseverance1.table(state).primary?.reminders?.some(({ id }) => id === 'patrol') ?? false;
    const state = onPatrol({ light: 1, heavy: 0 });
    expect(reminded(state)).toBe(true);
    const on = play(state, tapThrough(state, 'patrolStage', [rewards({ food: 1 }), 'on', '2', '3']).command);
    expect(reminded(on)).toBe(false);
    const next = { type: 'nextTurn' } as const;
    expect(reminded(play(on, next, next, next))).toBe(true);
  });
});
