import * as fc from 'fast-check';
import { perseverance1 } from '@/games/perseverance-1';
import type { StageEntered } from '@/games/perseverance-1/moments/patrol/stageEntered';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { describe as tell } from '@/games/perseverance-1/session/view/describe';
import { randomStage } from '../../../../support/randomStage';
import { overridden } from '../../../../support/tap';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, foldAll, play, record } from '../../session/playing';
import { wizardOf } from '../../session/tapping';
import { onPatrol, resolved, stageDraft, stageOf } from './onPatrol';

describe('a Patrol stage', () => {
  test('rewards, kept cards, Threats and the step to the second stage are one page and one entry', () => {
    const state = onPatrol({ light: 2, heavy: 1 });
    const { command, review } = resolved(state, {
      gives: { food: 1 },
      kept: [
        { card: 'L8', threat: 3, roll: 2 },
        { card: 'H8', choice: 'valor-valor', threat: 0 },
      ],
      then: 'on',
      threat: 5,
      roll: 4,
      who: 'light',
    });
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
    const { command } = resolved(state, { gives: { story: 2 } });
    expect(play(state, command).players.ana).toMatchObject({
      story: 4,
      patrol: null,
      patrols: 1,
      lightSoldier: 2,
    });
  });

  test('with the last Soldier lost to a card there is nothing to decide', () => {
    const state = onPatrol({ light: 1, heavy: 0 });
    const { command } = resolved(state, { kept: [{ card: 'L1', threat: 4, roll: 3 }] });
    expect(play(state, command).players.ana).toMatchObject({ valor: 1, patrol: null, patrols: 1 });
  });

  test('only the kept cards are entered, as many as there are Soldiers of their kind', () => {
    const state = onPatrol({ light: 2, heavy: 1 });
    const { command } = resolved(state, {
      kept: [{ card: 'H8', choice: 'valor-valor', threat: 0 }],
      then: 'end',
    });
    expect(command).toMatchObject({ challengeLimit: 1, drawn: ['H8'] });
    expect(play(state, command).players.ana).toMatchObject({ followers: 13, valor: 2, patrols: 1 });
    const { page } = stageOf(state, { kept: [{ card: 'L1' }, { card: 'L2' }, { card: 'L8' }] });
    expect(page.kept.map(({ card }) => card)).toEqual(['L1', 'L2']);
    const [light, heavy] = page.decks;
    expect(light?.cards.filter(({ reason }) => !reason).map(({ card }) => card)).toEqual(['L1', 'L2']);
    expect(heavy?.cards.some(({ reason }) => reason)).toBe(false);
  });

  test('says what it still waits for, one after the other', () => {
    const state = onPatrol({ light: 1, heavy: 1 });
    const missing = (said: Partial<StageEntered>) => stageOf(state, said).step.missing?.key;
    const choice = 'valor-valor';
    expect(missing({ kept: [{ card: 'H8' }] })).toBe('session.stage.choice');
    expect(missing({ kept: [{ card: 'H8', choice }] })).toBe('session.threat.value');
    expect(missing({ kept: [{ card: 'H8', choice, threat: 2 }] })).toBe('session.threat.roll');
    const kept = [{ card: 'H8', choice, threat: 2, roll: 2 }] as const;
    expect(missing({ kept })).toBe('session.stage.then');
    expect(missing({ kept, then: 'on' })).toBe('session.threat.value');
    expect(missing({ kept, then: 'on', threat: 4 })).toBe('session.threat.roll');
    expect(missing({ kept, then: 'on', threat: 4, roll: 3 })).toBe('session.threat.whoIsLost');
    expect(missing({ kept, then: 'on', threat: 4, roll: 0 })).toBe('session.threat.whoRisks');
    expect(missing({ kept, then: 'on', threat: 4, roll: 4 })).toBeUndefined();
  });

  test('who lets the app roll may see the rolls first, and only the way on is asked afterwards', () => {
    const state = onPatrol({ light: 2, heavy: 0 });
    const kept = (['L1', 'L2'] as const).map((card) => ({ card, threat: 6, roll: 0 }));
    const { command, review } = resolved(state, { kept, then: 'later' });
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
    const { step, page } = stageOf(rolled, {});
    expect([step.title.key, page.gains, page.decks]).toEqual(['session.stage.then', [], []]);
    const on = resolved(rolled, { then: 'on', threat: 2, roll: 2 });
    expect(play(rolled, on.command).players.ana?.patrol).toEqual({
      soldiers: { light: 1, heavy: 0 },
      stage: 2,
      stages: 2,
      waits: true,
    });
    const end = resolved(rolled, { then: 'end' });
    expect(play(rolled, end.command).players.ana).toMatchObject({ patrol: null, lightSoldier: 1 });
    expect(decideOn(rolled, command)).toMatchObject({ ok: false, error: { code: 'stageDone' } });
  });

  test('who was to be at risk may have fallen to a roll of the app: then it is the one who is left', () => {
    const state = onPatrol({ light: 1, heavy: 1 });
    const { command } = resolved(state, {
      kept: [{ card: 'L1', threat: 6, roll: 0 }],
      then: 'on',
      threat: 6,
      roll: 0,
      who: 'light',
    });
    const decision = decideOn(state, command);
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(['stageResolved', 'patrolEnded']);
    expect(play(state, command).players.ana).toMatchObject({ patrol: null, patrols: 1, heavySoldier: 0 });
  });

  test('without luck the token moves on, and the page says where it lands', () => {
    const state = onPatrol({ light: 2, heavy: 0 }, { deterministic: true, tokens: { light: 4, heavy: 0 } });
    const said = { kept: [{ card: 'L1', threat: 2 }], then: 'on', threat: 6 } as const;
    const landing = (threat: number) =>
      stageOf(state, { kept: [{ card: 'L1', threat }] }).page.kept[0]?.check.outcome?.key;
    expect([0, 1, 2, 6].map(landing)).toEqual([
      undefined,
      'session.threat.token',
      'session.threat.tokenSkull',
      'session.threat.tokenSkull',
    ]);
    const { command } = resolved(state, said);
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

  test('the page has its words and explains itself, whatever is on it', () => {
    for (const deterministic of [false, true]) {
      const state = onPatrol({ light: 2, heavy: 1 }, { deterministic });
      const { step } = stageOf(state, {
        kept: [
          { card: 'L3', choice: 'mr', threat: 2, roll: 0 },
          { card: 'L8', threat: 4, roll: 5 },
          { card: 'H8', threat: 0 },
        ],
        then: 'on',
        threat: 3,
        roll: 0,
      });
      expect(step.help).toBeDefined();
      expect(faultsIn([step])).toEqual([]);
    }
  });

  test('a player who went on is reminded of the second stage in the next turn only', () => {
    const reminded = (state: State) =>
      perseverance1.turnPage?.(state)?.next.reminders?.some(({ id }) => id === 'patrol') ?? false;
    const state = onPatrol({ light: 1, heavy: 0 });
    expect(reminded(state)).toBe(true);
    const { command } = resolved(state, { gives: { food: 1 }, then: 'on', threat: 2, roll: 3 });
    const on = play(state, command);
    expect(reminded(on)).toBe(false);
    const next = { type: 'nextTurn' } as const;
    expect(reminded(play(on, next, next, next))).toBe(true);
  });
});

describe('the Threats of Challenge cards', () => {
  const stage = (state: State, kept: StageEntered['kept']) =>
    resolved(state, { kept, then: 'on', threat: 1, roll: 6 }).command;
  const start = onPatrol({ light: 2, heavy: 1 });
  const checkOf = (state: State, kept: StageEntered['kept'] = [{ card: 'L8' }]) =>
    stageOf(state, { kept }).page.kept[0]?.check;

  test('are asked for once, and known from then on, for everybody and also where a card has none', () => {
    expect(checkOf(start)).toMatchObject({ threat: null, remembered: false });
    const after = play(
      start,
      stage(start, [
        { card: 'L8', threat: 3, roll: 6 },
        { card: 'L1', threat: 0 },
      ]),
    );
    expect(checkOf(after)).toMatchObject({ threat: 3, remembered: true, roll: null });
    expect(checkOf(after, [{ card: 'L1' }])).toMatchObject({ threat: 0, remembered: true });
    expect(checkOf(after, [{ card: 'L2' }])).toMatchObject({ threat: null });
    // What somebody reads on the card now is the last word.
    expect(checkOf(after, [{ card: 'L8', threat: 5 }])).toMatchObject({ threat: 5, remembered: false });
  });

  test('a table that let the app roll is not asked for rolls, and may still tap one', () => {
    const byApp = play(start, stage(start, [{ card: 'L8', threat: 1, roll: 0 }]));
    expect(checkOf(byApp)).toMatchObject({ threat: 1, roll: 0 });
    expect(checkOf(byApp, [{ card: 'L8', roll: 4 }])).toMatchObject({ roll: 4 });
    const byHand = play(start, stage(start, [{ card: 'L8', threat: 1, roll: 5 }]));
    expect(checkOf(byHand)).toMatchObject({ roll: null });
  });

  test('are forgotten with the stage that told them', () => {
    const { entries, state } = record(start, [stage(start, [{ card: 'L8', threat: 3, roll: 6 }])]);
    expect(checkOf(state)).toMatchObject({ threat: 3 });
    const undone = foldAll(start, [...entries, { kind: 'undo', at: 1 }]).state;
    expect(undone).toEqual(start);
    expect(checkOf(undone)).toMatchObject({ threat: null });
  });

  test('whatever is tapped, the page never throws, and what it commits the table takes', () => {
    let committed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(start, onPatrol({ light: 1, heavy: 2 }, { deterministic: true, stages: 1 })),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 }),
        (state, taps) => {
          const said = taps.reduce<StageEntered>(randomStage, { gives: {}, kept: [] });
          const { step, draft } = stageOf(state, said);
          const command = wizardOf('patrolStage').commit(state, stageDraft(state, said));
          expect(command.ok).toBe(step.missing === undefined);
          if (!command.ok) return expect(wizardOf('patrolStage').review(state, draft)).toEqual([]);
          committed += 1;
          expect(decideOn(state, command.value).ok).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
    expect(committed).toBeGreaterThan(10);
  });
});
