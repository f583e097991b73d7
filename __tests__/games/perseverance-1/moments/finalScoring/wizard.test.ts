import * as fc from 'fast-check';
import { unwrap, type Draft, type ResultLine, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { playersOf, type State } from '@/games/perseverance-1/session/state';
import { finalScoring } from '@/games/perseverance-1/moments/finalScoring/wizard';
import cases from '../../../../golden/perseverance-1.json';
import { overridden, restored, tapped } from '../../../../support/tap';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, foldAll, followers, newTable, play, record, SEATS } from '../../session/playing';
import { reviewed } from '../../session/reviewed';

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

function linesOf(step: WizardStep): readonly ResultLine[] {
  return step.kind === 'table' ? (step.lines ?? []) : [];
}

/** Sets one number, whether a step asks for it or tells it and lets the table set it. */
function type(state: State, draft: Draft, id: string, to: number): Draft {
  const step = finalScoring
    .steps(state, draft)
    .find((one) => (one.kind === 'figures' ? one.figures : linesOf(one)).some((line) => line.id === id));
  if (!step) throw new Error(`${id} is not asked for`);
  return tapped(draft, step, { figure: id, to });
}

/** Every number of a case, typed in on its step. */
function enter(state: State, { input }: Golden): Draft {
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

/** Figures by line: on the steps of the sources in Full tracking, under the winners in both. */
function figuresIn(state: State, draft: Draft): Readonly<Record<string, string | undefined>> {
  const lines = finalScoring.steps(state, draft).flatMap(linesOf);
  return Object.fromEntries(lines.map((line) => [line.id, line.figure]));
}

function winners(state: State, draft: Draft) {
  const step = finalScoring.steps(state, draft).find(({ id }) => id === 'winners');
  return step?.kind === 'table' ? (step.tables[0]?.rows ?? []) : [];
}

describe.each(['full', 'essentials'] as const)('golden endings through the wizard, %s', (tracking) => {
  test.each(
    golden.filter(({ expect: { error } }) => error === undefined).map((one) => [one.name, one] as const),
  )('%s', (_name, one) => {
    const state = tableFor(one, tracking);
    const seatOf = (id: string) => SEATS[one.input.players.findIndex((player) => player.id === id)]?.id ?? id;
    const draft = enter(state, one);
    expect(finalScoring.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);
    const gains = figuresIn(state, draft);
    const review = reviewed(finalScoring.review(state, draft));
    for (const [id, sources] of Object.entries(one.expect.breakdown)) {
      for (const [source, gain] of Object.entries(sources).filter(([name]) => name !== 'total'))
        expect([source, gains[`gives:${source}:${seatOf(id)}`] ?? '+0']).toEqual([
          source,
          gain < 0 ? `−${-gain}` : `+${gain}`,
        ]);
      expect(review[seatOf(id)]).toBe(one.expect.final[id]);
    }
    const rows = winners(state, draft);
    expect(rows.map(({ id, label, cells }) => [id, label.params?.place, cells[1]])).toEqual(
      one.expect.ranking.map(({ id, rank }) => [seatOf(id), rank, `${one.expect.final[id]}`]),
    );
    const after = play(state, unwrap(finalScoring.commit(state, draft)));
    const places = perseverance1.result(after) ?? [];
    expect(places.filter(({ winner }) => winner).map(({ player }) => player)).toEqual(
      one.expect.winners.map(seatOf),
    );
    expect(faultsIn(finalScoring.steps(state, draft))).toEqual([]);
  });
});

describe('the wizard', () => {
  const end: State = { ...newTable(3), phase: 'end' };

  test('in Full tracking what is left is known and shown, source by source, and can be overridden', () => {
    const steps = finalScoring.steps(end, finalScoring.begin(end));
    expect(steps.map(({ id }) => id)).toEqual([
      'soldiers',
      'fortifications',
      'resources',
      'army',
      'pairs',
      'winners',
    ]);
    expect(steps.filter(({ help }) => !help)).toEqual([]);
    expect(figuresIn(end, finalScoring.begin(end))).toMatchObject({
      'bo:story': '2',
      'bo:boardLight': '1',
      'gives:story:bo': '+2',
    });
    const draft = type(end, finalScoring.begin(end), 'bo:story', 5);
    expect(figuresIn(end, draft)).toMatchObject({ 'bo:story': '5', 'gives:story:bo': '+5' });
  });

  test('in Full the wizard begins where everything comes together: every page before is known', () => {
    const steps = finalScoring.steps(end, finalScoring.begin(end));
    expect(steps.filter(({ known }) => !known).map(({ id }) => id)).toEqual(['winners']);
  });

  test('who wins is also where a total is set, and the commit has it', () => {
    const draft = overridden(
      finalScoring.begin(end),
      winners(end, finalScoring.begin(end)).find(({ id }) => id === 'cy'),
      90,
    );
    expect(winners(end, draft)[0]).toMatchObject({ id: 'cy', override: { value: 90 } });
    const after = play(end, unwrap(finalScoring.commit(end, draft)));
    expect(perseverance1.result(after)?.[0]).toMatchObject({ player: 'cy', score: 90 });
  });

  test('in Essentials all of it is asked on one page, and each source says what it comes to', () => {
    const essentials: State = { ...end, tracking: 'essentials' };
    let draft = type(essentials, finalScoring.begin(essentials), 'bo:light', 2);
    draft = type(essentials, draft, 'cy:heavy', 2);
    draft = type(essentials, draft, 'bo:food', 3);
    const steps = finalScoring.steps(essentials, draft);
    expect(steps.map(({ id }) => id)).toEqual(['count', 'winners']);
    const [count] = steps;
    const rows = count?.kind === 'figures' ? (count.matrix?.rows ?? []) : [];
    const shown = (id: string) => rows.find((row) => row.id === id)?.shown;
    // Bo and Cy share the first place; of Ana nobody knows anything yet.
    expect(shown('gives:soldiers')).toEqual({ bo: '+5', cy: '+5' });
    expect(shown('gives:resources')).toEqual({ bo: '+3' });
    const figures = count?.kind === 'figures' ? count.figures : [];
    expect(figures.find(({ id }) => id === 'ana:light')).toMatchObject({
      row: 'light',
      column: 'ana',
      unknown: true,
    });
  });

  test('the Threat token is asked for only where it lies on the table', () => {
    const threat: State = { ...newTable(3, { 'deterministic.threat': true }), phase: 'end' };
    expect(finalScoring.steps(threat, finalScoring.begin(threat)).map(({ id }) => id)).toContain('threat');
  });

  test('six Light Soldiers in two places cannot be, and the step says so', () => {
    const draft = type(end, type(end, finalScoring.begin(end), 'bo:light', 5), 'bo:boardLight', 1);
    const steps = finalScoring.steps(end, draft);
    expect(steps.map(({ id }) => id)).not.toContain('winners');
    expect(steps.find(({ id }) => id === 'army')?.missing).toMatchObject({ key: 'refusal.tooManySoldiers' });
  });

  test('a source set by hand moves the ranking and the places of the commit with it', () => {
    const begun = finalScoring.begin(end);
    expect(winners(end, begun)[0]?.id).toBe('ana');
    const set = type(end, begun, 'gives:soldiers:cy', 20);
    expect(winners(end, set)[0]).toMatchObject({
      id: 'cy',
      mark: { key: 'session.finalWizard.byFollowers' },
    });
    const after = play(end, unwrap(finalScoring.commit(end, set)));
    expect(perseverance1.result(after)?.[0]).toMatchObject({ player: 'cy', winner: true });
    const line = linesOf(finalScoring.steps(end, set)[0] as WizardStep).find(
      ({ id }) => id === 'gives:soldiers:cy',
    );
    expect(overridden(set, line, null)).toEqual(begun);
  });

  test('level on Followers the Soldiers decide, level on both the victory is shared', () => {
    const markOf = (draft: Draft) => winners(end, draft).map(({ id, mark }) => [id, mark?.key]);
    // Ana has a Food more; each has one Light Soldier on the board.
    const level = type(end, finalScoring.begin(end), 'ana:food', 1);
    expect(markOf(level).slice(0, 3)).toEqual([
      ['ana', 'session.finalWizard.shared'],
      ['bo', 'session.finalWizard.shared'],
      ['cy', 'session.finalWizard.shared'],
    ]);
    const more = type(end, type(end, level, 'bo:patrolLight', 2), 'gives:lightSoldiers:bo', 0);
    expect(markOf(more)[0]).toEqual(['bo', 'session.finalWizard.bySoldiers']);
    expect(markOf(more)[1]).toEqual(['ana', 'session.finalWizard.level']);
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

const THINGS = [
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
const someEnd = fc.constantFrom(...tables).chain((state) => {
  const asked = THINGS.filter((thing) => thing !== 'heavyThreat' || state.config.deterministic.threat);
  const figures = playersOf(state).flatMap((id) => asked.map((thing) => `${id}:${thing}`));
  const lines = playersOf(state).flatMap((id) =>
    ['gives:food:', 'gives:soldiers:', 'total:followers:'].map((line) => line + id),
  );
  return fc.tuple(
    fc.constant(state),
    fc
      .tuple(
        fc.dictionary(fc.constantFrom(...figures), fc.nat(4), { maxKeys: 8 }),
        fc.dictionary(fc.constantFrom(...lines), fc.nat(9), { maxKeys: 3 }),
      )
      .map(([left, set]) => {
        const draft = Object.entries(left).reduce(
          (now, [id, to]) => type(state, now, id, id.endsWith(':leader') ? to % 2 : to),
          finalScoring.begin(state),
        );
        return restored({ ...draft, overrides: { ...draft.overrides, ...set } });
      }),
  );
});

test('no draft makes a step throw, every one survives a restart, and one undo takes all of it back', () => {
  let committed = 0;
  fc.assert(
    fc.property(someEnd, ([state, draft]) => {
      expect(restored(draft)).toEqual(draft);
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
