import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { State } from '@/games/survivors/session/state';
import { SKILLS, type Caravan, type Skill } from '@/games/survivors/terms';
import cases from '../../../golden/survivors.json';
import { decideOn, newTable, play, travel, trio, underWay } from './playing';
import { boardOf, readOff } from './boardOf';
import { runWizard, type Answer } from './runWizard';

type Json = Readonly<Record<string, unknown>>;
type Skills = Readonly<Record<Skill, number>>;

/** The published cases that a table can come to, through the app's own wizards. */
function golden(procedure: string) {
  return cases
    .filter((one) => one.procedure === procedure && !('error' in one.expect))
    .map(({ name, input, expect: expected }) => [name, input as Json, expected as Json] as const);
}

const north = { direction: 0, choices: [], hordes: null };

/** The dials as the case has them. */
function withCaravan(state: State, caravan: Caravan): State {
  return { ...state, caravan };
}

function withHordes(state: State, count: number): State {
  const ring = [0, 1, 2, 3, 4, 5].slice(0, count) as State['hordes']['ring'];
  return { ...state, hordes: { encounter: 0, ring } };
}

test.each(golden('setup'))('set-up: %s', (_name, input, expected) => {
  const seats = (input.players as readonly unknown[]).length;
  const state = newTable(seats);
  const ids = state.config.seats.map(({ id }) => id);
  const leader =
    ids[['ana', 'ben', 'cleo', 'dov', 'eda'].indexOf((input.leader as string | undefined) ?? 'ana')];
  const { command } = runWizard(state, 'setupChecklist', {
    ...(seats > 1 && { leader: leader ?? '' }),
    hordes: { write: input.hordes },
  });
  const after = play(state, command);
  expect(after.caravan).toEqual(expected.caravan);
  expect([...(after.hordes.encounter > 0 ? ['E'] : []), ...after.hordes.ring]).toEqual(expected.hordes);
  expect(after.leader).toBe(leader);
});

test.each(golden('horde-move'))('travel: %s', (_name, input, expected) => {
  const state: State = {
    ...underWay(2),
    hordes: { encounter: 0, ring: input.hordes as State['hordes']['ring'] },
  };
  const { command } = runWizard(state, 'travel', {
    chase: { write: { direction: input.direction, choices: input.choices ?? [], hordes: null } },
  });
  expect(play(state, command).hordes).toEqual(expected.hordes);
});

test.each(golden('turn').filter(([, input]) => input.step === 'move'))(
  'Fuel: %s',
  (_name, input, expected) => {
    const state = withCaravan(underWay(2), input.caravan as Caravan);
    const { command } = runWizard(state, 'travel', { chase: { write: north } });
    expect(play(state, command).caravan).toEqual(expected.caravan);
  },
);

test.each(golden('turn').filter(([, input]) => input.step === 'end'))(
  'stay or go: %s',
  (_name, input, expected) => {
    const state = withCaravan(
      play(underWay(2), travel(0), { type: 'skipEncounter' }),
      input.caravan as Caravan,
    );
    const { primary, actions } = survivors.table(state);
    const offered = [primary?.does, ...actions.map(({ does }) => does)].flatMap((does) =>
      does?.kind === 'wizard' ? [does.wizard] : [],
    );
    expect(offered.sort()).toEqual(expected.options);
  },
);

test.each(golden('challenges'))('counting: %s', (_name, input, expected) => {
  const hordes = (input.hordes as number | undefined) ?? 0;
  const state: State = {
    ...play(underWay(2), travel(0)),
    hordes: { encounter: hordes, ring: [2] },
  };
  const threat = (input.threat as Skill | undefined) ?? (expected.threatCandidates as readonly Skill[])[0];
  const corners = (input.corners as readonly { icon: Skill; neighbours: readonly [Skill, Skill] }[]).map(
    ({ icon, neighbours }) => [icon, ...neighbours] as const,
  );
  const answers: Record<string, Answer> = {
    how: 'icons',
    corners: { write: readOff(boardOf(corners)) },
    threat: threat ?? null,
  };
  if (hordes > 0) answers.split = { figures: input.hordeChallenges as Skills };
  if (input.adjust) {
    answers.more = 'cards';
    answers.cards = { figures: input.adjust as Skills };
  }
  const after = play(state, runWizard(state, 'challenges', answers).command);
  expect(after.challenges).toEqual({ totals: expected.totals, threat });
  expect(after.hordes.encounter).toBe(0);
});

test.each(golden('encounter'))('rolling: %s', (_name, input, expected) => {
  const met = play(underWay(input.players as number), travel(0));
  const state: State = {
    ...withCaravan(met, input.caravan as Caravan),
    phase: 'encounter',
    challenges: { totals: input.challenges as Skills, threat: input.threat as Skill },
  };
  const sums = (successes: unknown, challenges: unknown) =>
    Object.fromEntries(
      SKILLS.flatMap((skill) => [
        [`cardSuccesses-${skill}`, ((successes as Skills | undefined) ?? trio(0, 0, 0))[skill]],
        [`cardChallenges-${skill}`, ((challenges as Skills | undefined) ?? trio(0, 0, 0))[skill]],
      ]),
    );
  const { command, seen } = runWizard(state, 'encounter', {
    rolled: { figures: input.rolled as Skills },
    aberrant: (input.aberrant as string | undefined) ?? null,
    more: 'cards',
    cards: { figures: sums(input.cardSuccesses, input.cardChallenges) },
    loss: input.lossResource as string,
  });
  expect(play(state, command).caravan).toEqual(expected.caravan);
  expect(seen.includes('loss')).toBe(!expected.threatPassed);
  for (const kind of ['penalty', 'reward', 'bonus'] as const)
    expect([kind, seen.includes(`outcome:${kind}`)]).toEqual([kind, expected[kind]]);
});

test.each(golden('settle'))('settling: %s', (_name, input, expected) => {
  const there = play(underWay(1), travel(0), { type: 'skipEncounter' });
  const state = withHordes(withCaravan(there, input.caravan as Caravan), input.hordes as number);
  const { command } = runWizard(state, 'settle', {
    ...(input.removals ? { toll: { figures: input.removals as Readonly<Record<string, number>> } } : {}),
    fate: 'won',
  });
  const end = play(state, command);
  expect(end.caravan).toEqual(expected.caravan);
  // What was taken is in the timeline, and comes back with the game.
  expect(decideOn(state, command as Command)).toMatchObject({
    ok: true,
    value: [{ type: 'settled', paid: expected.paid, left: expected.left }, { type: 'gameFinished' }],
  });
  expect(play(end, { type: 'reopen' }).caravan).toEqual(input.caravan);
});
