import { describe as tell } from '@/games/perseverance-1/session/view/describe';
import type { Edition } from '@/games/perseverance-1/terms';
import golden from '../../../../golden/perseverance-1.json';
import { decideOn, play } from '../../session/playing';
import { tapThrough, type Tap } from '../../session/tapping';
import { onPatrol } from '../patrol/onPatrol';

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
