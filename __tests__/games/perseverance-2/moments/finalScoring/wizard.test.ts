import * as fc from 'fast-check';
import { EMPTY_DRAFT, unwrap, type Draft } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { playersOf } from '@/games/perseverance/session/table';
import type { State } from '@/games/perseverance-2/session/state';
import { finalScoring } from '@/games/perseverance-2/moments/finalScoring/wizard';
import { en } from '@/games/perseverance-2/strings/en';
import { DINOS } from '@/games/perseverance-2/terms';
import cases from '../../../../golden/perseverance-2.json';
import { faultFinder } from '../../../support/faultsIn';
import { linesOf, rowsOf, answering } from '../../../support/answering';
import { overridden, restored } from '../../../../support/tap';
import { decideOn, foldAll, newTable, play, record } from '../../session/playing';
import { tableOf, type CasePlayer } from '../assembly/assemblyTables';

const { stepOf, type } = answering(finalScoring);
const faultsIn = faultFinder(en);

interface Golden {
  readonly name: string;
  readonly procedure: string;
  readonly input: { readonly players: readonly CasePlayer[] };
  readonly expect: {
    readonly players: readonly {
      readonly id: string;
      readonly captured: number;
      readonly leftover: number;
      readonly total: number;
    }[];
    readonly winners: readonly string[];
    readonly decidedBy: 'followers' | 'perks' | 'shared';
  };
}

const golden = (cases as unknown as readonly Golden[]).filter(
  ({ procedure }) => procedure === 'final-scoring',
);
const atEnd = (players: readonly CasePlayer[]): State => ({ ...tableOf({ players }), phase: 'end' });

/** Followers of some sources together, as the steps of the sources tell them. */
function given(state: State, draft: Draft, player: string, wanted: (source: string) => boolean): number {
  return ['captured', 'goods', 'people']
    .flatMap((step) => linesOf(stepOf(state, draft, step)))
    .map(({ id, figure }) => [id.split(':'), Number(figure)] as const)
    .filter(([[, source = '', owner]]) => owner === player && wanted(source))
    .reduce((sum, [, figure]) => sum + figure, 0);
}

const isDino = (source: string) => DINOS.some((dino) => dino === source);
const winners = (state: State, draft: Draft) => rowsOf(stepOf(state, draft, 'winners'));

test.each(golden.map((one) => [one.name, one] as const))(
  'golden endings through the wizard: %s',
  (_name, { input, expect: due }) => {
    const state = atEnd(input.players);
    const draft = finalScoring.begin(state);
    expect(finalScoring.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);
    for (const { id, captured, leftover, total } of due.players) {
      expect([id, given(state, draft, id, isDino)]).toEqual([id, captured]);
      expect([id, given(state, draft, id, (source) => !isDino(source))]).toEqual([id, leftover]);
      expect([id, winners(state, draft).find((row) => row.id === id)?.cells[1]]).toEqual([id, `${total}`]);
    }
    const reason = { followers: 'byFollowers', perks: 'byPerks', shared: 'shared' }[due.decidedBy];
    expect(
      winners(state, draft)
        .filter(({ mark }) => mark?.key === `session.finalWizard.${reason}`)
        .map(({ id }) => id),
    ).toEqual(due.winners);
    const places = perseverance2.result(play(state, unwrap(finalScoring.commit(state, draft)))) ?? [];
    expect(places.filter(({ winner }) => winner).map(({ player }) => player)).toEqual(due.winners);
    expect(faultsIn(finalScoring.steps(state, draft))).toEqual([]);
  },
);

describe('the wizard', () => {
  const state = atEnd([
    { id: 'ana', enclosure: { raptor: 3, trampler: 1 }, glowberry: 3 },
    { id: 'bo', handCards: 2, heavySoldier: 1 },
    { id: 'cy' },
  ] as readonly CasePlayer[]);
  const begun = finalScoring.begin(state);

  test('goes from captured Dinos over what is left to who wins, each step with its help', () => {
    const steps = finalScoring.steps(state, begun);
    expect(steps.map(({ id }) => id)).toEqual(['captured', 'goods', 'people', 'winners']);
    expect(steps.filter(({ help }) => !help)).toEqual([]);
    expect(perseverance2.table(state).primary?.does).toEqual({ kind: 'wizard', wizard: 'finalScoring' });
  });

  test('captured sets: three Raptors are a triple, a single Trampler gives nothing, and the line says why', () => {
    const lines = linesOf(stepOf(state, begun, 'captured'));
    expect(lines.map(({ id, figure }) => [id, figure])).toEqual([
      ['gives:trampler:ana', '+0'],
      ['gives:raptor:ana', '+7'],
    ]);
    expect(lines[1]?.note?.params).toMatchObject({ pairs: 0, triples: 1 });
    expect(lines[1]?.why?.map(({ rule }) => rule.key)).toEqual(['finalScoring.dinos']);
    const berries = linesOf(stepOf(state, begun, 'goods')).find(({ id }) => id === 'gives:glowberry:ana');
    expect([berries?.figure, berries?.why?.[0]?.figure]).toEqual(['+1', '3 ÷ 2']);
  });

  test('under the winners stands every source that gave something, and nothing else', () => {
    expect(linesOf(stepOf(state, begun, 'winners')).map(({ id }) => id)).toEqual([
      'gives:raptor:ana',
      'gives:glowberry:ana',
      'gives:heavySoldier:bo',
      'gives:handCards:bo',
    ]);
  });

  test('a source set by hand moves the ranking and the places of the commit with it', () => {
    expect(winners(state, begun)[0]?.id).toBe('ana');
    const set = type(state, begun, 'people', 'gives:handCards:cy', 20);
    expect(winners(state, set)[0]).toMatchObject({ id: 'cy', cells: ['+20', '30', '0'] });
    const { state: after, entries } = record(state, [unwrap(finalScoring.commit(state, set))]);
    expect(entries).toHaveLength(1);
    expect(perseverance2.result(after)?.[0]).toMatchObject({ player: 'cy', winner: true, score: 30 });
    const line = linesOf(stepOf(state, set, 'people')).find(({ id }) => id === 'gives:handCards:cy');
    expect(overridden(set, line, null)).toEqual(begun);
  });
});

const tables: readonly State[] = [
  newTable(2),
  newTable(3),
  newTable(3, { tracking: 'essentials' }),
  newTable(4),
].map((table) => ({
  ...table,
  phase: 'end',
}));
const someEnd = fc.constantFrom(...tables).chain((state) => {
  const lines = playersOf(state).flatMap((id) =>
    ['gives:food:', 'gives:raptor:', 'gives:nothing:', 'total:followers:'].map((line) => line + id),
  );
  return fc.tuple(
    fc.constant(state),
    fc
      .dictionary(fc.constantFrom(...lines), fc.nat(60), { maxKeys: 4 })
      .map((overrides) => restored({ ...EMPTY_DRAFT, overrides })),
  );
});

test('no draft makes a step throw, every one survives a restart, and one undo takes all of it back', () => {
  let committed = 0;
  fc.assert(
    fc.property(someEnd, ([state, draft]) => {
      expect(restored(draft)).toEqual(draft);
      expect(faultsIn([finalScoring.steps(state, draft), finalScoring.review(state, draft)])).toEqual([]);
      const command = unwrap(finalScoring.commit(state, draft));
      if (!decideOn(state, command).ok) return;
      committed++;
      const { state: after, entries } = record(state, [command]);
      const followers = finalScoring
        .review(state, draft)
        .filter(({ label }) => label.key === 'asset.followers');
      expect(followers.map(({ player, total }) => [player, total])).toEqual(
        playersOf(state).map((id) => [id, after.players[id]?.followers]),
      );
      const shown = winners(state, draft).map(({ id, label, cells }) => [id, label.params?.place, cells[1]]);
      expect(shown).toEqual(
        after.final?.places.map(({ player, rank, followers: all }) => [player, rank, `${all}`]),
      );
      expect(entries).toHaveLength(1);
      expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
    }),
    { numRuns: 100 },
  );
  expect(committed).toBeGreaterThan(50);
});
