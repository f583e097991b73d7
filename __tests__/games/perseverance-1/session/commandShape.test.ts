import * as fc from 'fast-check';
import { read, unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { assembly } from '@/games/perseverance-1/moments/assembly/rule';
import { command as shape, type Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { AnyWizard } from '@/state/wizardStore';
import { arbitraryOf } from '../../../support/arbitraryOf';
import { howMany } from '../../../support/howMany';
import { exploreWizard } from '../../../support/exploreWizard';
import { playEvening } from './evenings';
import { newTable, play, SEATS } from './playing';
import { randomCommand } from './randomCommands';

/** As another phone would get it. */
function sent(command: unknown): Command {
  return unwrap(read(JSON.parse(JSON.stringify(command)), shape));
}

const TABLES: readonly (readonly [string, State])[] = [
  ['four, full', newTable(4)],
  ['two, beta, luckless', newTable(2, { edition: 'beta-2020', 'deterministic.threat': true })],
  ['three, essentials', newTable(3, { tracking: 'essentials' })],
  [
    'on Patrol',
    play(
      newTable(3),
      { type: 'beginPlay' },
      { type: 'patrolBegin', player: 'ana', soldiers: { light: 1, heavy: 0 }, stages: 2, requirement: 1 },
    ),
  ],
];

test('law: a command of the form goes through JSON unchanged', () => {
  fc.assert(
    fc.property(arbitraryOf(shape.form), (raw) => {
      const command = sent(raw);
      expect(sent(command)).toStrictEqual(command);
    }),
    { numRuns: howMany(200, 10_000) },
  );
});

test('law: whatever a table may wish goes through JSON unchanged', () => {
  fc.assert(
    fc.property(randomCommand(SEATS.map(({ id }) => id)), (command) => {
      expect(sent(command)).toEqual(command);
    }),
    { numRuns: howMany(200, 10_000) },
  );
});

test('every command of a whole evening goes through JSON unchanged', () => {
  for (const command of playEvening(newTable(3)).commands) expect(sent(command)).toStrictEqual(command);
});

describe.each(TABLES)('every command of a wizard goes through JSON unchanged: %s', (_name, state) => {
  test.each(perseverance1.wizards.map((wizard) => [wizard.id, wizard as AnyWizard] as const))(
    '%s',
    (_id, wizard) => {
      for (const { draft } of exploreWizard(wizard, state)) {
        const committed = wizard.commit(state, draft);
        if (committed.ok) expect(sent(committed.value)).toStrictEqual(committed.value);
      }
    },
  );
});

test('a Patrol that ends is a word, one that goes on brings its Threat', () => {
  const stage = {
    type: 'patrolStage',
    player: 'ana',
    stageRewards: [['food', 1]],
    challengeLimit: 0,
  } as const;
  for (const then of ['end', { threat: 3, roll: null, type: 'light' }] as const) {
    const command: Command = { ...stage, drawn: [], kept: [], then };
    expect(sent(command)).toStrictEqual(command);
  }
});

test('a misspelt field of an input does not compile', () => {
  const zone = { settlements: 0, presence: {} };
  const zones = { sustenance: zone, military: zone, expansion: zone, protection: zone };
  const players = [
    { id: 'ana', votes: 1 },
    { id: 'bo', votes: 2 },
  ];
  const asked = assembly.ask({
    edition: 'beta-2020',
    players,
    assembly: 1,
    zones,
    // @ts-expect-error: the rules call it `scoringTile`
    scoringTiles: [3, 2, 1],
  });
  const ana = { id: 'ana', votes: 1 };
  const misspelt = assembly.ask({
    edition: 'beta-2020',
    players: [
      ana,
      // @ts-expect-error: the rules call it `lightSupply`
      { id: 'bo', votes: 2, lightSuply: 2 },
    ],
    assembly: 1,
    zones,
  });
  expect([asked.ok, misspelt.ok]).toEqual([true, true]);
});
