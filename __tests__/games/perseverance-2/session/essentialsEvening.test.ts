import { unwrap, type Draft, type Wizard } from '@/engine';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { assembly } from '@/games/perseverance-2/moments/assembly/wizard';
import { counterattack } from '@/games/perseverance-2/moments/combat/counterattackWizard';
import { dinoAttack } from '@/games/perseverance-2/moments/dinoAttack/wizard';
import { finalScoring } from '@/games/perseverance-2/moments/finalScoring/wizard';
import { answering } from '../../support/answering';
import { foldAll, newTable, record } from './playing';

const attacking = answering(dinoAttack);
const striking = answering(counterattack);
const meeting = answering(assembly);
const scoring = answering(finalScoring);

/** A wizard with the answers of the table, saved. */
function saved(
  wizard: Wizard<State, Command>,
  state: State,
  ...answers: readonly ((draft: Draft) => Draft)[]
): Command {
  return unwrap(
    wizard.commit(
      state,
      answers.reduce((draft, answer) => answer(draft), wizard.begin(state)),
    ),
  );
}

/** Everybody who has to choose takes the Votes, and 2 Followers behind them. */
function holdAssembly(state: State, ...counted: readonly ((draft: Draft) => Draft)[]): Command {
  return saved(assembly, state, ...counted, (draft) =>
    meeting.pickEach(
      state,
      meeting.whisper(state, draft, () => 'votes'),
      'halves',
      'followers',
    ),
  );
}

test('an evening of three with the essentials: a Breach, two Assemblies, the third, and the end', () => {
  const start = newTable(3, { tracking: 'essentials' });
  let state = start;
  const entries: ReturnType<typeof record>['entries'][number][] = [];
  const act = (...commands: readonly Command[]) => {
    const done = record(state, commands);
    entries.push(...done.entries);
    state = done.state;
  };
  const followers = () => Object.values(state.players).map((seat) => seat.followers);
  const die: Command = {
    type: 'takeDie',
    player: 'ana',
    owner: 'neutral',
    zone: null,
    changeFace: false,
    matching: false,
    reward: null,
  };

  // Ana builds a Camp, and it falls: a Raptor breaks in.
  act({ type: 'beginPlay' }, die, {
    type: 'effect',
    player: 'ana',
    move: {
      effect: 'build',
      picks: [{ option: 3, followers: 2, bonus: null, area: null, tile: null, perk: null }],
    },
  });
  expect(followers()).toEqual([12, 10, 10]);
  act(
    saved(
      dinoAttack,
      state,
      (draft) => attacking.tap(state, draft, 'target', 'ana:camp'),
      (draft) => attacking.type(state, draft, 'defense', 'threshold', 5),
      (draft) => attacking.type(state, draft, 'card', 'card:raptor', 1),
      ...[1, 2, 3].map(() => (draft: Draft) => attacking.tap(state, draft, 'saviorReward', 'followers')),
    ),
  );
  expect(state.players.ana?.breach).toMatchObject({ at: 'camp', area: null, dinos: { raptor: 1 } });
  act({ type: 'settleBreach', player: 'ana', remove: null }, { type: 'nextTurn' });
  expect(followers()).toEqual([11, 10, 10]);

  // Bo saves it: a kill and the Savior Bonus.
  act(
    saved(counterattack, state, (draft) =>
      striking.tap(state, striking.tap(state, draft, 'who', 'bo'), 'breach', 'ana:1'),
    ),
  );
  expect(followers()).toEqual([11, 14, 10]);
  expect(state.players.bo?.toppled).toEqual({ light: 0, heavy: 0, leader: false });

  // Three Assemblies; each is filled in with the one before.
  act(holdAssembly(state, (draft) => meeting.type(state, draft, 'presence', 'discovery:ana', 2)));
  const zone = meeting.stepOf(state, assembly.begin(state), 'presence');
  const figures = zone.kind === 'figures' ? zone.figures : [];
  expect(figures.find(({ id }) => id === 'discovery:ana')?.value).toBe(2);
  const afterFirst = followers();
  act(holdAssembly(state));
  act(holdAssembly(state));
  expect(state.phase).toBe('end');
  expect(followers()).not.toEqual(afterFirst);

  // What is left is counted once, and only that scores.
  const before = followers();
  act(
    saved(
      finalScoring,
      state,
      (draft) => scoring.type(state, draft, 'count', 'ana:food', 3),
      (draft) => scoring.type(state, draft, 'count', 'bo:trampler', 3),
    ),
  );
  const valor = Object.values(state.players).map((seat) => Math.floor(seat.valor / 2));
  expect(followers()).toEqual(before.map((many, i) => many + ([3, 5, 0][i] ?? 0) + (valor[i] ?? 0)));
  expect(state.players.ana?.enclosure).toEqual(NO_DINOS);

  const undone = foldAll(start, [...entries, ...entries.map((_, at) => ({ kind: 'undo', at }) as const)]);
  expect(undone.state).toEqual(start);
});
