import * as fc from 'fast-check';
import { advance, EMPTY_DRAFT, unwrap, type Draft, type Entry } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { assembly } from '@/games/perseverance-1/moments/assembly/wizard';
import { settlementsIn } from '@/games/perseverance-1/moments/dinoAttack/askCommunity';
import { columnsOf } from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import { finalScoring } from '@/games/perseverance-1/moments/finalScoring/wizard';
import { stockTable, stockTaking } from '@/games/perseverance-1/moments/tracking/wizard';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Event } from '@/games/perseverance-1/session/event';
import { FIGURE, knownZone } from '@/games/perseverance-1/session/known';
import { playersOf, type State } from '@/games/perseverance-1/session/state';
import { ZONES } from '@/games/perseverance-1/terms';
import { lastCount } from '@/games/perseverance/moments/tracking/level';
import { decideOn, foldAll, newTable, play, SEATS } from '../../session/playing';
import { randomCommand } from '../../session/randomCommands';
import { type, whisper } from '../assembly/entering';

const essentials = newTable(3, { tracking: 'essentials' });
const settle = (player: string, space: number): Command => ({
  type: 'action',
  player,
  move: { action: 'settle', placements: [{ zone: 'sustenance', space }], place: [] },
});

/** An Assembly with one Zone counted by hand; nobody takes anything but Votes. */
function hold(state: State, settlements: number, pieces: Readonly<Record<string, number>>): State {
  const counted = Object.entries({ ...pieces, settlements }).reduce(
    (draft, [figure, to]) => type(state, draft, 'presence', `sustenance:${figure}`, to),
    assembly.begin(state),
  );
  return play(
    state,
    unwrap(
      assembly.commit(
        state,
        whisper(state, counted, () => 'votes'),
      ),
    ),
  );
}

const fullArea = (state: State, owners: readonly string[], wall: string | null): Command => ({
  type: 'resolveDinoAttack',
  zone: 'sustenance',
  activePlayer: 'ana',
  columns: state.zones.sustenance.columns.map((_, i) => ({
    dinos: i === 0 ? [{ type: 'raptor', trap: null }] : [],
    wall:
      wall !== null && i === 0 ? { owner: wall, roll: { followers: 0, safeguard: 0, kill: false } } : null,
    soldiers: [null, null],
  })),
  picks: {},
  community: {
    settlements: owners,
    dice: {},
    leadersOnBoard: [],
    counted: { settlements: true, dice: false },
  },
});

describe('what Essentials remembers', () => {
  test('the second Assembly is filled in with what the first one counted, and undo takes it back', () => {
    const after = hold(play(essentials, { type: 'beginPlay' }), 4, { ana: 5, bo: 2, cy: 1 });
    expect(after.assembly).toBe(2);
    expect(knownZone(after, 'sustenance')).toEqual({
      settlements: 4,
      presence: [
        ['ana', 5],
        ['bo', 2],
        ['cy', 1],
      ],
    });
    const [step] = assembly.steps(after, assembly.begin(after));
    const figures = step?.kind === 'figures' ? step.figures : [];
    expect(figures.find(({ id }) => id === 'sustenance:settlements')?.value).toBe(4);
    expect(figures.find(({ id }) => id === 'sustenance:ana')?.value).toBe(5);
  });

  test('a Settlement that is recorded comes on top of the last count', () => {
    const first = play(essentials, { type: 'beginPlay' }, settle('ana', 4));
    const begun = knownZone(essentials, 'sustenance').settlements;
    expect(knownZone(first, 'sustenance').settlements).toBe(begun + 1);
    const later = play(hold(first, 3, { ana: 3, bo: 0, cy: 0 }), settle('bo', 5));
    expect(knownZone(later, 'sustenance').settlements).toBe(4);
    expect(lastCount(later, FIGURE.settlements('sustenance'))?.at).toEqual({
      moment: 'assembly',
      assembly: 1,
    });
    // Nothing of it is followed: the board of the set-up is untouched.
    expect(later.zones).toEqual({ ...essentials.zones, ...dangerousIn(later) });
  });

  test('an attack is filled in with the Walls and Settlements that the last one left', () => {
    const state = play(essentials, { type: 'beginPlay' });
    const after = play(state, fullArea(state, ['bo', 'ana', 'ana'], 'cy'));
    const { dangerous } = after.zones.sustenance;
    expect(columnsOf(after, { zone: 'sustenance', dangerous }, [])[0]?.wall).toBe('cy');
    // A Raptor that breaks through takes no Settlement.
    expect(settlementsIn(after, 'sustenance', { dice: {}, leaders: [] })).toEqual(['bo', 'ana', 'ana']);
  });

  test('final scoring is filled in with what was counted before the game was reopened', () => {
    const leftIn = (state: State, draft: Draft) =>
      Object.fromEntries(
        finalScoring
          .steps(state, draft)
          .flatMap((step) => (step.kind === 'figures' ? step.figures : []))
          .map(({ id, value }) => [id, value]),
      );
    const counted = { 'count ana:food': 4, 'count ana:walls': 2 };
    expect(leftIn(essentials, { ...EMPTY_DRAFT, counted })).toMatchObject({
      'ana:food': 4,
      'ana:walls': 2,
      'ana:mr': 0,
    });
    const holdings = playersOf(essentials).map((id) => ({
      id,
      followers: 10,
      food: id === 'ana' ? 4 : 0,
      mr: 0,
      story: 0,
      safeguard: 0,
      valor: 0,
      board: { light: 1, heavy: 0 },
      defense: { light: 0, heavy: 0, leader: false, walls: id === 'ana' ? 2 : 0, traps: 0 },
      patrol: { light: 0, heavy: 0 },
      heavyThreat: 0,
    }));
    const again = play(essentials, { type: 'resolveFinal', players: holdings }, { type: 'reopen' });
    expect(leftIn(again, EMPTY_DRAFT)).toMatchObject({
      'ana:food': 4,
      'ana:walls': 2,
      'ana:boardLight': 1,
    });
  });
});

describe('from Essentials to Full', () => {
  const started = play(essentials, { type: 'beginPlay' }, settle('ana', 4));

  /** Everybody has as much. */
  const allCounted = (each: Readonly<Record<string, number>>): Draft => ({
    ...EMPTY_DRAFT,
    counted: Object.fromEntries(
      playersOf(started).flatMap((id) =>
        Object.entries(each).map(([counter, to]) => [`stock ${id}:${counter}`, to] as const),
      ),
    ),
  });

  test('what nobody has counted shows a dash, and the wizard waits for it', () => {
    const [step] = stockTaking.steps(started, stockTaking.begin(started));
    const figures = step?.kind === 'figures' ? step.figures : [];
    expect(figures.filter(({ unknown }) => unknown).map(({ id }) => id)).toContain('ana:food');
    expect(step?.missing?.key).toBe('session.level.countAll');
    // A Settlement that was recorded is on the board that the table is shown.
    expect(stockTable(started, []).zones.sustenance.settlements[3]).toBe('ana');
  });

  test('before the first turn the set-up is what is there', () => {
    const [step] = stockTaking.steps(essentials, stockTaking.begin(essentials));
    expect(step?.missing).toBeUndefined();
  });

  test('everything counted is followed from then on: one entry, one undo', () => {
    const draft = allCounted({ food: 3, mr: 0, story: 1, lightSoldier: 2, heavySoldier: 0 });
    const command = unwrap(stockTaking.commit(started, draft));
    const decision = decideOn(started, command);
    expect(decision.ok && decision.value).toHaveLength(1);
    const full = play(started, command);
    expect(full.tracking).toBe('full');
    expect(full.players.bo).toMatchObject({ food: 3, mr: 0, lightSoldier: 2 });
    expect(full.zones.sustenance.settlements[3]).toBe('ana');
  });

  test('back to Essentials everything is kept as it was, with when that was', () => {
    const down = play(
      newTable(3),
      { type: 'correct', owner: 'bo', counter: 'food', to: 7 },
      {
        type: 'trackEssentials',
      },
    );
    expect(lastCount(down, FIGURE.of('food', 'bo'))).toEqual({
      value: 7,
      at: { moment: 'switch', assembly: 1 },
    });
    const food = perseverance1
      .table(down)
      .rows[1]?.more?.flatMap(({ figures }) => figures)
      .find(({ id }) => id === 'food');
    expect(food).toMatchObject({ value: 7, note: { key: 'session.level.at.switch' } });
  });

  test('more pieces than the box holds are refused before anything is changed', () => {
    const draft = allCounted({ food: 0, mr: 0, story: 0, lightSoldier: 5, heavySoldier: 0 });
    const soldier = { owner: 'ana', type: 'light' as const };
    const column = started.zones.military.columns[0];
    if (!column) throw new Error('no column');
    const laid = [
      { what: 'column', zone: 'military', column: 0, to: { ...column, soldiers: [soldier, null] } } as const,
    ];
    const steps = stockTaking.steps(started, { ...draft, drawn: { laid } });
    expect(steps.at(-1)?.missing?.key).toBe('session.refusal.stockPieces');
  });
});

describe('any evening with switches at any moment', () => {
  const evening = fc.array(randomCommand(SEATS.slice(0, 3).map(({ id }) => id)), {
    minLength: 20,
    maxLength: 90,
  });

  test('a figure that shows a number was counted in the log; without a count it shows a dash', () => {
    fc.assert(
      fc.property(evening, (commands) => {
        let state: State = essentials;
        const entries: Entry<Event>[] = [];
        for (const command of commands) {
          const decision = decideOn(state, command);
          if (!decision.ok) continue;
          entries.push({ kind: 'act', at: entries.length, events: decision.value });
          state = decision.value.reduce(perseverance1.evolve, state);
        }
        const counted = new Map<string, number>();
        for (const entry of entries)
          for (const event of entry.kind === 'act' ? entry.events : [])
            for (const change of event.changes)
              if (change.what === 'counted')
                for (const [name, value] of Object.entries(change.figures)) counted.set(name, value);
        if (state.tracking === 'essentials')
          for (const row of perseverance1.table(state).rows)
            for (const figure of row.more?.find(({ id }) => id === 'last')?.figures ?? []) {
              const said = counted.get(FIGURE.of(figure.id, row.player));
              expect([figure.id, figure.unknown === true]).toEqual([figure.id, said === undefined]);
              if (said !== undefined) expect(figure.value).toBe(said);
            }
        const session = foldAll(essentials, entries);
        expect(session.state.memory).toEqual(state.memory);
        if (entries.length > 0) {
          const undone = unwrap(advance(perseverance1, session, { kind: 'undo', at: 0 }));
          expect(undone.state).toEqual(foldAll(essentials, entries.slice(0, -1)).state);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function dangerousIn(state: State) {
  return Object.fromEntries(
    ZONES.map((zone) => [zone, { ...essentials.zones[zone], dangerous: state.zones[zone].dangerous }]),
  );
}
