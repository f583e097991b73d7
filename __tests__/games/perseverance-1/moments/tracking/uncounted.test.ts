import { answerTo, EMPTY_DRAFT, unwrap, withAnswer, type Draft, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { assembly } from '@/games/perseverance-1/moments/assembly/wizard';
import { stockTable } from '@/games/perseverance-1/moments/tracking/wizard';
import type { Command } from '@/games/perseverance-1/session/command';
import { FIGURE } from '@/games/perseverance-1/session/known';
import type { State } from '@/games/perseverance-1/session/state';
import { lastCount } from '@/games/perseverance/moments/tracking/level';
import { fingerOn } from '../../../support/finger';
import { newTable, play, refusalOf } from '../../session/playing';
import { type, whisper } from '../assembly/entering';

const essentials = newTable(3, { tracking: 'essentials' });
const cube = (player: string): Command => ({
  type: 'influence',
  player,
  officer: 'chief-engineer',
  count: 1,
  source: 'free',
  foodUsed: 0,
});
const fingerIn = (state: State, id: string) => fingerOn(perseverance1, state, id);

describe('figures that nobody has counted', () => {
  const begun = play(essentials, { type: 'beginPlay' }, cube('ana'));

  test('at an Assembly they show a dash and say so, until somebody counts them', () => {
    const finger = fingerIn(begun, 'assembly').until('presence');
    expect(finger.figure('condition:ana:wallsAndTraps')).toMatchObject({ unknown: true });
    finger.set({ 'condition:ana:wallsAndTraps': 2 });
    expect(finger.figure('condition:ana:wallsAndTraps').unknown).toBeUndefined();
  });

  test('Patrols and dice are followed at both levels and are never unknown', () => {
    const steward = play(begun, { ...cube('bo'), type: 'influence', officer: 'chief-steward' } as Command);
    const finger = fingerIn(steward, 'assembly').until('presence');
    expect(finger.figure('condition:bo:dice')).toMatchObject({ value: 1 });
    expect(finger.figure('condition:bo:dice').unknown).toBeUndefined();
    expect(finger.figure('condition:bo:settlements').unknown).toBe(true);
  });

  test('what the table went past at an Assembly is still unknown at the next one', () => {
    const hold = (state: State, counted: (draft: Draft) => Draft) => {
      const draft = counted(assembly.begin(state));
      return play(
        state,
        unwrap(
          assembly.commit(
            state,
            whisper(state, draft, () => 'votes'),
          ),
        ),
      );
    };
    const passed = hold(begun, (draft) => draft);
    expect(passed.assembly).toBe(2);
    expect(lastCount(passed, FIGURE.of('wallsAndTraps', 'ana'))).toBeNull();
    // Nobody was asked about Bo.
    expect(lastCount(passed, FIGURE.of('settlements', 'bo'))).toBeNull();
    const counted = hold(begun, (draft) => type(begun, draft, 'presence', 'condition:ana:wallsAndTraps', 3));
    const next = fingerIn(counted, 'assembly').until('presence').figure('condition:ana:wallsAndTraps');
    expect(next).toMatchObject({
      value: 3,
      note: { key: 'session.level.at.assembly' },
    });
    expect(next.unknown).toBeUndefined();
    // Its row says when it was counted, until it is counted again.
    const rowOf = (step: WizardStep) => {
      const rows = step.kind === 'figures' ? (step.matrix?.rows ?? []) : [];
      return rows.find(({ id }) => id === 'condition:chief-engineer:wallsAndTraps');
    };
    const again = fingerIn(counted, 'assembly').until('presence');
    expect(rowOf(again.here())?.note?.key).toBe('session.level.at.assembly');
    expect(rowOf(again.set({ 'condition:ana:wallsAndTraps': 4 }).here())?.note).toBeUndefined();
  });

  test('at the end they show a dash, and a nought that was said is a count', () => {
    const end = play(begun, { type: 'correctAssembly', to: 3 });
    const last = { ...end, phase: 'end' as const };
    const finger = fingerIn(last, 'finalScoring').until('count');
    expect(finger.figure('ana:food')).toMatchObject({ value: 0, unknown: true });
    expect(finger.figure('ana:mr')).toMatchObject({ unknown: true });
    const nought = withAnswer(EMPTY_DRAFT, answerTo.figure(finger.figure('ana:food'), 0));
    const wizard = perseverance1.wizards.find(({ id }) => id === 'finalScoring');
    const said = wizard?.steps(last, nought).find(({ id }) => id === 'count');
    const figures = said?.kind === 'figures' ? said.figures : [];
    expect(figures.find(({ id }) => id === 'ana:food')?.unknown).toBeUndefined();
    finger.set({ 'bo:food': 4 }).toReview();
    const over = play(last, finger.save());
    expect(lastCount(over, FIGURE.of('food', 'bo'))?.value).toBe(4);
    expect(lastCount(over, FIGURE.of('food', 'ana'))).toBeNull();
  });

  test('in Full nothing is unknown', () => {
    const full = play(newTable(3), { type: 'beginPlay' }, cube('ana'));
    const end = { ...full, phase: 'end' as const };
    expect(JSON.stringify(fingerIn(end, 'finalScoring').steps())).not.toContain('uncounted');
    expect(JSON.stringify(fingerIn(full, 'assembly').steps())).not.toContain('uncounted');
  });
});

describe('Soldiers and Leaders that were merely seen', () => {
  const patrol: Command = {
    type: 'patrolBegin',
    player: 'ana',
    requirement: 2,
    stages: 1,
    soldiers: { light: 2, heavy: 1 },
  };
  const guard = (type: 'light' | 'leader', column: number): Command => ({
    type: 'editDefense',
    zone: 'military',
    column,
    edit: { piece: 'soldier', row: 'top', to: { owner: 'ana', type } },
  });

  test('a Patrol in Essentials takes nobody off the board that was seen last, and brings nobody back to it', () => {
    const down = play(newTable(3), { type: 'beginPlay' }, { type: 'trackEssentials' });
    const before = down.players.ana?.lightSoldier;
    const away = play(down, patrol);
    expect(away.players.ana).toMatchObject({ lightSoldier: before, patrol: { soldiers: { light: 2 } } });
    const home = play(away, { type: 'patrolEnd', player: 'ana' });
    expect(home.players.ana).toMatchObject({
      lightSoldier: before,
      heavySoldier: 0,
      patrols: 1,
      patrol: null,
    });
    expect(lastCount(home, FIGURE.of('lightSoldier', 'ana'))?.at.moment).toBe('switch');
  });

  test('Soldiers that were seen in a Defense area keep nobody from a Patrol', () => {
    const soldiers: Command = { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 4 };
    const down = play(newTable(3), soldiers, guard('light', 0), guard('light', 1), {
      type: 'trackEssentials',
    });
    expect(refusalOf(down, { ...patrol, soldiers: { light: 4, heavy: 0 } })).toBeNull();
  });

  test('in Full a Patrol still takes its Soldiers from the board', () => {
    const full = play(newTable(3), { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 3 });
    const away = play(full, { ...patrol, soldiers: { light: 2, heavy: 0 } });
    expect(away.players.ana?.lightSoldier).toBe(1);
    expect(play(away, { type: 'patrolEnd', player: 'ana' }).players.ana?.lightSoldier).toBe(3);
  });

  const toZone: Command = { type: 'leaderToCommunity', player: 'ana', zone: 'expansion' };
  const toDefense: Command = {
    type: 'action',
    player: 'ana',
    move: { action: 'leader-defense', row: 'top', spot: null, netGun: null, trap: null },
  };
  const seen = play(newTable(3), guard('leader', 0), { type: 'trackEssentials' });

  test('a Leader left in a Defense area blocks no action of the Leader in Essentials', () => {
    expect(refusalOf(seen, toZone)).toBeNull();
    expect(refusalOf(seen, toDefense)).toBeNull();
    const full = play(newTable(3), guard('leader', 0));
    expect(refusalOf(full, toZone)).toBe('leaderOut');
    expect(refusalOf(full, toDefense)).toBe('leaderOut');
  });

  test('whose Leader went to a Zone is laid out there alone when everything is counted', () => {
    const out = play(seen, toZone);
    expect(refusalOf(out, toDefense)).toBe('leaderOut');
    const table = stockTable(out, []);
    expect(table.players.ana?.community).toBe('expansion');
    expect(table.zones.military.columns[0]?.soldiers).toEqual([null, null]);
  });
});
