import * as fc from 'fast-check';
import { EMPTY_DRAFT, unwrap, type Draft } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { DISSENTERS } from '@/games/perseverance/dissenters';
import { cubesOf, playersOf, poolLeft } from '@/games/perseverance/session/table';
import type { State } from '@/games/perseverance-2/session/state';
import { assembly } from '@/games/perseverance-2/moments/assembly/wizard';
import { en } from '@/games/perseverance-2/strings/en';
import { OFFICERS, ZONES, type Zone } from '@/games/perseverance-2/terms';
import cases from '../../../../golden/perseverance-2.json';
import { faultFinder } from '../../../support/faultsIn';
import { linesOf, rowsOf, answering } from '../../../support/answering';
import { overridden, restored } from '../../../../support/tap';
import { decideOn, foldAll, newTable, play, record } from '../../session/playing';
import { tableOf, type CasePlayer } from './assemblyTables';

const { goOtherwise, pick, stepOf, told, type, whisper } = answering(assembly);
const faultsIn = faultFinder(en);

type Choice = Readonly<Partial<Record<'first' | 'second' | 'popular', string>>>;
interface Golden {
  readonly name: string;
  readonly procedure: string;
  readonly input: {
    readonly assembly: number;
    readonly players: readonly CasePlayer[];
    readonly zones: NonNullable<Parameters<typeof tableOf>[0]['zones']>;
    readonly choices?: Readonly<Partial<Record<Zone, Choice>>>;
    readonly influence: NonNullable<Parameters<typeof tableOf>[0]['influence']>;
  };
  readonly expect: {
    readonly error?: object;
    readonly zones: readonly {
      readonly zone: Zone;
      readonly presence: Readonly<Record<string, number>>;
      readonly rewards: Readonly<Record<string, Readonly<Record<string, number>>>>;
    }[];
    readonly votes: Readonly<Record<string, number>>;
    readonly ranking: readonly {
      readonly place: number;
      readonly players: readonly string[];
      readonly followers: number;
    }[];
    readonly deltas: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly votesAfter: Readonly<Record<string, number>> | null;
    readonly officers: readonly {
      readonly officer: string;
      readonly first: readonly string[];
      readonly second: readonly string[];
      readonly followers: Readonly<Record<string, number>>;
    }[];
  };
}

const golden = (procedure: string) =>
  (cases as unknown as readonly Golden[]).filter(
    (one) => one.procedure === procedure && one.expect.error === undefined,
  );

const stepIds = (state: State, draft: Draft) => assembly.steps(state, draft).map(({ id }) => id);

/** Everything is chosen: the tiles as wished, then whatever is open. */
function chooseAll(
  state: State,
  begun: Draft,
  wishes: (zone: string, what: keyof Choice) => string,
  way: 'phone' | 'tiles' = 'phone',
): Draft {
  const first = (zone: string) => wishes(zone, 'first');
  let draft = begun;
  if (stepIds(state, draft).includes('secret')) {
    if (way === 'phone') draft = whisper(state, draft, first);
    else draft = goOtherwise(state, draft, 'secret');
  }
  // What a tile shows may add a choice to the page.
  for (const page of ['tiles', 'tiles', 'halves'])
    for (const id of choicesOn(state, draft, page)) {
      const [what, zone = ''] = id.split(':');
      const open = what === 'tile' ? 'first' : (what as keyof Choice);
      draft = pick(state, draft, page, id, wishes(zone, open));
    }
  return draft;
}

/** The choices of a page, if there is one. */
function choicesOn(state: State, draft: Draft, page: string): readonly string[] {
  const step = assembly.steps(state, draft).find(({ id }) => id === page);
  return step?.kind === 'choices' ? step.choices.map(({ id }) => id) : [];
}

const wish = (_zone: string, what: keyof Choice) => (what === 'first' ? 'votes' : 'followers');
const commitOn = (state: State, draft: Draft) => play(state, unwrap(assembly.commit(state, draft)));

describe.each(['phone', 'tiles'] as const)('golden Assemblies through the wizard, with the %s', (way) => {
  test.each(golden('assembly').map((one) => [one.name, one] as const))(
    '%s',
    (_name, { input, expect: due }) => {
      const state = tableOf(input);
      const wanted = (zone: string, what: keyof Choice) => input.choices?.[zone as Zone]?.[what] ?? 'nothing';
      const draft = chooseAll(state, assembly.begin(state), wanted, way);
      expect(assembly.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);

      const presence = told(state, draft, 'presence');
      const zones = told(state, draft, 'reveal');
      for (const { zone, presence: pieces, rewards } of due.zones) {
        for (const [owner, count] of Object.entries(pieces))
          expect([zone, owner, presence[`${zone}:${owner}`]]).toEqual([zone, owner, `${count}`]);
        for (const [owner, assets] of Object.entries(rewards))
          for (const [asset, count] of Object.entries(assets))
            expect([zone, owner, asset, zones[`${zone}:${owner}:${asset}`]]).toEqual([
              zone,
              owner,
              asset,
              `+${count}`,
            ]);
      }
      const rows = new Map(rowsOf(stepOf(state, draft, 'reveal')).map((row) => [row.id, row]));
      for (const [owner, votes] of Object.entries(due.votes)) {
        const place = due.ranking.find(({ players }) => players.includes(owner));
        const row = rows.get(owner);
        expect([owner, row?.label.params?.place, row?.cells[0]]).toEqual([owner, place?.place, `${votes}`]);
        expect(row?.cells[1]).toBe(owner === DISSENTERS ? '–' : `+${place?.followers ?? 0}`);
      }
      const after = commitOn(state, draft);
      for (const id of playersOf(state)) {
        const gained = due.deltas[id]?.followers ?? 0;
        expect([id, after.players[id]?.followers]).toEqual([id, 10 + gained]);
        if (due.votesAfter) expect([id, after.players[id]?.votes]).toEqual([id, due.votesAfter[id]]);
      }
      const followers = assembly.review(state, draft).filter(({ label }) => label.key === 'asset.followers');
      expect(followers.map(({ player, total }) => [player, total])).toEqual(
        playersOf(state).map((id) => [id, after.players[id]?.followers]),
      );
    },
  );
});

test.each(golden('officer-scoring').map((one) => [one.name, one] as const))(
  'golden Officers through the wizard: %s',
  (_name, { input, expect: due }) => {
    const state = tableOf(input);
    const draft = chooseAll(state, assembly.begin(state), wish);
    const lines = linesOf(stepOf(state, draft, 'reveal'));
    for (const { officer, first, second, followers } of due.officers) {
      const own = lines.filter(({ id }) => id.startsWith(`officer:${officer}:`));
      expect(own.map(({ id }) => id.split(':')[2])).toEqual([...first, ...second]);
      for (const { player, figure } of own)
        if (player !== undefined)
          expect([officer, player, figure]).toEqual([officer, player, `+${followers[player] ?? 0}`]);
    }
  },
);

describe('two screens: the tiles unseen, then second places in the open', () => {
  // Bo holds Expansion before Cy, Ana holds Military before Bo.
  const state = tableOf({
    players: [{ id: 'ana', perks: ['popular'] }, { id: 'bo' }, { id: 'cy' }],
    zones: {
      military: { ana: { settlements: 2 }, bo: { settlements: 1 } },
      expansion: { bo: { settlements: 2, leader: true }, cy: { dice: 1 } },
    },
  });
  const begun = assembly.begin(state);

  test('nobody in second place is asked before everybody who holds a tile has chosen', () => {
    expect(stepIds(state, begun)).toEqual(['presence', 'secret', 'reveal']);
    expect(
      stepIds(
        state,
        whisper(state, begun, () => 'votes', 'ana'),
      ),
    ).toEqual(stepIds(state, begun));
  });

  test('behind Votes second place chooses, behind Production it does not, and Popular always does', () => {
    const opened = whisper(state, begun, (zone) => (zone === 'military' ? 'votes' : 'production'));
    expect(stepIds(state, opened)).toEqual(['presence', 'secret', 'halves', 'reveal']);
    expect(choicesOn(state, opened, 'halves')).toEqual(['popular:military', 'second:military']);
    const step = stepOf(state, opened, 'halves');
    expect(step).toMatchObject({
      kind: 'choices',
      missing: { key: 'session.refusal.nothingChosen' },
    });
    // All tiles in one moment, and only once.
    expect(step.revealed?.map(({ id, player, icon }) => `${player}, ${id}: ${icon}`)).toEqual([
      'ana, military: votes',
      'bo, expansion: production',
    ]);
    expect(stepOf(state, opened, 'reveal')).not.toHaveProperty('revealed');
    expect(step.kind === 'choices' && step.choices[1]?.options.map(({ label }) => label)).toMatchObject([
      { key: 'amount.lightSoldier', params: { count: 1 } },
      { key: 'amount.followers', params: { count: 2 } },
    ]);
    const half = pick(state, opened, 'halves', 'second:military', 'production');
    expect(stepOf(state, half, 'halves').missing).toBeDefined();
    const done = pick(state, half, 'halves', 'popular:military', 'followers');
    expect(told(state, done, 'reveal')).toMatchObject({
      'military:ana:votes': '+5',
      'military:ana:followers': '+2',
      'military:bo:lightSoldier': '+1',
      'expansion:bo:story': '+1',
      'expansion:cy:votes': '+2',
    });
    expect(commitOn(state, done).players.bo).toMatchObject({ lightSoldier: 1, votes: 0 });
  });

  test('R9: with all Light Soldiers in play the page says that there is none to gain', () => {
    const full: State = {
      ...state,
      players: {
        ...state.players,
        bo: { ...(state.players.bo as State['players'][string]), lightSoldier: 5 },
      },
    };
    const step = stepOf(
      full,
      whisper(full, assembly.begin(full), () => 'votes'),
      'halves',
    );
    const second = step.kind === 'choices' ? step.choices.find(({ id }) => id === 'second:military') : null;
    expect(second?.options[0]?.note?.key).toBe('session.assemblyWizard.supplyEmpty');
  });

  test('a second place that changes hands is chosen for again', () => {
    const chosen = chooseAll(state, begun, wish);
    const changed = type(state, chosen, 'presence', 'military:cy', 2);
    expect(choicesOn(state, changed, 'halves')).not.toContain('second:military');
    const other = type(
      state,
      type(state, changed, 'presence', 'military:ana', 3),
      'presence',
      'military:bo',
      0,
    );
    expect(choicesOn(state, other, 'halves')).toContain('second:military');
    expect(stepOf(state, other, 'halves').missing?.key).toBe('session.refusal.nothingChosen');
  });

  test('with the tiles turned up one page has all of it: Votes open the half right under them', () => {
    const open = goOtherwise(state, begun, 'secret');
    expect(stepIds(state, open)).toEqual(['presence', 'tiles', 'reveal']);
    expect(choicesOn(state, open, 'tiles')).toEqual(['tile:military', 'popular:military', 'tile:expansion']);
    const votes = pick(state, open, 'tiles', 'tile:military', 'votes');
    expect(choicesOn(state, votes, 'tiles')).toEqual([
      'tile:military',
      'popular:military',
      'second:military',
      'tile:expansion',
    ]);
    const all = chooseAll(state, begun, wish, 'tiles');
    expect(stepOf(state, all, 'tiles').missing).toBeUndefined();
    const { tileWay, ...same } = commitOn(state, all);
    expect(tileWay).toBe('tiles');
    expect(same).toEqual(commitOn(state, chooseAll(state, begun, wish)));
  });

  test('holders of tiles can ask what each way would bring, and learn nothing of what others took', () => {
    const forecast = (draft: Draft) => {
      const step = stepOf(state, draft, 'secret');
      const turn = step.kind === 'secret' && step.turns.find(({ player }) => player === 'bo');
      return turn && turn.forecast ? assembly.forecast(state, draft, 'secret', turn.id) : null;
    };
    const open = forecast(begun);
    expect(open?.rows).toHaveLength(4);
    for (const { id, cells } of open?.rows ?? []) {
      const taken = new Map(id.split('+').map((part) => part.split(':') as [string, string]));
      const chosen = chooseAll(state, begun, (zone, what) =>
        what === 'first' ? (taken.get(zone) ?? 'votes') : 'followers',
      );
      const { bo, ana, cy } = commitOn(state, chosen).players;
      expect([id, ...cells]).toEqual([id, ...[bo, ana, cy].map((own) => `${own?.followers}`)]);
    }
    expect(forecast(whisper(state, begun, () => 'production', 'ana'))).toEqual(open);
  });
});

describe('the wizard', () => {
  const state = play(newTable(3, { 'start:cy': 'discovery' }), { type: 'beginPlay' });

  test('Presence of all five Zones is known; Outposts make the Population outside the wall, Camps do not', () => {
    const outside = tableOf({
      players: [{ id: 'ana' }, { id: 'bo' }, { id: 'cy' }],
      zones: { discovery: { ana: { outposts: 1, camps: 2, leader: true }, bo: { dice: 1 } } },
    });
    const draft = assembly.begin(outside);
    expect(told(outside, draft, 'presence')).toMatchObject({
      'discovery:settlements': '1',
      'discovery:ana': '4',
      'discovery:bo': '1',
    });
    const line = linesOf(stepOf(outside, draft, 'presence')).find(({ id }) => id === 'discovery:ana');
    expect(line?.note?.key).toBe('session.assemblyWizard.holder');
    expect(line?.why?.map(({ rule }) => rule.key)).toContain('session.assemblyWizard.whyPopulationOutside');
  });

  test('dice that left the pool without a Zone are named, and the Presence is set where they lie', () => {
    const taken = play(state, {
      type: 'takeDie',
      player: 'ana',
      owner: 'ana',
      zone: null,
      changeFace: false,
      matching: false,
      reward: null,
    });
    const draft = assembly.begin(taken);
    expect(told(taken, draft, 'presence')['unplaced:ana']).toBe('1');
    expect(told(state, assembly.begin(state), 'presence')['unplaced:ana']).toBeUndefined();
    const set = type(taken, draft, 'presence', 'military:ana', 2);
    const turns = stepOf(taken, set, 'secret');
    expect(turns.kind === 'secret' && turns.turns.map(({ player }) => player)).toEqual(['ana', 'cy']);
  });

  test('more Settlements than pieces cannot be, nor fewer Votes than Permanent Votes, and the step says so', () => {
    const odd = type(state, assembly.begin(state), 'presence', 'sustenance:settlements', 4);
    expect(stepOf(state, odd, 'presence').missing?.key).toBe('refusal.presence');
    const permanent = play(state, { type: 'adjust', player: 'bo', counter: 'permanentVotes', by: 2 });
    const begunHere = assembly.begin(permanent);
    const votes = linesOf(stepOf(permanent, begunHere, 'presence')).find(({ id }) => id === 'votes:bo');
    const less = overridden(begunHere, votes, 1);
    expect(stepOf(permanent, less, 'presence').missing?.key).toBe('session.refusal.outside');
  });

  test('Votes, prizes, Officers and totals set by hand are corrections in the same entry', () => {
    const chosen = chooseAll(state, assembly.begin(state), wish);
    const plain = commitOn(state, chosen);
    let draft = type(state, chosen, 'presence', 'votes:bo', 3);
    draft = type(state, draft, 'reveal', 'ana', 20);
    draft = type(state, draft, 'reveal', 'officer:chief-steward:ana', 6);
    const food = assembly.review(state, draft).find(({ player }) => player === 'cy');
    draft = overridden(draft, food, 77);
    const { entries, state: after } = record(state, [unwrap(assembly.commit(state, draft))]);
    expect(entries).toHaveLength(1);
    expect(after.players.cy?.followers).toBe(77);
    expect(after.players.ana?.followers).toBeGreaterThan(plain.players.ana?.followers ?? 0);
    const types = entries.flatMap((entry) =>
      entry.kind === 'act' ? entry.events.map((event) => event.type) : [],
    );
    expect(types).toEqual([
      'corrected',
      'assemblyHeld',
      'officersScored',
      'roundEnded',
      'corrected',
      'corrected',
    ]);
  });

  test('the Officers see what the Zones gave: a third Soldier makes the Captain’s set', () => {
    const table = tableOf({
      players: [{ id: 'ana', watchtowers: 1 }, { id: 'bo' }, { id: 'cy' }],
      zones: { military: { ana: { settlements: 1 } } },
      influence: { captain: { ana: 1 } },
    });
    const two: State = {
      ...table,
      players: {
        ...table.players,
        ana: { ...(table.players.ana as State['players'][string]), heavySoldier: 2 },
      },
    };
    const of = (choice: string) =>
      told(
        two,
        whisper(two, assembly.begin(two), () => choice),
        'reveal',
      )['officer:captain:ana'];
    expect([of('votes'), of('production')]).toEqual(['+0', '+4']);
  });

  test('an empty pool makes the Assembly due, and after the last one there is no other', () => {
    const empty: State = {
      ...state,
      dice: Object.fromEntries(
        Object.entries(state.dice).map(([id, { inPlay }]) => [id, { inPlay, pool: 0 }]),
      ),
    };
    const does = { kind: 'wizard', wizard: 'assembly' };
    expect(perseverance2.table(empty).primary).toMatchObject({ due: true, does });
    const over: State = { ...state, phase: 'end' };
    expect(stepOf(over, assembly.begin(over), 'presence').missing?.key).toBe(
      'session.refusal.lastAssemblyHeld',
    );
  });

  test('a draft of another Assembly belongs to another moment: the table is asked before it goes on', () => {
    const later: State = { ...state, assembly: 2 };
    expect(perseverance2.moment?.(state)).not.toEqual(perseverance2.moment?.(later));
  });
});

describe('the wrap-up', () => {
  const roundsOf = (players: 2 | 3 | 4) => {
    const tables = [play(newTable(players), { type: 'beginPlay' })];
    for (let held = tables[0] as State; held.phase !== 'end'; tables.push(held))
      held = commitOn(held, chooseAll(held, assembly.begin(held), wish));
    return tables;
  };

  test.each([
    [2, [13, 13]],
    [3, [11, 11, 14]],
    [4, [14, 17, 17]],
  ] as const)('dice-pool changes: with %i players the pools of the rounds have %j dice', (players, pools) => {
    const tables = roundsOf(players);
    expect(tables.slice(0, -1).map(poolLeft)).toEqual(pools);
    tables.slice(0, -2).forEach((state, i) => {
      const lines = assembly.wrapUp?.(state, assembly.begin(state)).lines ?? [];
      expect(lines.find(({ id }) => id === 'pool')?.text.params?.dice).toMatchObject({
        params: { count: pools[i + 1] },
      });
    });
    const last = tables[tables.length - 2] as State;
    const end = assembly.wrapUp?.(last, assembly.begin(last));
    expect(end?.title.key).toBe('session.assemblyWizard.wrapUpLast');
    expect(end?.lines.map(({ id }) => id)).toEqual(['last']);
  });

  test('dice-pool changes of two players: two Dissenter dice in, two Neutral ones out, a cube on every Officer', () => {
    const [before, after] = roundsOf(2) as [State, State];
    expect(after.dice).toMatchObject({ neutral: { inPlay: 7, pool: 7 }, dissenters: { inPlay: 4, pool: 4 } });
    for (const officer of OFFICERS)
      expect(cubesOf(after.officers[officer], DISSENTERS)).toBe(
        cubesOf(before.officers[officer], DISSENTERS) + 1,
      );
    const lines = assembly.wrapUp?.(before, assembly.begin(before)).lines.map(({ id }) => id);
    expect(lines).toEqual(expect.arrayContaining(['removed', 'added', 'pool', 'cubes', 'votes', 'dinos']));
  });

  test('Permanent Votes reset: they are ranked, they stay, and every other Vote goes', () => {
    const table = tableOf({ players: [{ id: 'ana' }, { id: 'bo' }, { id: 'cy' }] });
    const state = play(
      table,
      { type: 'adjust', player: 'ana', counter: 'permanentVotes', by: 2 },
      { type: 'adjust', player: 'bo', counter: 'votes', by: 5 },
    );
    const draft = assembly.begin(state);
    const [bo, ana] = rowsOf(stepOf(state, draft, 'reveal'));
    expect([bo?.id, ana?.id, ana?.cells[0]]).toEqual(['bo', 'ana', '2']);
    expect(ana?.why?.[0]?.rule.params?.votes).toMatchObject({ key: 'session.assemblyWizard.votesPermanent' });
    const votes = assembly.review(state, draft).filter(({ label }) => label.key === 'asset.votes');
    expect(votes.map(({ player, change, total }) => [player, change, total])).toEqual([['bo', -5, 0]]);
    const after = commitOn(state, draft).players;
    expect([after.ana, after.bo].map((own) => [own?.votes, own?.permanentVotes])).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  test('Leaders come home and no die lies in a Zone any more', () => {
    const state = tableOf({
      players: [{ id: 'ana' }, { id: 'bo' }, { id: 'cy' }],
      zones: { military: { ana: { leader: true, dice: 1 } } },
    });
    const after = commitOn(
      state,
      whisper(state, assembly.begin(state), () => 'production'),
    );
    expect(after.players.ana?.leader).toBeNull();
    expect(after.zones.military.dice).toEqual({});
  });
});

describe('Dissenters of a game of two', () => {
  const state = tableOf({
    players: [{ id: 'ana' }, { id: 'bo' }],
    zones: {
      sustenance: { dissenters: { settlements: 2, dice: 1 }, ana: { dice: 1 } },
      military: { bo: { settlements: 2 }, dissenters: { settlements: 1 } },
      construction: { ana: { settlements: 1 }, dissenters: { dice: 1 } },
    },
    influence: { captain: { dissenters: 2, ana: 1 } },
  });

  test('R7: in front they take the Votes without being asked, and a player behind them chooses the half', () => {
    const turns = stepOf(state, assembly.begin(state), 'secret');
    expect(turns.kind === 'secret' && turns.turns.map(({ player }) => player)).toEqual(['bo']);
    const opened = whisper(state, assembly.begin(state), () => 'production');
    expect(stepIds(state, opened)).toEqual(['presence', 'secret', 'halves', 'reveal']);
    const half = pick(state, opened, 'halves', 'second:sustenance', 'production');
    expect(told(state, half, 'reveal')).toMatchObject({
      'sustenance:dissenters:votes': '+4',
      'sustenance:ana:food': '+1',
      'military:dissenters:votes': '+2',
      'construction:dissenters:votes': '+1',
    });
  });

  test('they hold places that nobody is paid for, with the Votes and with an Officer', () => {
    const draft = chooseAll(state, assembly.begin(state), (_zone, what) =>
      what === 'first' ? 'production' : 'followers',
    );
    const [first, second] = rowsOf(stepOf(state, draft, 'reveal'));
    expect([first?.id, first?.cells, second?.id, second?.cells[1]]).toEqual([
      DISSENTERS,
      ['7', '–', '–'],
      'ana',
      '+5',
    ]);
    expect(told(state, draft, 'reveal')[`officer:captain:${DISSENTERS}`]).toBe('–');
    expect(commitOn(state, draft).dissenterVotes).toBe(0);
  });
});

/** Any draft that can be read: what the table said, in any order and of any sense. */
function anyDraft(state: State): fc.Arbitrary<Draft> {
  const players = playersOf(state);
  const owners = players.length === 2 ? [...players, DISSENTERS] : players;
  const map = (keys: readonly string[], max: number) =>
    fc.dictionary(fc.constantFrom(...keys), fc.nat(max), { maxKeys: 12 });
  const taken = (names: readonly string[], ...choices: readonly string[]) =>
    fc.dictionary(
      fc.constantFrom(...names.flatMap((name) => players.map((id) => `${name} of ${id}`))),
      fc.constantFrom(...choices),
    );
  const halves = ZONES.flatMap((zone) => [`second:${zone}`, `popular:${zone}`]);
  const counts = fc.record({
    presence: map(
      ZONES.flatMap((zone) => owners.map((owner) => `${zone}:${owner}`)),
      9,
    ),
    settled: map(
      ZONES.map((zone) => `${zone}:settlements`),
      3,
    ),
    votes: map(
      owners.map((owner) => `votes:${owner}`),
      30,
    ),
  });
  return fc
    .record({
      way: fc.constantFrom('phone', 'tiles', null),
      tiles: taken(
        ZONES.map((zone) => `tile:${zone}`),
        'production',
        'votes',
      ),
      halves: taken(halves, 'production', 'followers'),
      secrets: fc.dictionary(
        fc.constantFrom(...players.flatMap((id) => ZONES.map((zone) => `secret ${id}:${zone}`))),
        fc.constantFrom('production', 'votes'),
      ),
      counts,
      conditions: map(
        players.flatMap((id) =>
          ['settlements', 'camps', 'watchtowers'].map((one) => `condition:${id}:${one}`),
        ),
        3,
      ),
      set: counts,
      lines: map(
        players.flatMap((id) => [`total:followers:${id}`, `ranking:${id}`, `officer:chief-mate:${id}`]),
        20,
      ),
      ticked: fc.subarray(['tile', 'leaders', 'no such line']),
    })
    .map((raw) => {
      const named = (step: string, figures: object) =>
        Object.entries(figures).map(([id, to]) => [`${step} ${id}`, to as number] as const);
      return restored({
        ...EMPTY_DRAFT,
        chosen: { ...raw.tiles, ...raw.halves, ...raw.secrets, ...(raw.way !== null && { way: raw.way }) },
        counted: Object.fromEntries([
          ...Object.values(raw.counts).flatMap((figures) => named('presence', figures)),
          ...named('presence', raw.conditions),
        ]),
        overrides: { ...raw.set.presence, ...raw.set.settled, ...raw.set.votes, ...raw.lines },
        ticked: { 'wrap up': raw.ticked },
      });
    });
}

const popular = (state: State): State => ({
  ...state,
  players: {
    ...state.players,
    ana: { ...(state.players.ana as State['players'][string]), perks: ['popular'] },
  },
});
const tables: readonly State[] = [
  newTable(2),
  newTable(3, { 'start:ana': 'discovery' }),
  newTable(3, { tracking: 'essentials' }),
  newTable(4),
].map((table) => popular(play(table, { type: 'beginPlay' })));
const someTable = fc.constantFrom(...tables).chain((state) => fc.tuple(fc.constant(state), anyDraft(state)));
const mixed = (zone: string, what: keyof Choice) =>
  what === 'first'
    ? zone === 'military'
      ? 'production'
      : 'votes'
    : zone === 'expansion'
      ? 'production'
      : 'followers';

describe('laws of the wizard', () => {
  test('no draft makes a step throw, every one survives a restart, and every word has its text', () => {
    fc.assert(
      fc.property(someTable, ([state, draft]) => {
        expect(restored(draft)).toEqual(draft);
        const steps = assembly.steps(state, draft);
        expect(faultsIn([steps, assembly.review(state, draft), assembly.wrapUp?.(state, draft)])).toEqual([]);
        expect(steps.filter(({ help }) => !help)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a commit is one entry as the review said it, and one undo restores every tracked number', () => {
    let committed = 0;
    fc.assert(
      fc.property(someTable, ([state, draft]) => {
        const way = draft.chosen.way === 'tiles' ? 'tiles' : 'phone';
        const filled = chooseAll(state, draft, mixed, way);
        const command = assembly.commit(state, filled);
        if (!command.ok || !decideOn(state, command.value).ok) return;
        committed++;
        const { state: after, entries } = record(state, [command.value]);
        expect(entries).toHaveLength(1);
        for (const { player, label, total } of assembly.review(state, filled))
          if (player !== undefined && label.key.startsWith('asset.'))
            expect([player, label.key, total]).toEqual([
              player,
              label.key,
              (after.players[player] as Readonly<Record<string, unknown>> | undefined)?.[label.key.slice(6)],
            ]);
        const undone = foldAll(state, [...entries, { kind: 'undo', at: 1 }]);
        expect(undone.state).toEqual(state);
      }),
      { numRuns: 40 },
    );
    expect(committed).toBeGreaterThan(20);
  });

  test('until all tiles are turned up no step says or shows by its number what was taken', () => {
    let whispered = 0;
    fc.assert(
      fc.property(someTable, fc.nat(), ([state, drawn], luck) => {
        const open = Object.entries(drawn.chosen).filter(([name]) => /^(second|popular):/.test(name));
        const draft: Draft = { ...drawn, chosen: Object.fromEntries(open) };
        const step = assembly.steps(state, draft).find(({ id }) => id === 'secret');
        const turns = step?.kind === 'secret' ? step.turns : [];
        const holder = turns[luck % Math.max(1, turns.length)]?.id;
        const seen = (choice: string, who?: string) =>
          assembly.steps(
            state,
            whisper(state, draft, () => choice, who),
          );
        if (turns.length > 1) {
          whispered++;
          expect(JSON.stringify(seen('production', holder))).toBe(JSON.stringify(seen('votes', holder)));
        }
        // Afterwards the steps up to the secret one still look the same.
        if (turns.length > 0)
          expect(JSON.stringify(seen('production').slice(0, 2))).toBe(
            JSON.stringify(seen('votes').slice(0, 2)),
          );
      }),
      { numRuns: 25 },
    );
    expect(whispered).toBeGreaterThan(5);
  });
});
