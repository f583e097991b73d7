import fc from 'fast-check';
import { EMPTY_DRAFT, unwrap, type Draft, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { EFFECTS } from '@/games/perseverance-1/moments/zoneEffects/zoneEffects';
import { tapped, type Tap } from '../../../../support/tap';
import { tapsOn } from '../../../../support/randomFinger';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, dinosAt, newTable, play } from '../../session/playing';
import { wizardOf } from '../../session/tapping';

const begun = (answers = {}) => play(newTable(3, answers), { type: 'beginPlay' });
const full = begun();
const essentials = begun({ tracking: 'essentials' });
const turn = wizardOf('turn');

const stepsOf = (state: State, draft: Draft = EMPTY_DRAFT) => turn.steps(state, draft);

function stepNamed(state: State, id: string, draft: Draft = EMPTY_DRAFT): WizardStep {
  const step = stepsOf(state, draft).find((one) => one.id === id);
  if (!step) throw new Error(`the page does not ask ${id}`);
  return step;
}

function optionOf(state: State, step: string, id: string, draft: Draft = EMPTY_DRAFT) {
  const asked = stepNamed(state, step, draft);
  const option =
    asked.kind === 'choice' || asked.kind === 'picks'
      ? asked.options.find((one) => one.id === id)
      : undefined;
  if (!option) throw new Error(`no ${id} in ${step}`);
  return option;
}

/** Taps on the page, each by the question it is on, as a finger finds it. */
function tapAll(state: State, taps: readonly (readonly [string, Tap])[]): Draft {
  return taps.reduce((draft, [step, tap]) => tapped(draft, stepNamed(state, step, draft), tap), EMPTY_DRAFT);
}

const on = (option: string): Tap => ({ option });
const commandOf = (state: State, draft: Draft): Command => unwrap(turn.commit(state, draft)) as Command;

describe('the page of a turn', () => {
  test('the Zones with their Effects, then the Secondary Action', () => {
    const effects = stepNamed(full, 'effect');
    expect(effects.kind === 'choice' && effects.groups?.map(({ id }) => id)).toEqual([
      'sustenance',
      'military',
      'expansion',
      'protection',
    ]);
    expect(effects.kind === 'choice' && effects.options.map(({ id }) => id)).toEqual(
      Object.values(EFFECTS).flat(),
    );
    expect(stepsOf(full).map(({ id }) => id)).toEqual(['owner', 'face', 'effect', 'count', 'secondary']);
    expect(perseverance1.turnPage?.(full)).toMatchObject({ player: 'ana', wizard: 'turn' });
  });

  test('there is none after the last Assembly', () => {
    expect(perseverance1.turnPage?.({ ...full, phase: 'end' })).toBeNull();
  });

  test('a die of somebody else costs 2 Followers, others nothing; a gone one says so', () => {
    expect(optionOf(full, 'owner', 'bo').label.key).toBe('session.turn.anothersDie');
    expect(optionOf(full, 'owner', 'neutral')).toMatchObject({
      chosen: true,
      label: { key: 'session.turn.die' },
    });
    const gone = play(full, { type: 'correctDice', owner: 'bo', inPlay: 1, pool: 0 });
    expect(optionOf(gone, 'owner', 'bo').reason?.key).toBe('session.refusal.noDieLeft');
    const taken = play(
      full,
      commandOf(
        full,
        tapAll(full, [
          ['owner', on('bo')],
          ['effect', on('pub')],
        ]),
      ),
    );
    expect(taken.players.ana?.followers).toBe((full.players.ana?.followers ?? 0) - 2);
  });

  test('without a neutral die the own one is taken', () => {
    const none = play(full, { type: 'correctDice', owner: 'neutral', inPlay: 5, pool: 0 });
    expect(optionOf(none, 'owner', 'ana').chosen).toBe(true);
  });

  test('a die of somebody else is never taken unasked, unless nothing else is left', () => {
    const without = (state: State, owner: string) =>
      play(state, { type: 'correctDice', owner, inPlay: 1, pool: 0 });
    const others = without(without(full, 'neutral'), 'ana');
    const asked = stepNamed(others, 'owner');
    expect(asked.kind === 'choice' && asked.options.some(({ chosen }) => chosen)).toBe(false);
    const pub = tapAll(others, [['effect', on('pub')]]);
    expect(stepNamed(others, 'owner', pub).missing).toBeDefined();
    expect(turn.commit(others, pub).ok).toBe(false);
    const said = tapAll(others, [
      ['effect', on('pub')],
      ['owner', on('cy')],
    ]);
    expect(commandOf(others, said)).toMatchObject({ type: 'takeDie', owner: 'cy' });
    const last = without(others, 'bo');
    expect(commandOf(last, tapAll(last, [['effect', on('pub')]]))).toMatchObject({ owner: 'cy' });
  });

  test('with two players a Dissenter die, which is free, comes before the die of the other', () => {
    const two = play(newTable(2), { type: 'beginPlay' });
    const late = play(
      two,
      { type: 'correctDice', owner: 'neutral', inPlay: 9, pool: 0 },
      { type: 'correctDice', owner: 'ana', inPlay: 1, pool: 0 },
    );
    expect(optionOf(late, 'owner', 'dissenters').chosen).toBe(true);
  });

  test('in Full tracking what cannot be paid is marked with the reason, in Essentials nobody knows', () => {
    const refused = (state: State) => {
      const step = stepNamed(state, 'count');
      return step.kind === 'choice' ? step.options.filter(({ reason }) => reason).map(({ id }) => id) : [];
    };
    // Nobody has 4 Stories at the beginning.
    expect(refused(full)).toEqual(['3-0']);
    expect(refused(essentials)).toEqual([]);
    const poor = play(full, { type: 'correct', owner: 'ana', counter: 'food', to: 0 });
    expect(optionOf(poor, 'effect', 'settle').reason).toBeDefined();
    expect(optionOf(full, 'effect', 'settle').reason).toBeUndefined();
  });

  test('prices follow the edition and the Leader', () => {
    const story = (state: State) =>
      optionOf(state, 'training', 'story', tapAll(state, [['effect', on('training')]])).label.key;
    expect(story(begun({ edition: 'beta-2020' }))).toBe('session.act.storyForFollower');
    expect(story(full)).toBe('session.act.trainingOption.story');
    const ways = (state: State) => {
      const step = stepNamed(state, 'count');
      return step.kind === 'choice' ? step.options.map(({ id }) => id) : [];
    };
    // Adelita pays pairs of Stories with Food; without abilities she does not.
    expect(ways(full)).toContain('2-1');
    expect(ways(begun({ leaderAbilities: false }))).not.toContain('2-1');
  });

  test('what a tile promises is what happens, die and Effect in one entry', () => {
    const command = commandOf(full, tapAll(full, [['effect', on('pub')]]));
    const after = play(full, command);
    const gained = (after.players.ana?.story ?? 0) - (full.players.ana?.story ?? 0);
    expect(JSON.stringify(optionOf(full, 'effect', 'pub').note)).toContain(`+${gained}`);
    expect(after.course.done).toEqual(['die', 'effect']);
    expect(after.zones.sustenance.dice).toEqual({ neutral: 1 });
  });

  test('Dinos fill along the arrows, and the Effect sees them', () => {
    const draft = tapAll(full, [
      ['effect', on('fortifications')],
      ['dinos', on('trampler')],
      ['dinos', on('raptor')],
      ['fortify', on('trap')],
      ['space:fortify1', on('protection-2-1')],
    ]);
    const after = play(full, commandOf(full, draft));
    const { columns } = after.zones.protection;
    expect(columns.map(({ spaces }) => spaces[1]?.dino ?? null)).toEqual(['trampler', 'raptor', null]);
    // The space with a Dino takes no Trap.
    expect(optionOf(full, 'space:fortify1', 'protection-0-1', draft).reason).toBeDefined();
  });

  test('a full area takes no Dinos: nobody is asked for them', () => {
    const filled = play(
      full,
      ...dinosAt(
        'sustenance',
        [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'raptor' as const })),
      ),
    );
    const ids = stepsOf(filled, tapAll(filled, [['effect', on('rations')]])).map(({ id }) => id);
    expect(ids).toEqual(['owner', 'face', 'effect']);
  });

  test('in Essentials a tile without a question is all there is to say', () => {
    const draft = tapAll(essentials, [['effect', on('rations')]]);
    expect(stepsOf(essentials, draft).at(-1)?.id).toBe('effect');
    expect(play(essentials, commandOf(essentials, draft)).course.done).toEqual(['die', 'effect']);
  });

  test('an Officer is one tap; with more cubes, two', () => {
    const one = tapAll(full, [['secondary', on('chief-mate')]]);
    expect(commandOf(full, one)).toMatchObject({ type: 'influence', officer: 'chief-mate', count: 1 });
    const two = tapAll(full, [
      ['count', on('2-0')],
      ['secondary', on('chief-mate')],
    ]);
    expect(commandOf(full, two)).toMatchObject({ count: 2, foodUsed: 0 });
  });

  test('a tile of the other half takes back the one before: one act at a time', () => {
    const draft = tapAll(full, [['effect', on('rations')]]);
    expect(stepsOf(full, draft).map(({ id }) => id)).not.toContain('secondary');
    const soldiers = tapAll(full, [['secondary', on('soldiers')]]);
    expect(stepsOf(full, soldiers).map(({ id }) => id)).not.toContain('effect');
  });

  test('after the die only the Secondary Action is left, and another die for those who ask', () => {
    const after = play(full, commandOf(full, tapAll(full, [['effect', on('pub')]])));
    expect(stepsOf(after).map(({ id }) => id)).toEqual(['count', 'secondary']);
    const again = tapAll(after, [['secondary', on('again')]]);
    expect(stepsOf(after, again).map(({ id }) => id)).toContain('effect');
  });

  test('once both halves are done neither is a tap away, only for those who ask', () => {
    const die = play(full, commandOf(full, tapAll(full, [['effect', on('pub')]])));
    const done = play(die, commandOf(die, tapAll(die, [['secondary', on('chief-mate')]])));
    expect(stepsOf(done).map(({ id }) => id)).toEqual(['more']);
    expect(turn.commit(done, EMPTY_DRAFT).ok).toBe(false);
    const asked = (id: string) => stepsOf(done, tapAll(done, [['more', on(id)]])).map((step) => step.id);
    expect(asked('twice')).toEqual(['count', 'secondary']);
    expect(asked('again')).toContain('effect');
    // A Secondary Action before the die: the die is still open.
    const first = play(full, commandOf(full, tapAll(full, [['secondary', on('chief-mate')]])));
    expect(stepsOf(first).map(({ id }) => id)).toEqual(['owner', 'face', 'effect', 'more']);
  });

  test('cubes are asked for an Officer only, and no other die while an action is open', () => {
    const die = play(full, commandOf(full, tapAll(full, [['effect', on('pub')]])));
    const open = stepsOf(die, tapAll(die, [['secondary', on('soldiers')]]));
    expect(open.map(({ id }) => id)).not.toContain('count');
    expect(open.some((step) => step.kind === 'choice' && step.otherwise)).toBe(false);
    expect(stepsOf(die, tapAll(die, [['secondary', on('chief-mate')]])).map(({ id }) => id)).toContain(
      'count',
    );
  });

  test('to take the Leader back is no Secondary Action', () => {
    const out = play(full, { type: 'leaderToCommunity', player: 'ana', zone: 'military' });
    const again = tapAll(out, [['more', on('twice')]]);
    const step = stepNamed(out, 'secondary', again);
    expect(step.kind === 'choice' && step.options.map(({ id }) => id)).not.toContain('home');
  });

  test('what is still open is named, as it may be out of sight', () => {
    const open = stepsOf(full, tapAll(full, [['effect', on('settle')]])).find(({ missing }) => missing);
    expect(open?.missing).toEqual(open?.title);
  });

  test('every Zone says how full it is', () => {
    const one = play(full, ...dinosAt('military', [{ column: 0, dino: 'raptor' }]));
    const step = stepNamed(one, 'effect');
    const notes = step.kind === 'choice' ? (step.groups ?? []).map(({ note }) => note?.params) : [];
    expect(notes).toEqual([
      { count: 0, spaces: 6 },
      { count: 1, spaces: 6 },
      { count: 0, spaces: 6 },
      { count: 0, spaces: 6 },
    ]);
    const unseen = stepNamed(essentials, 'effect');
    expect(unseen.kind === 'choice' && unseen.groups?.some(({ note }) => note)).toBe(false);
  });

  test('a Patrol takes as many along as the card asks for, Light ones first', () => {
    const rich = play(
      full,
      { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 2 },
      { type: 'correct', owner: 'ana', counter: 'heavySoldier', to: 2 },
    );
    const draft = tapAll(rich, [
      ['effect', on('patrol')],
      ['card', { figure: 'requirement', to: 3 }],
    ]);
    expect(commandOf(rich, draft)).toMatchObject({
      patrol: { requirement: 3, soldiers: { light: 2, heavy: 1 } },
    });
  });

  test('a Patrol sets out with the die, and its stage waits on the page', () => {
    const draft = tapAll(full, [
      ['effect', on('patrol')],
      ['card', { figure: 'stages', to: 2 }],
    ]);
    const away = play(full, commandOf(full, draft));
    expect(away.players.ana?.patrol).toMatchObject({ stages: 2, soldiers: { light: 1 } });
    expect(perseverance1.turnPage?.(away)?.marks.at(-1)).toMatchObject({
      id: 'patrol',
      due: true,
      does: { wizard: 'patrolStage' },
    });
    const again = tapAll(away, [['secondary', on('again')]]);
    expect(optionOf(away, 'effect', 'patrol', again).reason?.key).toBe('session.refusal.onPatrol');
  });

  test.each<readonly [string, Command]>([
    ['an Effect of another Zone', { ...dieIn('military'), effect: { action: 'pub' } }],
    [
      'a Patrol from another Zone',
      { ...dieIn('military'), patrol: { soldiers: { light: 1, heavy: 0 }, stages: 1, requirement: 1 } },
    ],
  ])('%s is refused', (_name, command) => {
    expect(decideOn(full, command)).toMatchObject({ ok: false, error: { code: 'effectElsewhere' } });
  });

  test('Officers lead in both ways of tracking, Zones only where they are followed', () => {
    expect(perseverance1.turnPage?.(full)?.standing).toHaveLength(8);
    expect(perseverance1.turnPage?.(essentials)?.standing).toHaveLength(4);
  });

  test('all of it has its words', () => {
    for (const state of [full, essentials, begun({ edition: 'beta-2020' })])
      for (const effect of Object.values(EFFECTS).flat()) {
        if (optionOf(state, 'effect', effect).reason) continue;
        expect(faultsIn(stepsOf(state, tapAll(state, [['effect', on(effect)]])))).toEqual([]);
      }
  });

  test('law: whatever is tapped, a page that is complete is taken by the rules', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.nat(999), { minLength: 3, maxLength: 14 }), (followed, luck) => {
        const state = followed ? full : essentials;
        let draft: Draft = EMPTY_DRAFT;
        for (const chance of luck) {
          const offered = stepsOf(state, draft).flatMap((step) =>
            tapsOn(step).map((tap) => [step, tap] as const),
          );
          const [step, tap] = offered[chance % offered.length] ?? [];
          if (step && tap) draft = tapped(draft, step, tap);
        }
        const command = turn.commit(state, draft);
        if (!command.ok || stepsOf(state, draft).some(({ missing }) => missing)) return;
        expect(decideOn(state, command.value as Command).ok).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

function dieIn(zone: 'military'): Extract<Command, { type: 'takeDie' }> {
  return { type: 'takeDie', player: 'ana', owner: 'neutral', zone, changeFace: false };
}
