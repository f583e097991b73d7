import { perseverance1 } from '@/games/perseverance-1';
import { turn } from '@/games/perseverance-1/guide/turn';
import type { State } from '@/games/perseverance-1/session/state';
import { faultsIn } from '../session/faultsIn';
import { turnOption } from '../../support/turnOption';
import { newTable, play } from '../session/playing';

const begun = (answers = {}) => play(newTable(3, answers), { type: 'beginPlay' });
const option = (state: State, group: string, id: string) => turnOption(turn(state), group, id);
const noteKeys = (state: State, group: string, id: string) => JSON.stringify(option(state, group, id).note);

describe('the turn companion', () => {
  const full = begun();
  const essentials = begun({ tracking: 'essentials' });

  test('follows the order of a turn, one group for each Zone', () => {
    expect(turn(full)?.groups.map(({ id }) => id)).toEqual([
      'die',
      'sustenance',
      'military',
      'expansion',
      'protection',
      'secondary',
    ]);
    expect(turn(full)?.player).toBe('ana');
  });

  test('has nothing to show before the table is set and after the last Assembly', () => {
    expect(turn(newTable(3))).toBeNull();
    expect(turn({ ...full, phase: 'end' })).toBeNull();
  });

  test('a die of somebody else costs 2 Followers, others nothing; a gone one says so', () => {
    expect(noteKeys(full, 'die', 'bo')).toContain('−2');
    expect(noteKeys(full, 'die', 'neutral')).toContain('amount.dice');
    const gone = play(full, { type: 'correctDice', owner: 'bo', inPlay: 1, pool: 0 });
    expect(option(gone, 'die', 'bo').reason?.key).toBe('session.refusal.noDieLeft');
  });

  test('in Full tracking what cannot be paid is marked with the reason, in Essentials nobody knows', () => {
    // Nobody has 4 Stories at the beginning.
    const cubes = (state: State) => option(state, 'secondary', 'influence').parts ?? [];
    expect(
      cubes(full)
        .filter(({ reason }) => reason)
        .map(({ id }) => id),
    ).toEqual(['3-0']);
    expect(cubes(essentials).some(({ reason }) => reason)).toBe(false);
    const poor = play(full, { type: 'correct', owner: 'ana', counter: 'food', to: 0 });
    expect(option(poor, 'expansion', 'settle')).toMatchObject({ reason: { key: 'lesson.turn.nothing' } });
  });

  test('prices follow the edition and the Leader', () => {
    const story = (state: State) =>
      option(state, 'military', 'training').parts?.find(({ id }) => id === 'story')?.label.key;
    expect(story(begun({ edition: 'beta-2020' }))).toBe('session.act.storyForFollower');
    expect(story(full)).toBe('session.act.trainingOption.story');
    // Adelita pays pairs of Stories with Food; without abilities she does not.
    const ways = (state: State) => option(state, 'secondary', 'influence').parts?.map(({ id }) => id);
    expect(ways(full)).toContain('2-1');
    expect(ways(begun({ leaderAbilities: false }))).not.toContain('2-1');
  });

  test('what it gives is what happens', () => {
    const { does } = option(full, 'sustenance', 'pub');
    if (does?.kind !== 'command') throw new Error('the Pub needs no wizard');
    const before = full.players.ana?.story ?? 0;
    const after = play(full, does.command);
    expect(noteKeys(full, 'sustenance', 'pub')).toContain(`+${(after.players.ana?.story ?? 0) - before}`);
    // In Essentials the table takes it: there is nothing to count.
    expect(option(essentials, 'sustenance', 'pub').does).toBeUndefined();
  });

  test('every option that starts something starts it', () => {
    for (const state of [full, essentials])
      for (const { options } of turn(state)?.groups ?? [])
        for (const { does, reason } of options) {
          if (does?.kind === 'wizard')
            expect(perseverance1.wizards.map(({ id }) => id)).toContain(does.wizard);
          if (does?.kind === 'command' && !reason)
            expect(perseverance1.decide(state, does.command, { pick: () => 0 }).ok).toBe(true);
        }
  });

  test('Officers stand in both ways of tracking, Zones only where they are followed', () => {
    expect(turn(full)?.standing).toHaveLength(8);
    expect(turn(essentials)?.standing).toHaveLength(4);
  });

  test('a Patrol under way is the last thing of the turn', () => {
    const away = play(full, {
      type: 'patrolBegin',
      player: 'ana',
      soldiers: { light: 1, heavy: 0 },
      stages: 2,
      requirement: 1,
    });
    expect(turn(away)?.groups.at(-1)?.id).toBe('patrol');
    expect(option(away, 'sustenance', 'patrol').reason?.key).toBe('session.refusal.onPatrol');
  });

  test('all of it has its words', () => {
    for (const state of [full, essentials, begun({ edition: 'beta-2020' })])
      expect(faultsIn(turn(state))).toEqual([]);
  });
});
