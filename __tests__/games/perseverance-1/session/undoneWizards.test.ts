import * as fc from 'fast-check';
import { advance, startSession, unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Event } from '@/games/perseverance-1/session/event';
import type { StageEntered } from '@/games/perseverance-1/moments/patrol/stageEntered';
import type { State } from '@/games/perseverance-1/session/state';
import { howMany } from '../../../support/howMany';
import { newTable, play, SEATS, throughJson } from './playing';
import { randomCommand } from './randomCommands';
import { wizardOf } from './tapping';
import { wander } from '../../../support/randomFinger';
import { randomStage } from '../../../support/randomStage';

const WIZARDS = ['patrolBegin', 'patrolStage', 'threat', 'effect', 'secondary'] as const;
const LONGEST = 40;

/** The command of a wizard with random answers; null where it came to none. */
function randomly(state: State, id: string, fingers: readonly number[]): Command | null {
  const wizard = wizardOf(id);
  let turn = 0;
  // A few of all the taps on the page of a stage, other ones every time.
  const drawing = (widget: string, value: unknown) => {
    turn += 1;
    return widget === 'patrolStage'
      ? Array.from({ length: 11 }, (_, i) => randomStage(value as StageEntered, 9 * turn + i))
      : [];
  };
  const draft = wander(wizard, state, fingers, undefined, drawing);
  const command = draft && wizard.commit(state, draft);
  return command?.ok ? command.value : null;
}

const TABLES: readonly (readonly [string, State])[] = [
  ['published', newTable(3)],
  ['beta', newTable(3, { edition: 'beta-2020' })],
  ['without luck', newTable(2, { 'deterministic.threat': true })],
  ['essentials', newTable(4, { tracking: 'essentials' })],
];

/** Somewhere in an evening, with a Patrol under way as often as not; not before the wizard that begins one. */
function somewhere(
  wizard: string,
  start: State,
  commands: readonly Command[],
  stages: 0 | 1 | 2,
  soldiers: number,
): State {
  const set = (counter: 'food' | 'mr' | 'story' | 'lightSoldier' | 'heavySoldier', to: number): Command => ({
    type: 'correct',
    owner: start.turn,
    counter,
    to,
  });
  const patrol: Command = {
    type: 'patrolBegin',
    player: start.turn,
    soldiers: { light: soldiers, heavy: 1 },
    stages,
    requirement: 1,
  };
  const wishes: readonly Command[] = [
    ...commands,
    ...(['food', 'mr', 'story'] as const).map((counter) => set(counter, 4)),
    set('lightSoldier', soldiers),
    set('heavySoldier', 1),
    ...(wizard === patrol.type ? [] : [patrol]),
  ];
  // What is refused changes nothing.
  return wishes.reduce((state, command) => {
    const decision = perseverance1.decide(state, command, { pick: () => 0 });
    return decision.ok ? decision.value.reduce(perseverance1.evolve, state) : state;
  }, start);
}

describe.each(TABLES)('a wizard that is taken back, %s', (_name, start) => {
  const players = SEATS.slice(0, start.config.seats.length).map(({ id }) => id);

  test.each(WIZARDS)('%s: one entry, and one undo gives back the table as it was', (wizard) => {
    let committed = 0;
    fc.assert(
      fc.property(
        fc.array(randomCommand(players), { maxLength: 15 }),
        fc.constantFrom(0 as const, 1 as const, 2 as const),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.nat(11), { minLength: LONGEST, maxLength: LONGEST }),
        fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
        (commands, stages, soldiers, fingers, rolls) => {
          const before = somewhere(wizard, start, commands, stages, soldiers);
          const command = randomly(before, wizard, fingers);
          if (!command) return;
          let rolled = 0;
          const decision = perseverance1.decide(before, command, {
            pick: () => rolls[rolled++ % rolls.length] ?? 0,
          });
          if (!decision.ok) return;
          committed += 1;
          const events: readonly Event[] = decision.value.map(throughJson);
          const session = startSession<State, Event>(before);
          const done = unwrap(advance(perseverance1, session, { kind: 'act', at: 0, events }));
          const undone = unwrap(advance(perseverance1, done, { kind: 'undo', at: 1 }));
          expect(undone.state).toEqual(before);
          const redone = unwrap(advance(perseverance1, undone, { kind: 'redo', at: 2 }));
          expect(redone.state).toEqual(done.state);
          expect(rolled).toBe(events.flatMap(appRolls(command)).length);
        },
      ),
      { numRuns: howMany(30, 60) },
    );
    // A wizard that never ends would prove nothing.
    expect(committed).toBeGreaterThan(5);
  });
});

/** Rolls that nobody tapped: as many as the app made, each in the event once. */
function appRolls(command: Command) {
  const inner = command.type === 'byHand' ? command.command : command;
  const open =
    inner.type === 'threat'
      ? inner.checks.filter(({ roll }) => roll === null).length
      : inner.type === 'patrolStage'
        ? inner.kept.filter(({ check }) => check?.roll === null).length +
          (typeof inner.then === 'object' && inner.then.roll === null ? 1 : 0)
        : 0;
  return (event: Event) =>
    event.type === 'threatChecked' || event.type === 'stageResolved'
      ? (event.checks ?? []).filter(({ roll }) => roll !== null).slice(0, open)
      : [];
}

test('a Patrol of two stages from its card to its end is three entries', () => {
  const ana = newTable(3);
  const begun = play(ana, {
    type: 'patrolBegin',
    player: 'ana',
    soldiers: { light: 1, heavy: 0 },
    stages: 2,
    requirement: 1,
  });
  const stage = (then: 'end' | { threat: number; roll: number; type: null }): Command => ({
    type: 'patrolStage',
    player: 'ana',
    stageRewards: [['followers', 2]],
    challengeLimit: 0,
    drawn: [],
    kept: [],
    then,
  });
  const home = play(begun, stage({ threat: 3, roll: 3, type: null }), stage('end'));
  expect(home.players.ana).toMatchObject({ followers: 14, patrol: null, patrols: 1, lightSoldier: 1 });
});
