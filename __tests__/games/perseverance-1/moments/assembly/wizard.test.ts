import * as fc from 'fast-check';
import { EMPTY_DRAFT, unwrap, type Draft } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { DISSENTERS } from '@/games/perseverance/dissenters';
import { assembly } from '@/games/perseverance-1/moments/assembly/wizard';
import { playersOf, record as perKey, type State } from '@/games/perseverance-1/session/state';
import { say } from '@/games/perseverance-1/say';
import { OFFICERS, ZONES } from '@/games/perseverance-1/terms';
import cases from '../../../../golden/perseverance-1.json';
import {
  enter,
  goOtherwise,
  linesOf,
  rowsOf,
  stepOf,
  pick,
  told,
  type,
  whisper,
  type GoldenZone,
} from './entering';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, foldAll, followers, newTable, play, record, SEATS } from '../../session/playing';
import { reviewed } from '../../session/reviewed';
import { howMany } from '../../../../support/howMany';
import { overridden, restored } from '../../../../support/tap';

interface Golden {
  readonly name: string;
  readonly procedure: string;
  readonly input: {
    readonly edition: string;
    readonly assembly: number;
    readonly players: readonly { readonly id: string; readonly votes?: number }[];
    readonly dissenterVotes?: number;
    readonly scoringTile?: readonly number[];
    readonly zones: Readonly<Record<string, GoldenZone>>;
    readonly influence: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  readonly expect: {
    readonly error?: object;
    readonly followers: Readonly<Record<string, number>>;
    readonly zones: Readonly<
      Record<
        string,
        { votes: Readonly<Record<string, number>>; production: Readonly<Record<string, number>> }
      >
    >;
    readonly ranks: Readonly<Record<string, number | null>>;
    readonly officers: Readonly<Record<string, { followers: Readonly<Record<string, number>> }>>;
    readonly totals: Readonly<Record<string, number>>;
  };
}

const golden = (procedure: string) =>
  (cases as unknown as readonly Golden[]).filter(
    (one) => one.procedure === procedure && one.expect.error === undefined,
  );

/** No cubes anywhere, so that only the Votes count; the tile as the case has it. */
function tableFor({ input }: Golden, tracking: 'full' | 'essentials'): State {
  const count = input.players.length as 2 | 3 | 4;
  const start = newTable(count, { tracking, edition: input.edition });
  const { box } = start.config;
  const tiles = box.scoringTiles.map((tile) => input.scoringTile ?? tile);
  const bare: State = {
    ...start,
    config: { ...start.config, box: { ...box, scoringTiles: tiles } },
    officers: perKey(OFFICERS, () => ({ slots: [], pool: {} })),
  };
  const begun = play(bare, { type: 'beginPlay' });
  return input.assembly > 1 ? atAssembly(begun, input.assembly) : begun;
}

/** The rounds before, without a Vote or a cube; the pool is that of the round. */
function atAssembly(state: State, number: number): State {
  let current = state;
  while (current.assembly < number)
    current = play(current, {
      type: 'resolveAssembly',
      choices: EVERYWHERE,
      zones: EMPTY,
      records: nothingDone(current),
    });
  return { ...current, players: resetFollowers(state, current), officers: state.officers };
}

const EVERYWHERE = {
  sustenance: 'votes',
  military: 'votes',
  expansion: 'votes',
  protection: 'votes',
} as const;
const EMPTY = perKey(ZONES, () => ({ settlements: 0, presence: [] }));
const nothingDone = (state: State) =>
  playersOf(state).map((id) => ({ id, areas: [], patrols: 0, settlements: 0, dice: 1, wallsAndTraps: 0 }));
const resetFollowers = (before: State, after: State): State['players'] =>
  Object.fromEntries(
    playersOf(before).map((id) => [
      id,
      { ...(after.players[id] as State['players'][string]), followers: 10 },
    ]),
  );

const seats = (one: Golden) => {
  const ids = one.input.players.map(({ id }) => id);
  return (id: string) => (id === DISSENTERS ? id : (SEATS[ids.indexOf(id)]?.id ?? id));
};

describe.each(['full', 'essentials'] as const)('golden Assemblies through the wizard, %s', (tracking) => {
  const goldenCases = golden('assembly').flatMap((one) =>
    (['phone', 'tiles'] as const).map((way) => [`${one.name}, with the ${way}`, one, way] as const),
  );
  test.each(goldenCases)('%s', (_name, one, way) => {
    const state = tableFor(one, tracking);
    const seatOf = seats(one);
    let draft = enter(state, one.input.zones, seatOf, way);
    for (const { id, votes = 0 } of one.input.players)
      draft = type(state, draft, 'presence', `votes:${seatOf(id)}`, votes);
    if (one.input.dissenterVotes !== undefined)
      draft = type(state, draft, 'presence', `votes:${DISSENTERS}`, one.input.dissenterVotes);
    expect(assembly.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);

    const revealed = told(state, draft, 'reveal');
    for (const [zone, { votes, production }] of Object.entries(one.expect.zones)) {
      for (const [id, count] of Object.entries(votes))
        expect([zone, id, revealed[`${zone}:${seatOf(id)}:votes`]]).toEqual([zone, id, `+${count}`]);
      for (const [id, count] of Object.entries(production))
        expect([zone, id, revealed[`${zone}:${seatOf(id)}:production`]]).toEqual([zone, id, `+${count}`]);
    }
    const given = prizes(state, draft);
    const places = rows(state, draft);
    for (const [id, place] of Object.entries(one.expect.ranks))
      expect([id, places[seatOf(id)]]).toEqual([id, place]);
    const review = reviewed(assembly.review(state, draft));
    for (const [id, gain] of Object.entries(one.expect.followers)) {
      expect(given[seatOf(id)]).toBe(`+${gain}`);
      expect(review[seatOf(id)]).toBe(10 + gain);
    }
  });
});

describe('Officers through the wizard', () => {
  const goldenCases = golden('officer-scoring').map((one) => [one.name, one] as const);
  test.each(goldenCases)('%s', (_name, one) => {
    const seatOf = seats(one);
    const start = newTable(one.input.players.length as 2 | 3 | 4, {
      tracking: 'essentials',
      edition: one.input.edition,
    });
    const state: State = {
      ...start,
      phase: 'play',
      officers: perKey(OFFICERS, (officer) => ({
        slots: [],
        pool: Object.fromEntries(
          Object.entries(one.input.influence[officer] ?? {}).map(([id, cubes]) => [seatOf(id), cubes]),
        ),
      })),
    };
    // Nobody is anywhere: only the cubes count.
    let draft = enter(
      state,
      perKey(ZONES, () => ({ settlements: 0, presence: {} })),
      seatOf,
      'phone',
    );
    const asked = stepOf(state, draft, 'presence');
    const ids = asked.kind === 'figures' ? asked.figures.map(({ id }) => id) : [];
    for (const player of one.input.players as readonly unknown[] as readonly Readonly<
      Record<string, unknown>
    >[]) {
      const worth = { ...player, area: Math.max(0, ...((player.areas ?? []) as readonly number[])) };
      for (const [condition, value] of Object.entries(worth))
        if (ids.includes(`condition:${seatOf(player.id as string)}:${condition}`))
          draft = type(
            state,
            draft,
            'presence',
            `condition:${seatOf(player.id as string)}:${condition}`,
            value as number,
          );
    }
    const lines = told(state, draft, 'reveal');
    for (const officer of OFFICERS)
      for (const [id, gain] of Object.entries(one.expect.officers[officer]?.followers ?? {}))
        expect([officer, id, lines[`officer:${officer}:${seatOf(id)}`] ?? '+0']).toEqual([
          officer,
          id,
          `+${gain}`,
        ]);
    const before = assembly.review(state, draft);
    // Nobody has Presence, so in the published edition nobody is ranked; in the beta all share the places.
    const shared = prizes(state, draft);
    for (const [id, total] of Object.entries(one.expect.totals)) {
      const line = before.find(({ player }) => player === seatOf(id));
      expect(line?.change).toBe(total + Number(shared[seatOf(id)]));
    }
  });
});

describe('the wizard', () => {
  const full = play(newTable(3), { type: 'beginPlay' });

  test('in Full tracking everything is known and shown, and every number can be overridden', () => {
    const draft = assembly.begin(full);
    const presence = stepOf(full, draft, 'presence');
    expect(told(full, draft, 'presence')).toMatchObject({
      'expansion:settlements': '1',
      'expansion:ana': '1',
      'sustenance:settlements': '0',
      'votes:bo': '0',
    });
    expect(presence.missing).toBeUndefined();
    expect(linesOf(presence).every(({ override }) => override)).toBe(true);
    expect(assembly.steps(full, draft).map(({ id }) => id)).toEqual(['presence', 'secret', 'reveal']);
  });

  test('in Essentials it is counted, begun with what the set-up put there, and says at once who leads', () => {
    const essentials: State = { ...full, tracking: 'essentials' };
    const step = stepOf(essentials, assembly.begin(essentials), 'presence');
    const { figures, matrix } = step.kind === 'figures' ? step : { figures: [], matrix: undefined };
    expect(figures.find(({ id }) => id === 'expansion:ana')).toMatchObject({
      value: 1,
      row: 'expansion',
      column: 'ana',
    });
    const rows = new Map(matrix?.rows.map(({ id, note }) => [id, note] as const));
    expect(rows.get('expansion')).toMatchObject({
      key: 'session.assemblyWizard.takesTile',
      params: { population: 3 },
    });
    expect(rows.get('sustenance')).toMatchObject({
      key: 'session.assemblyWizard.noTile',
      params: { reason: { key: 'session.assemblyWizard.nobodyThere' } },
    });
  });

  test('more Settlements than pieces cannot be, and the step says so', () => {
    const draft = type(full, assembly.begin(full), 'presence', 'sustenance:settlements', 4);
    expect(stepOf(full, draft, 'presence').missing).toMatchObject({ key: 'refusal.presence' });
  });

  test('a number set by hand is marked, can be taken back, and corrected Votes are a correction in the same entry', () => {
    const draft = type(full, assembly.begin(full), 'presence', 'votes:bo', 9);
    const set = linesOf(stepOf(full, draft, 'presence')).filter(
      ({ override }) => override && override.value !== override.computed,
    );
    expect(set.map(({ id, figure }) => [id, figure])).toEqual([['votes:bo', '9']]);
    expect(overridden(draft, set[0], null)).toEqual(assembly.begin(full));
    const chosen = whisper(full, draft, () => 'votes');
    expect(eventsOf(full, chosen)).toEqual(['corrected', 'assemblyHeld', 'officersScored', 'roundEnded']);
  });

  test('Followers of one line set by hand shift the sum, marked as a correction; the review can set it again', () => {
    const chosen = whisper(full, assembly.begin(full), () => 'votes');
    const before = reviewed(assembly.review(full, chosen));
    const computed = Number(prizes(full, chosen).ana);
    const ranked = type(full, chosen, 'reveal', 'ana', computed + 5);
    const both = type(full, ranked, 'reveal', 'officer:chief-steward:ana', 7);
    const officers = Number(told(full, chosen, 'reveal')['officer:chief-steward:ana']);
    expect(reviewed(assembly.review(full, both))).toEqual({
      ...before,
      ana: (before.ana ?? 0) + 5 + 7 - officers,
    });
    expect(eventsOf(full, both)).toEqual(['assemblyHeld', 'officersScored', 'roundEnded', 'corrected']);
    const line = assembly.review(full, both).find(({ player }) => player === 'ana');
    expect(reviewed(assembly.review(full, overridden(both, line, 77)))).toMatchObject({ ana: 77 });
  });

  test('in Full tracking what an Officer looks at can be set, and the rules go on from there', () => {
    const chosen = whisper(full, assembly.begin(full), () => 'votes');
    const draft = type(full, chosen, 'reveal', 'ana:settlements', 6);
    const set = type(full, draft, 'reveal', 'ana:dice', 3);
    expect(told(full, set, 'reveal')).toMatchObject({
      'ana:settlements': '6',
      'officer:chief-steward:ana': '+9',
    });
  });

  test('what is chosen unseen is not carried over to tiles', () => {
    const phone = whisper(full, assembly.begin(full), () => 'production');
    const tiles = goOtherwise(full, phone, 'secret');
    const step = stepOf(full, tiles, 'tiles');
    const options = step.kind === 'choices' ? step.choices.flatMap((choice) => choice.options) : [];
    expect(options.map(({ chosen }) => chosen)).toEqual(Array(6).fill(false));
  });

  test('from the tiles a way leads back to the phone, and nothing of the tiles is carried over', () => {
    const open = goOtherwise(full, assembly.begin(full), 'secret');
    const tiles = pick(full, open, 'tiles', 'tile:military', 'votes');
    const phone = goOtherwise(full, tiles, 'tiles');
    const secret = stepOf(full, phone, 'secret');
    expect(secret.kind === 'secret' && secret.turns.some(({ answered }) => answered)).toBe(false);
  });

  test('the way to the tiles and back leaves every choice open', () => {
    const phone = whisper(full, assembly.begin(full), () => 'production');
    const tiles = goOtherwise(full, phone, 'secret');
    const secret = stepOf(full, goOtherwise(full, tiles, 'tiles'), 'secret');
    expect(secret.kind === 'secret' && secret.turns.map(({ answered }) => answered)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('who holds two tiles takes the phone once, with two buttons for each', () => {
    const two = type(full, assembly.begin(full), 'presence', 'military:ana', 5);
    const step = stepOf(full, two, 'secret');
    const turn = step.kind === 'secret' ? step.turns.find(({ player }) => player === 'ana') : undefined;
    expect(turn?.choices.map(({ id, options }) => [id, options.map((option) => option.id)])).toEqual([
      ['military', ['production', 'votes']],
      ['expansion', ['production', 'votes']],
    ]);
    const once = whisper(full, two, () => 'votes', 'ana');
    expect(once.chosen).toEqual({ 'secret ana:military': 'votes', 'secret ana:expansion': 'votes' });
  });

  test('a tile that changes hands is chosen for again', () => {
    const chosen = whisper(full, assembly.begin(full), () => 'votes');
    const taken = type(full, chosen, 'presence', 'military:ana', 5);
    const step = stepOf(full, taken, 'secret');
    expect(step.kind === 'secret' && step.turns.map(({ player, answered }) => [player, answered])).toEqual([
      ['ana', false],
      ['cy', true],
    ]);
  });

  test('in Essentials the Officers are asked about on the page of the Presence, before anybody chooses', () => {
    const essentials: State = { ...full, tracking: 'essentials' };
    const draft = assembly.begin(essentials);
    expect(assembly.steps(essentials, draft).map(({ id }) => id)).toEqual(['presence', 'secret', 'reveal']);
    const step = stepOf(essentials, draft, 'presence');
    const groups = step.kind === 'figures' ? (step.matrix?.rows ?? []).map(({ group }) => group?.key) : [];
    expect(groups).toContain('session.assemblyWizard.conditions');
    expect(step.known).toBeUndefined();
  });

  test('in Full the wizard begins behind the Presence, unless something there waits for the table', () => {
    expect(stepOf(full, assembly.begin(full), 'presence').known).toBe(true);
    const nobody: State = {
      ...full,
      zones: perKey(ZONES, (zone) => ({
        ...full.zones[zone],
        settlements: full.zones[zone].settlements.map(() => null),
      })),
    };
    expect(stepOf(nobody, assembly.begin(nobody), 'presence').known).toBeUndefined();
  });

  test('a table that turned up its tiles is asked for them the same way next time, and can go back', () => {
    const open = goOtherwise(full, assembly.begin(full), 'secret');
    const tiles = ['military', 'expansion', 'protection'].reduce(
      (draft, zone) => pick(full, draft, 'tiles', `tile:${zone}`, 'votes'),
      open,
    );
    const after = record(full, [unwrap(assembly.commit(full, tiles))]).state;
    expect(after.tileWay).toBe('tiles');
    const ids = (draft: Draft) => assembly.steps(after, draft).map(({ id }) => id);
    expect(ids(assembly.begin(after))).toEqual(['presence', 'tiles', 'reveal']);
    const phone = goOtherwise(after, assembly.begin(after), 'tiles');
    expect(ids(phone)).toEqual(['presence', 'secret', 'reveal']);
    const back = record(after, [
      unwrap(
        assembly.commit(
          after,
          whisper(after, phone, () => 'votes'),
        ),
      ),
    ]).state;
    expect(back.tileWay).toBe('phone');
  });

  test('an empty pool makes the Assembly due, on the table and before the next turn', () => {
    const empty: State = {
      ...full,
      dice: Object.fromEntries(
        Object.entries(full.dice).map(([owner, { inPlay }]) => [owner, { inPlay, pool: 0 }]),
      ),
    };
    const reminders = perseverance1.turnPage?.(empty)?.next.reminders;
    const does = { kind: 'wizard', wizard: 'assembly' };
    expect(perseverance1.table(empty).primary).toMatchObject({ due: true, does });
    // No die is left to take; what the turn still owes comes first.
    expect(reminders?.map(({ id }) => id)).toEqual(['secondary', 'assembly']);
    expect(reminders?.at(-1)).toMatchObject({ id: 'assembly', does });
    expect(perseverance1.table(full).primary?.due).toBeUndefined();
  });

  test('after the last Assembly there is no other', () => {
    const over: State = { ...full, phase: 'end' };
    expect(stepOf(over, assembly.begin(over), 'presence').missing?.key).toBe(
      'session.refusal.lastAssemblyHeld',
    );
  });

  test('a draft of another Assembly belongs to another moment: the table is asked before it goes on', () => {
    const later: State = { ...full, assembly: 2 };
    expect(perseverance1.moment?.(full)).not.toEqual(perseverance1.moment?.(later));
  });

  test('Dissenters: the wrap-up of two names their dice and cubes', () => {
    const two = play(newTable(2), { type: 'beginPlay' });
    const wrapUp = assembly.wrapUp?.(two, assembly.begin(two));
    expect(wrapUp?.lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['added', 'pool', 'cubes', 'votes']),
    );
  });
});

/** Any draft that can be read: what the table said, in any order and of any sense. */
function anyDraft(state: State): fc.Arbitrary<Draft> {
  const players = playersOf(state);
  const owners = players.length === 2 ? [...players, DISSENTERS] : players;
  const map = (keys: readonly string[], max: number) =>
    fc.dictionary(fc.constantFrom(...keys), fc.nat(max), { maxKeys: 12 });
  const present = ZONES.flatMap((zone) => owners.map((owner) => `${zone}:${owner}`));
  const settled = ZONES.map((zone) => `${zone}:settlements`);
  const votes = owners.map((owner) => `votes:${owner}`);
  const choice = fc.constantFrom('production', 'votes');
  return fc
    .record({
      way: fc.constantFrom('phone', 'tiles', null),
      tiles: fc.dictionary(
        fc.constantFrom(...ZONES.flatMap((zone) => players.map((id) => `tile:${zone} of ${id}`))),
        choice,
      ),
      secrets: fc.dictionary(
        fc.constantFrom(...players.flatMap((id) => ZONES.map((zone) => `secret ${id}:${zone}`))),
        choice,
      ),
      counted: fc.record({
        presence: map(present, 16),
        settled: map(settled, 10),
        votes: map(votes, 30),
        conditions: map(
          players.flatMap((id) => ['area', 'patrols', 'dice'].map((one) => `condition:${id}:${one}`)),
          5,
        ),
      }),
      set: fc.record({
        presence: map(present, 16),
        settled: map(settled, 10),
        votes: map(votes, 30),
        lines: map(
          players.flatMap((id) => [
            `total:followers:${id}`,
            `ranking:${id}`,
            `officer:chief-mate:${id}`,
            `condition:area:${id}`,
          ]),
          20,
        ),
      }),
      ticked: fc.subarray(['tile', 'leaders', 'no such line']),
    })
    .map(({ way, tiles, secrets, counted, set, ticked }) => {
      const named = (step: string, figures: object) =>
        Object.entries(figures).map(([id, to]) => [`${step} ${id}`, to as number] as const);
      return restored({
        ...EMPTY_DRAFT,
        chosen: { ...tiles, ...secrets, ...(way !== null && { way }) },
        counted: Object.fromEntries([
          ...Object.values(counted).flatMap((figures) => named('presence', figures)),
        ]),
        overrides: { ...set.presence, ...set.settled, ...set.votes, ...set.lines },
        ticked: { 'wrap up': ticked },
      });
    });
}

const tables: readonly State[] = [
  newTable(2),
  newTable(2, { edition: 'beta-2020', tracking: 'essentials' }),
  newTable(3, { edition: 'beta-2020' }),
  newTable(4),
  newTable(4, { tracking: 'essentials' }),
].map((table) => play(table, { type: 'beginPlay' }));

const someTable = fc.constantFrom(...tables).chain((state) => fc.tuple(fc.constant(state), anyDraft(state)));

describe('laws of the wizard', () => {
  test('no draft makes a step throw, and every one survives a restart', () => {
    fc.assert(
      fc.property(someTable, ([state, draft]) => {
        expect(restored(draft)).toEqual(draft);
        expect(assembly.steps(state, draft).length).toBeGreaterThan(1);
        assembly.review(state, draft);
      }),
      { numRuns: howMany(50, 150) },
    );
  });

  test('one undo after a commit restores every tracked number', () => {
    let committed = 0;
    fc.assert(
      fc.property(someTable, ([state, draft]) => {
        const filled = chooseAll(state, draft);
        const command = assembly.commit(state, filled);
        if (!command.ok || !decideOn(state, command.value).ok) return;
        committed++;
        const review = assembly.review(state, filled);
        const { state: after, entries } = record(state, [command.value]);
        expect(reviewed(review)).toEqual(followers(after));
        expect(entries).toHaveLength(1);
        const undone = foldAll(state, [...entries, { kind: 'undo', at: 1 }]);
        expect(undone.state).toEqual(state);
      }),
      { numRuns: howMany(60, 200) },
    );
    expect(committed).toBeGreaterThan(10);
  });

  test('a secret choice is in no step before it is turned up', () => {
    fc.assert(
      fc.property(someTable, ([state, drawn]) => {
        const draft = inWay(drawn, 'phone');
        const secretOf = (choice: 'production' | 'votes') => {
          const open = chooseAll(state, draft, choice);
          const steps = assembly.steps(state, open);
          const reveal = steps.findIndex(({ id }) => id === 'reveal');
          return JSON.stringify(steps.slice(0, reveal));
        };
        // Whatever is taken, the steps before look the same.
        expect(secretOf('production')).toBe(secretOf('votes'));
      }),
      { numRuns: howMany(40, 100) },
    );
  });
});

function inWay(draft: Draft, way: 'phone' | 'tiles'): Draft {
  return { ...draft, chosen: { ...draft.chosen, way } };
}

function chooseAll(state: State, current: Draft, fixed?: 'production' | 'votes'): Draft {
  const wish = (zone: string) => fixed ?? (zone === 'military' ? 'production' : 'votes');
  const steps = assembly.steps(state, current);
  if (steps.some(({ id }) => id === 'secret')) return whisper(state, current, wish);
  const tiles = steps.find(({ id }) => id === 'tiles');
  return (tiles?.kind === 'choices' ? tiles.choices : []).reduce(
    (now, { id }) => pick(state, now, 'tiles', id, wish(id.slice('tile:'.length))),
    current,
  );
}

function eventsOf(state: State, draft: Draft): readonly string[] {
  const command = assembly.commit(state, draft);
  const decision = command.ok ? decideOn(state, command.value) : command;
  return decision.ok ? decision.value.map((event) => event.type) : [];
}

/** The places as the table of the ranking shows them. */
function rows(state: State, draft: Draft): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    rowsOf(stepOf(state, draft, 'reveal')).map(({ id, label }) => [
      id,
      (label.params?.place as number | undefined) ?? null,
    ]),
  );
}

/** The Followers of each place, as the same table shows them. */
function prizes(state: State, draft: Draft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rowsOf(stepOf(state, draft, 'reveal')).map(({ id, cells }) => [id, cells[1] ?? '']),
  );
}

test.each(tables.map((state) => [`${state.config.seats.length}, ${state.config.edition}`, state] as const))(
  'every word of the wizard has its text with every gap filled: %s',
  (_name, state) => {
    const steps = assembly.steps(state, chooseAll(state, assembly.begin(state)));
    expect(faultsIn(steps)).toEqual([]);
    expect(faultsIn(assembly.wrapUp?.(state, assembly.begin(state)))).toEqual([]);
    expect(steps.filter(({ help }) => !help)).toEqual([]);
    expect(faultsIn(say('session.assemblyWizard.choiceOf'))).toEqual([
      'session.assemblyWizard.choiceOf lacks zone',
      'session.assemblyWizard.choiceOf lacks choice',
    ]);
  },
);
