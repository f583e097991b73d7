import * as fc from 'fast-check';
import { read, unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { playersOf, type State } from '@/games/perseverance-1/session/state';
import { finalScoring } from '@/games/perseverance-1/session/wizards/finalScoring';
import type { FinalDraft } from '@/games/perseverance-1/session/wizards/finalScoringDraft';
import cases from '../../../golden/perseverance-1.json';
import { faultsIn } from './faultsIn';
import { decideOn, foldAll, followers, newTable, play, record, SEATS } from './playing';
import { reviewed } from './reviewed';

type Soldiers = Readonly<Partial<Record<'light' | 'heavy', number>>>;
interface Golden {
  readonly name: string;
  readonly procedure: string;
  readonly input: {
    readonly edition: string;
    readonly deterministicThreat?: boolean;
    readonly defenseScale?: readonly number[];
    readonly players: readonly (Readonly<
      Record<'followers' | 'food' | 'mr' | 'story' | 'safeguard' | 'valor', number>
    > & {
      readonly id: string;
      readonly board?: Soldiers;
      readonly defense?: Soldiers & {
        readonly leader?: boolean;
        readonly walls?: number;
        readonly traps?: number;
      };
      readonly patrol?: Soldiers;
      readonly heavyThreat?: number;
    })[];
  };
  readonly expect: {
    readonly error?: { readonly code: string };
    readonly breakdown: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly final: Readonly<Record<string, number>>;
    readonly ranking: readonly { readonly id: string; readonly rank: number }[];
    readonly winners: readonly string[];
  };
}

const golden = (cases as unknown as readonly Golden[]).filter(
  ({ procedure }) => procedure === 'final-scoring',
);

function tableFor({ input }: Golden, tracking: 'full' | 'essentials'): State {
  const start = newTable(input.players.length as 2 | 3 | 4, {
    tracking,
    edition: input.edition,
    'deterministic.threat': input.deterministicThreat ?? false,
  });
  const { box } = start.config;
  return {
    ...start,
    phase: 'end',
    config: {
      ...start.config,
      box: { ...box, defenseScale: input.defenseScale ?? box.defenseScale },
    },
    players: Object.fromEntries(
      playersOf(start).map((id, i) => [
        id,
        { ...(start.players[id] as State['players'][string]), followers: input.players[i]?.followers ?? 0 },
      ]),
    ),
  };
}

function restart(state: State, draft: FinalDraft): FinalDraft {
  return unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => finalScoring.readDraft(at, state)));
}

function type(state: State, draft: FinalDraft, id: string, to: number): FinalDraft {
  for (const step of finalScoring.steps(state, draft)) {
    const figure = step.kind === 'figures' ? step.figures.find((one) => one.id === id) : undefined;
    if (figure) return restart(state, figure.write(to));
  }
  throw new Error(`${id} is not asked for`);
}

/** Every number of a case, typed in on its step. */
function enter(state: State, { input }: Golden): FinalDraft {
  let draft = finalScoring.begin(state);
  input.players.forEach((player, i) => {
    const { board = {}, defense = {}, patrol = {} } = player;
    const figures: Readonly<Record<string, number>> = {
      food: player.food,
      mr: player.mr,
      story: player.story,
      safeguard: player.safeguard,
      valor: player.valor,
      boardLight: board.light ?? 0,
      boardHeavy: board.heavy ?? 0,
      light: defense.light ?? 0,
      heavy: defense.heavy ?? 0,
      leader: defense.leader ? 1 : 0,
      walls: defense.walls ?? 0,
      traps: defense.traps ?? 0,
      patrolLight: patrol.light ?? 0,
      patrolHeavy: patrol.heavy ?? 0,
      ...(input.deterministicThreat && { heavyThreat: player.heavyThreat ?? 0 }),
    };
    for (const [figure, to] of Object.entries(figures))
      draft = type(state, draft, `${SEATS[i]?.id}:${figure}`, to);
  });
  return draft;
}

function told(state: State, draft: FinalDraft, id: string): Readonly<Record<string, string | undefined>> {
  const step = finalScoring.steps(state, draft).find((one) => one.id === id);
  return step?.kind === 'told' ? Object.fromEntries(step.lines.map((line) => [line.id, line.figure])) : {};
}

describe.each(['full', 'essentials'] as const)('golden endings through the wizard, %s', (tracking) => {
  test.each(
    golden.filter(({ expect: { error } }) => error === undefined).map((one) => [one.name, one] as const),
  )('%s', (_name, one) => {
    const state = tableFor(one, tracking);
    const seatOf = (id: string) => SEATS[one.input.players.findIndex((player) => player.id === id)]?.id ?? id;
    const draft = enter(state, one);
    expect(finalScoring.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);
    const majorities = told(state, draft, 'majorities');
    const leftovers = told(state, draft, 'leftovers');
    const review = new Map(finalScoring.review(state, draft).map((line) => [line.player, line]));
    for (const [id, { soldiers, fortifications, total, ...rest }] of Object.entries(one.expect.breakdown)) {
      expect(majorities[`soldiers:${seatOf(id)}`]).toBe(`+${soldiers}`);
      expect(majorities[`fortifications:${seatOf(id)}`]).toBe(`+${fortifications}`);
      for (const [source, gain] of Object.entries(rest))
        expect([source, leftovers[`${seatOf(id)}:${source}`]]).toEqual([
          source,
          gain === 0 ? undefined : gain < 0 ? `−${-gain}` : `+${gain}`,
        ]);
      expect(review.get(seatOf(id))).toMatchObject({ change: total, total: one.expect.final[id] });
    }
    expect(Object.keys(told(state, draft, 'winners'))).toEqual(
      one.expect.ranking.map(({ id }) => seatOf(id)),
    );
    const after = play(state, unwrap(finalScoring.commit(state, draft)));
    const places = perseverance1.result(after) ?? [];
    expect(places.filter(({ winner }) => winner).map(({ player }) => player)).toEqual(
      one.expect.winners.map(seatOf),
    );
    expect(faultsIn(finalScoring.steps(state, draft))).toEqual([]);
  });
});

describe('the walk', () => {
  const end: State = { ...newTable(3), phase: 'end' };

  test('in Full tracking what is left is prefilled', () => {
    const [, holdings] = finalScoring.steps(end, finalScoring.begin(end));
    const figures = holdings?.kind === 'figures' ? holdings.figures : [];
    expect(figures.find(({ id }) => id === 'bo:story')?.value).toBe(2);
    expect(figures.find(({ id }) => id === 'bo:boardLight')?.value).toBe(1);
    expect(figures.some(({ id }) => id === 'bo:heavyThreat')).toBe(false);
  });

  test('six Light Soldiers in two places cannot be, and the step says so', () => {
    const draft = type(end, type(end, finalScoring.begin(end), 'bo:light', 5), 'bo:boardLight', 1);
    const steps = finalScoring.steps(end, draft);
    expect(steps.map(({ id }) => id)).toEqual(['defense', 'holdings']);
    expect(steps[1]?.missing).toMatchObject({ key: 'refusal.tooManySoldiers' });
  });

  test('the last button of the table leads here in both ways of tracking', () => {
    for (const tracking of ['full', 'essentials'] as const)
      expect(perseverance1.table({ ...end, tracking }).primary?.does).toEqual({
        kind: 'wizard',
        wizard: 'finalScoring',
      });
  });
});

const tables: readonly State[] = [
  newTable(2, { edition: 'beta-2020', 'deterministic.threat': true }),
  newTable(3, { tracking: 'essentials' }),
  newTable(4),
].map((table) => ({ ...table, phase: 'end' }));

const INPUTS = [
  'light',
  'heavy',
  'leader',
  'walls',
  'food',
  'safeguard',
  'valor',
  'boardHeavy',
  'heavyThreat',
];
const someEnd = fc.constantFrom(...tables).chain((state) =>
  fc.tuple(
    fc.constant(state),
    fc
      .dictionary(fc.constantFrom(...playersOf(state)), fc.dictionary(fc.constantFrom(...INPUTS), fc.nat(4)))
      .map((players) =>
        Object.fromEntries(
          Object.entries(players).map(([id, own]) => [
            id,
            'leader' in own ? { ...own, leader: own.leader % 2 } : own,
          ]),
        ),
      )
      .map((players) => restart(state, { players, byHand: {} })),
  ),
);

test('no draft makes a step throw, every one survives a restart, and one undo takes all of it back', () => {
  let committed = 0;
  fc.assert(
    fc.property(someEnd, ([state, draft]) => {
      expect(restart(state, draft)).toEqual(draft);
      expect(finalScoring.steps(state, draft).length).toBeGreaterThan(1);
      const review = finalScoring.review(state, draft);
      const command = unwrap(finalScoring.commit(state, draft));
      if (!decideOn(state, command).ok) return;
      committed++;
      const { state: after, entries } = record(state, [command]);
      expect(reviewed(review)).toEqual(followers(after));
      expect(entries).toHaveLength(1);
      expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
    }),
    { numRuns: 150 },
  );
  expect(committed).toBeGreaterThan(20);
});
