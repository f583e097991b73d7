import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { tapped } from '../../../support/tap';
import { decideOn, newTable, play } from './playing';
import { wizardOf } from './tapping';

/** Taps one option of each step, as the screen would; the last tap commits. */
function tapWizard(
  state: State,
  id: string,
  taps: readonly string[],
): { readonly command: Command; readonly taps: number } {
  const wizard = wizardOf(id);
  let draft = wizard.begin(state);
  taps.forEach((tap, i) => {
    const step = wizard.steps(state, draft)[i];
    if (!step) throw new Error(`${id} has no step ${i}`);
    draft = tapped(draft, step, { option: tap });
  });
  expect(wizard.steps(state, draft)).toHaveLength(taps.length);
  expect(wizard.steps(state, draft).every(({ missing }) => missing === undefined)).toBe(true);
  return { command: unwrap(wizard.commit(state, draft)), taps: taps.length };
}

const full = newTable(3);
const essentials = newTable(2, { tracking: 'essentials' });

describe('quick wizards', () => {
  test.each<readonly [string, State, string, readonly string[], object]>([
    [
      'two cubes in two taps',
      full,
      'influence',
      ['chief-mate', '2-0'],
      { type: 'influence', player: 'ana', officer: 'chief-mate', count: 2, foodUsed: 0 },
    ],
    ['Adelita with Food', full, 'influence', ['chief-mate', '3-2'], { count: 3, foodUsed: 2 }],
    [
      'a neutral die into a Zone',
      full,
      'takeDie',
      ['neutral', 'military', 'raptor'],
      { type: 'takeDie', owner: 'neutral', zone: 'military', dinos: ['raptor'] },
    ],
    [
      'a Dissenter die in Essentials: one tap',
      essentials,
      'takeDie',
      ['dissenters'],
      { owner: 'dissenters', zone: null },
    ],
    ['a card', full, 'challengeCard', ['L8'], { type: 'challengeCard', card: 'L8', choice: null }],
    ['a card with a choice', full, 'challengeCard', ['H6', 'food-mr'], { card: 'H6', choice: 'food-mr' }],
    ['Pub', full, 'effect', ['pub'], { type: 'action', move: { action: 'pub' } }],
    ['Politics', full, 'effect', ['politicsPool'], { move: { action: 'politics', option: 'pool' } }],
    [
      'Dino dice',
      full,
      'dinoDice',
      ['raptor', 'trampler-raptor'],
      { to: { normal: ['raptor'], dangerous: ['trampler', 'raptor'] } },
    ],
  ])('%s', (_name, state, wizard, taps, expected) => {
    const { command } = tapWizard(state, wizard, taps);
    expect(command).toMatchObject(expected);
    expect(decideOn(state, command).ok).toBe(true);
  });

  test('figures: a Patrol, the Votes of the Dissenters', () => {
    const figures = (state: State, id: string, values: Readonly<Record<string, number>>): Command => {
      const wizard = wizardOf(id);
      const draft = Object.entries(values).reduce((now, [figure, to]) => {
        const [step] = wizard.steps(state, now);
        if (!step) throw new Error(`${id} has no step`);
        return tapped(now, step, { figure, to });
      }, wizard.begin(state));
      return unwrap(wizard.commit(state, draft));
    };
    const out = play(full, figures(full, 'patrolBegin', { stages: 2 }));
    expect(out.players.ana?.patrol).toMatchObject({ stages: 2, soldiers: { light: 1 } });
    expect(play(essentials, figures(essentials, 'dissenters', { votes: 5 })).dissenterVotes).toBe(5);
  });

  test('what cannot be done carries its reason', () => {
    const poor = play(
      full,
      { type: 'correct', owner: 'ana', counter: 'story', to: 0 },
      { type: 'correct', owner: 'ana', counter: 'food', to: 0 },
      {
        type: 'takeDie',
        player: 'ana',
        owner: 'ana',
        zone: null,
        changeFace: false,
      },
    );
    const reasons = (id: string, step: number) => {
      const wizard = perseverance1.wizards.find((candidate) => candidate.id === id);
      const asked = wizard?.steps(poor, wizard.begin(poor))[step];
      return asked?.kind === 'choice'
        ? asked.options.filter(({ reason }) => reason).map((option) => option.id)
        : [];
    };
    expect(reasons('influence', 0)).toEqual([]);
    expect(reasons('influence', 1)).toEqual(['2-0', '2-1', '3-0', '3-1', '3-2']);
    expect(reasons('takeDie', 0)).toEqual(['ana']);
    expect(reasons('effect', 0)).toEqual(['politicsPool', 'politicsBoard', 'settle']);
    expect(reasons('threat', 0)).toEqual(['light', 'heavy', 'transition']);
  });

  test('nothing is committed before something is chosen', () => {
    for (const id of [
      'influence',
      'takeDie',
      'challengeCard',
      'threat',
      'patrolStage',
      'effect',
      'secondary',
      'dinoDice',
    ]) {
      const wizard = perseverance1.wizards.find((candidate) => candidate.id === id);
      expect(wizard?.commit(full, wizard.begin(full))).toMatchObject({
        ok: false,
        error: { code: 'nothingChosen' },
      });
    }
  });

  test('every quick step explains itself, and a card says what it leaves to choose', () => {
    for (const wizard of perseverance1.wizards.filter(({ quick }) => quick))
      expect([wizard.id, wizard.steps(full, wizard.begin(full)).filter(({ help }) => !help)]).toEqual([
        wizard.id,
        [],
      ]);
    const cards = perseverance1.wizards.find(({ id }) => id === 'challengeCard');
    const [step] = cards?.steps(full, cards.begin(full)) ?? [];
    const notes = step?.kind === 'choice' ? step.options.map(({ note }) => note?.key) : [];
    expect(notes.filter((key) => key === undefined)).toEqual([]);
    expect(notes.filter((key) => key?.startsWith('session.stage.'))).toHaveLength(5);
  });
});
