import * as fc from 'fast-check';
import { advance, EMPTY_DRAFT, unwrap, type Entry } from '@/engine';
import { lastCount } from '@/games/perseverance/moments/tracking/level';
import { playersOf } from '@/games/perseverance/session/table';
import { perseverance2 } from '@/games/perseverance-2';
import { PIECES } from '@/games/perseverance-2/pieces';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Event } from '@/games/perseverance-2/session/event';
import { isTrialFollowed } from '@/games/perseverance-2/moments/adventure/decide';
import { FIGURE, knownOwn, knownZone } from '@/games/perseverance-2/session/known';
import { readyParty } from '@/games/perseverance-2/session/records';
import type { State } from '@/games/perseverance-2/session/state';
import { officerMajorities } from '@/games/perseverance-2/session/view/officerMajorities';
import { assembly } from '@/games/perseverance-2/moments/assembly/wizard';
import { dinoAttack } from '@/games/perseverance-2/moments/dinoAttack/wizard';
import { finalScoring } from '@/games/perseverance-2/moments/finalScoring/wizard';
import { stockTable, stockTaking } from '@/games/perseverance-2/moments/tracking/wizard';
import { howMany } from '../../../../support/howMany';
import { answering } from '../../../support/answering';
import { decideOn, foldAll, newTable, play, refusalOf, SEATS } from '../../session/playing';
import { randomCommand } from '../../session/randomCommands';

const set = newTable(3, { tracking: 'essentials' });
const essentials = play(set, { type: 'beginPlay' });

const settle = (player: string, zone: 'sustenance' | 'military'): Command => ({
  type: 'effect',
  player,
  move: {
    effect: 'settle',
    discount: null,
    picks: [{ option: 1, zone, bonus: 'influence', perk: null }],
  },
});

const meeting = answering(assembly);

/** Everybody who holds a tile takes the same, and everybody else who may choose takes Followers. */
function held(state: State, begun = assembly.begin(state), first: 'votes' | 'production' = 'votes'): Command {
  const isHeld = assembly.steps(state, begun).some(({ id }) => id === 'secret');
  const chosen = isHeld ? meeting.whisper(state, begun, () => first) : begun;
  const command = assembly.commit(state, meeting.pickEach(state, chosen, 'halves', 'followers'));
  // What the wizard refuses the rules refuse, too.
  return command.ok ? command.value : { type: 'resolveAssembly', choices: {} };
}

/** An Assembly with one Zone counted by hand. */
function hold(state: State, settlements: number, presence: Readonly<Record<string, number>>): State {
  const counted = Object.entries({ ...presence, settlements }).reduce(
    (draft, [figure, to]) => meeting.type(state, draft, 'presence', `military:${figure}`, to),
    assembly.begin(state),
  );
  return play(state, held(state, counted));
}

const actionsOf = (state: State) => perseverance2.table(state).more ?? [];
const lastOf = (state: State, player: string) =>
  perseverance2
    .table(state)
    .rows.find((row) => row.player === player)
    ?.more?.find(({ id }) => id === 'last')?.figures ?? [];

describe('a table that follows the essentials', () => {
  test('a stored set-up that does not say it follows everything', () => {
    const config = Object.fromEntries(
      Object.entries(newTable(3).config).filter(([key]) => key !== 'tracking'),
    );
    expect(perseverance2.initial(perseverance2.config({ value: config, path: '' })).tracking).toBe('full');
  });

  test('goods, Soldiers and Dinos are shown as unknown, and cannot be counted', () => {
    const figures = lastOf(essentials, 'ana');
    expect(figures.filter(({ unknown }) => !unknown)).toEqual([]);
    expect(figures.map(({ id }) => id)).toContain('glowberry');
    expect(refusalOf(essentials, { type: 'correct', owner: 'ana', counter: 'food', to: 4 })).toBe(
      'notTracked',
    );
    expect(refusalOf(essentials, { type: 'addArea', terrain: 'plains' })).toBe('notTracked');
    expect(perseverance2.means?.(essentials, 'ana').map(({ id }) => id)).toEqual(['valor', 'votes']);
  });

  test('no Camp is followed, so none is missing: Combat, Camp and Clear an Area are open', () => {
    const reasons = (state: State) =>
      actionsOf(state)
        .filter(({ id }) => ['combat', 'camp', 'adventureBegin'].includes(id))
        .map(({ reason }) => reason?.key ?? null);
    expect(reasons(play(newTable(3), { type: 'beginPlay' }))).toEqual(
      Array.from({ length: 3 }, () => 'session.refusal.noFreeCamp'),
    );
    expect(reasons(essentials)).toEqual([null, null, null]);
  });

  test('an Officer whose condition nobody follows promises nothing', () => {
    const one = (officer: 'captain' | 'chief-mate'): Command => ({
      type: 'influence',
      player: 'ana',
      officer,
      count: 1,
      source: 'free',
      perk: null,
    });
    const after = play(essentials, one('captain'), one('chief-mate'));
    const gained = officerMajorities(after).map(({ officer, shares }) => [
      officer,
      shares.find(({ owner }) => owner === 'ana')?.followers ?? null,
    ]);
    expect(Object.fromEntries(gained)).toMatchObject({ captain: null, 'chief-mate': 1 });
  });

  test('a Combat kills, captures and pays, and leaves nobody toppled', () => {
    const fight = {
      committed: { light: 2, heavy: 0, leader: false },
      dinos: { ...NO_DINOS, trampler: 2 },
      injuries: { light: 0, heavy: [], leader: 0 },
      cancel: { light: 0, heavy: 0 },
      capture: { ...NO_DINOS, trampler: 1 },
      release: NO_DINOS,
      wrangler: null,
    };
    const after = play(essentials, { type: 'combat', player: 'ana', reach: false, fight });
    expect(after.players.ana).toEqual({ ...essentials.players.ana, followers: 11 });
    expect(lastCount(after, FIGURE.of('trampler', 'ana'))).toEqual({
      value: 1,
      at: { moment: 'setup', assembly: 1 },
    });
  });

  test('a Dino Attack asks what stands there, and fills it in the next time', () => {
    const { type, tap, stepOf } = answering(dinoAttack);
    let draft = tap(essentials, dinoAttack.begin(essentials), 'target', 'bo:camp');
    const asked = stepOf(essentials, draft, 'defense');
    const figures = asked.kind === 'figures' ? asked.figures : [];
    expect(figures.filter(({ unknown }) => unknown).map(({ id }) => id)).toEqual(['outpost', 'watchtower']);
    draft = type(essentials, draft, 'defense', 'watchtower', 1);
    draft = type(essentials, draft, 'defense', 'threshold', 2);
    const after = play(essentials, unwrap(dinoAttack.commit(essentials, draft)));
    const again = stepOf(after, tap(after, dinoAttack.begin(after), 'target', 'bo:camp'), 'defense');
    const standing = again.kind === 'figures' ? again.figures : [];
    expect(standing.find(({ id }) => id === 'watchtower')).toMatchObject({
      value: 1,
      note: { key: 'session.level.at.attack' },
    });
  });
});

describe('what Essentials remembers', () => {
  test('the second Assembly is filled in with what the first one counted', () => {
    const after = hold(essentials, 4, { ana: 5, bo: 2, cy: 1 });
    expect(after.assembly).toBe(2);
    expect(new Map(knownZone(after, 'military').presence).get('ana')).toBe(5);
    const [step] = assembly.steps(after, assembly.begin(after));
    const figures = step?.kind === 'figures' ? step.figures : [];
    expect(figures.find(({ id }) => id === 'military:settlements')?.value).toBe(4);
    expect(figures.find(({ id }) => id === 'military:bo')?.value).toBe(2);
  });

  test('a Settlement that is recorded comes on top of the last count, each one once', () => {
    const begun = knownZone(essentials, 'military').settlements;
    const first = play(essentials, settle('ana', 'military'));
    expect(knownZone(first, 'military').settlements).toBe(begun + 1);
    expect(knownOwn(first, 'military', 'ana')).toBe(1);
    const later = play(hold(first, 3, { ana: 1, bo: 2 }), settle('bo', 'military'), settle('bo', 'military'));
    expect(knownZone(later, 'military').settlements).toBe(5);
    expect(later.zones).toEqual(essentials.zones);
  });

  test('two Settlements of one card in the same Zone count as two', () => {
    const away = play(essentials, {
      type: 'beginAdventure',
      player: 'ana',
      reach: false,
      terrain: 'plains',
      requirement: 1,
      stages: 1,
      trial: null,
      party: { light: 2, heavy: 0, leader: false },
    });
    const things = [
      { kind: 'settlement', zone: 'military' },
      { kind: 'settlement', zone: 'military' },
      { kind: 'structure', structure: 'camp', area: null, tile: null },
    ] as const;
    const after = play(away, {
      type: 'adventureStage',
      player: 'ana',
      rewards: {},
      things,
      kept: [],
      ignoreThreats: false,
      then: 'end',
      savant: null,
    });
    expect(knownOwn(after, 'military', 'ana')).toBe(2);
    expect(lastCount(after, FIGURE.of('camps', 'ana'))?.value).toBe(1);
    expect(after.players.ana?.adventures).toBe(1);
  });

  test('only what an Assembly asked for is remembered as counted', () => {
    const after = hold(essentials, 1, { ana: 0, bo: 1, cy: 0 });
    expect(lastCount(after, FIGURE.of('lightSoldier', 'ana'))).toBeNull();
    expect(lastOf(after, 'ana').find(({ id }) => id === 'lightSoldier')?.unknown).toBe(true);
  });

  test('final scoring remembers what was counted, and not what the table went past', () => {
    const ended: State = { ...essentials, phase: 'end' };
    expect(refusalOf(ended, { type: 'resolveFinal' })).toBe('holdingsNeeded');
    const counting = answering(finalScoring);
    const draft = counting.type(ended, finalScoring.begin(ended), 'count', 'ana:food', 4);
    const command = unwrap(finalScoring.commit(ended, draft));
    const again = play(ended, command, { type: 'reopen' });
    expect(again.players.ana?.followers).toBe(ended.players.ana?.followers);
    const count = counting.stepOf(again, finalScoring.begin(again), 'count');
    expect(count.kind === 'figures' && count.figures.find(({ id }) => id === 'ana:food')?.value).toBe(4);
    expect(lastCount(again, FIGURE.of('scrap', 'ana'))).toBeNull();
  });
});

describe('from Essentials to Full and back', () => {
  const started = play(essentials, settle('ana', 'military'));
  const goods = { food: 3, scrap: 0, islandResource: 1, story: 2, glowberry: 4 };
  const people = { lightSoldier: 2, heavySoldier: 0, handCards: 1, trampler: 1, raptor: 0, shieldhead: 0 };
  const counted = Object.fromEntries(
    playersOf(started).flatMap((id) =>
      Object.entries({ ...goods, ...people }).map(([what, to]) => [`stock ${id}:${what}`, to]),
    ),
  );

  test('what nobody has counted shows a dash, and the wizard waits for it', () => {
    const [step] = stockTaking.steps(started, stockTaking.begin(started));
    const figures = step?.kind === 'figures' ? step.figures : [];
    expect(figures.filter(({ unknown }) => unknown).map(({ id }) => id)).toContain('ana:food');
    expect(step?.missing?.key).toBe('session.level.countAll');
    expect(stockTable(started, []).zones.military.settlements.ana).toBe(1);
  });

  test('before the first turn the set-up is what is there', () => {
    const [step] = stockTaking.steps(set, stockTaking.begin(set));
    expect(step?.missing).toBeUndefined();
  });

  test('everything counted is followed from then on, in one entry', () => {
    const command = unwrap(stockTaking.commit(started, { ...EMPTY_DRAFT, counted }));
    const decision = decideOn(started, command);
    expect(decision.ok && decision.value).toHaveLength(1);
    const full = play(started, command);
    expect(full.tracking).toBe('full');
    expect(full.players.bo).toMatchObject({ ...goods, lightSoldier: 2, enclosure: { trampler: 1 } });
    expect(full.zones.military.settlements).toMatchObject({ ana: 1, bo: 1 });
    expect(refusalOf(full, command)).toBe('noChange');
  });

  test('back to Essentials everything is kept as it was, with when that was', () => {
    const down = play(newTable(3), { type: 'correct', owner: 'bo', counter: 'food', to: 7 }, DOWN);
    expect(lastOf(down, 'bo').find(({ id }) => id === 'food')).toMatchObject({
      value: 7,
      note: { key: 'session.level.at.switch' },
    });
    expect(refusalOf(down, DOWN)).toBe('noChange');
  });

  test('more pieces than the box holds are shown before anything is changed', () => {
    const draft = { ...EMPTY_DRAFT, counted };
    const all = answering(stockTaking).type(
      started,
      draft,
      'settlements',
      'military:ana',
      PIECES.settlements,
    );
    const steps = stockTaking.steps(started, all);
    expect(steps.at(-1)?.missing?.key).toBe('session.refusal.stockPieces');
  });
});

const DOWN: Command = { type: 'trackEssentials' };
const ids = SEATS.slice(0, 3).map(({ id }) => id);
const evening = fc.array(randomCommand(ids), { minLength: 20, maxLength: 60 });

/** What is possible of it, one after the other. */
function after(state: State, commands: readonly Command[]): State {
  return commands.reduce((now, command) => {
    const decision = decideOn(now, command);
    return decision.ok ? decision.value.reduce(perseverance2.evolve, now) : now;
  }, state);
}

/** Everything that both levels follow. */
function followed({ players, officers, dice, dissenterVotes, assembly: next, phase }: State) {
  const seats = Object.entries(players).map(([id, seat]) => {
    const { followers, votes, permanentVotes, valor, adventures, threatLight, threatHeavy } = seat;
    const { perks, leader, adventure, breach } = seat;
    const own = { followers, votes, permanentVotes, valor, adventures, threatLight, threatHeavy };
    // Where the token lies is known only where the Areas are followed.
    return [id, { ...own, perks, leader, adventure, breach: breach && { ...breach, area: null } }] as const;
  });
  return { seats: Object.fromEntries(seats), officers, dice, dissenterVotes, next, phase };
}

/** What the wizard of Essentials would make of the same answers; null where it asks for nothing of it. */
function asAsked(full: State, command: Command): Command | null {
  if (command.type === 'effect' && command.move.effect === 'training') {
    // Of a Training only Valor is followed.
    const picks = command.move.picks.filter(
      (pick) => pick.option === 7 || (pick.option === 5 && pick.take === 'valor'),
    );
    return picks.length === 0 ? null : { ...command, move: { ...command.move, picks } };
  }
  if (command.type === 'adventureStage') {
    const { trial, stage } = full.players[command.player]?.adventure ?? { trial: null, stage: 1 };
    // What a Trial counts of pieces the table enters itself.
    return trial !== null && !isTrialFollowed({ tracking: 'essentials' }, trial, stage) ? null : command;
  }
  if (command.type === 'useOutpost') {
    // Cards of the Patrol Hub are drawn for Soldiers who are there, and no Leader helps.
    const ready = readyParty(full, command.player);
    const drawn = command.steps.flatMap((step) => (step.kind === 'challenge' ? [step.kept] : []));
    return drawn.some(({ kind, check }) => ready[kind] === 0 || check?.useLeader) ? null : command;
  }
  if (command.type !== 'dinoAttack') return command;
  const area = full.areas.find(({ id }) => id === command.area);
  const structures = {
    camp: Boolean(area?.camp),
    outpost: Boolean(area?.outpost),
    watchtower: Boolean(area?.watchtower),
  };
  return { ...command, area: null, structures };
}

const SAME: readonly Command['type'][] = [
  'effect',
  'influence',
  'takeDie',
  'gainPerk',
  'combat',
  'counterattack',
  'dinoAttack',
  'settleBreach',
  'beginAdventure',
  'adventureStage',
  'endAdventure',
  'buildCamp',
  'useOutpost',
  'explore',
  'moveLeader',
  'nextTurn',
];

describe('what Essentials asks and Full knows', () => {
  const begun = play(
    newTable(3, { 'start:ana': 'discovery', tracking: 'full' }),
    { type: 'beginPlay' },
    ...ids.flatMap((owner): readonly Command[] => [
      { type: 'correct', owner, counter: 'lightSoldier', to: 4 },
      { type: 'correct', owner, counter: 'story', to: 6 },
      { type: 'correct', owner, counter: 'valor', to: 4 },
    ]),
  );

  test('any action that Full allows does the same to all that Essentials follows', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        evening,
        fc.array(randomCommand(ids), { minLength: 5, maxLength: 12 }),
        (before, wishes) => {
          const full = after(begun, before);
          if (full.phase === 'finished') return;
          const down = play(full, DOWN);
          expect(followed(down)).toEqual(followed(full));
          for (const command of wishes.filter(({ type }) => SAME.includes(type))) {
            const decision = decideOn(full, command);
            const asked = asAsked(full, command);
            if (!decision.ok || !asked) continue;
            compared++;
            const result = play(down, asked);
            expect([command, followed(result)]).toEqual([
              command,
              followed(decision.value.reduce(perseverance2.evolve, full)),
            ]);
          }
        },
      ),
      { numRuns: howMany(80, 4000) },
    );
    expect(compared).toBeGreaterThan(40);
  });

  test('the Soldier that the Military Zone gives counts for the Captain at once', () => {
    const [area] = begun.areas;
    if (!area) throw new Error('no Area');
    const full = play(
      begun,
      { type: 'correct', owner: 'bo', counter: 'lightSoldier', to: 2 },
      { type: 'setArea', area: { ...area, watchtower: 'bo' } },
      { type: 'influence', player: 'bo', officer: 'captain', count: 2, source: 'free', perk: null },
    );
    const down = play(full, DOWN);
    const outcome = (state: State) => followed(play(state, held(state, undefined, 'production')));
    expect(outcome(down)).toEqual(outcome(full));
    const idle = play(full, { type: 'correct', owner: 'bo', counter: 'lightSoldier', to: 1 });
    expect(outcome(full).seats.bo?.followers).toBe((outcome(idle).seats.bo?.followers ?? 0) + 4);
  });

  test('an Assembly and final scoring come out the same', () => {
    fc.assert(
      fc.property(evening, fc.constantFrom('votes', 'production'), (before, first) => {
        const full = after(begun, before);
        if (full.phase !== 'play') return;
        const down = play(full, DOWN);
        const scored = decideOn(full, held(full, undefined, first));
        if (!scored.ok) return;
        const result = play(down, held(down, undefined, first));
        expect(followed(result)).toEqual(followed(scored.value.reduce(perseverance2.evolve, full)));
        const end = play({ ...full, phase: 'end' }, { type: 'resolveFinal' });
        const last: State = { ...down, phase: 'end' };
        const other = play(last, unwrap(finalScoring.commit(last, finalScoring.begin(last))));
        expect(other.final).toEqual(end.final);
      }),
      { numRuns: howMany(60, 1500) },
    );
  });
});

describe('any evening with switches at any moment', () => {
  const switching = fc.array(
    fc.oneof(
      { weight: 12, arbitrary: randomCommand(ids).map((command) => () => command) },
      { weight: 1, arbitrary: fc.constant((_state: State): Command => DOWN) },
      { weight: 1, arbitrary: fc.constant((state: State): Command => held(state)) },
      {
        weight: 1,
        arbitrary: fc.constant((state: State): Command =>
          unwrap(stockTaking.commit(state, stockTaking.begin(state))),
        ),
      },
    ),
    { minLength: 20, maxLength: 70 },
  );

  test('a figure shows a number only if the log counted it, and what is not followed does not move', () => {
    fc.assert(
      fc.property(switching, (wishes) => {
        let state: State = essentials;
        const entries: Entry<Event>[] = [];
        const counted = new Map<string, number>();
        for (const wish of wishes) {
          const before = state;
          const decision = decideOn(state, wish(state));
          if (!decision.ok) continue;
          entries.push({ kind: 'act', at: entries.length, events: decision.value });
          state = decision.value.reduce(perseverance2.evolve, state);
          for (const { changes } of decision.value)
            for (const change of changes)
              if (change.what === 'counted')
                for (const [name, value] of Object.entries(change.figures)) counted.set(name, value);
          if (before.tracking !== 'essentials' || state.tracking !== 'essentials') continue;
          expect([state.zones, state.areas, state.rallies]).toEqual([
            before.zones,
            before.areas,
            before.rallies,
          ]);
          for (const id of ids) {
            const { food, lightSoldier, handCards, enclosure, toppled } = state.players[id] ?? {};
            expect(before.players[id]).toMatchObject({ food, lightSoldier, handCards, enclosure, toppled });
          }
        }
        if (state.tracking === 'essentials')
          for (const id of ids)
            for (const figure of lastOf(state, id)) {
              const said = counted.get(FIGURE.of(figure.id.replace('enclosure-', ''), id));
              expect([figure.id, figure.unknown === true]).toEqual([figure.id, said === undefined]);
              if (said !== undefined) expect(figure.value).toBe(said);
            }
        const session = foldAll(essentials, entries);
        expect(session.state.memory).toEqual(state.memory);
        if (entries.length > 0) {
          const undone = unwrap(advance(perseverance2, session, { kind: 'undo', at: 0 }));
          expect(undone.state).toEqual(foldAll(essentials, entries.slice(0, -1)).state);
        }
      }),
      { numRuns: howMany(60, 1500) },
    );
  });
});
