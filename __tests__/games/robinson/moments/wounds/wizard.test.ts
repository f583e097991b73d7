import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';
import { acting, planning } from '../../session/acting';
import { eventsOf, play } from '../../session/playing';
import type { Answers, Figures, Ticks } from '../../session/runWizard';

describe('the review warns of a death', () => {
  const review = (state: State, id: string, answers: Answers, figures: Figures, ticks: Ticks) => {
    const wizard = robinson.wizards.find((one) => one.id === id);
    if (!wizard) throw new Error(id);
    return wizard.review(state, { ...wizard.begin(state), chosen: answers, counted: figures, ticked: ticks });
  };

  test('line 404: the first line of the review names who dies', () => {
    const [line] = review(acting(2), 'wounds', { cause: 'card' }, { 'count wounds': 20 }, { who: ['ben'] });
    expect([line?.news, line?.label.key]).toEqual(['grave', 'session.review.death']);
  });

  test('the page waits until the death was read, and for another one it waits again', () => {
    const wizard = robinson.wizards.find(({ id }) => id === 'wounds');
    const open = (who: string, read: Answers = {}) => {
      const state = acting(2);
      const draft = wizard?.begin(state);
      const steps =
        draft &&
        wizard?.steps(state, {
          ...draft,
          chosen: { cause: 'card', ...read },
          counted: { 'count wounds': 20 },
          ticked: { who: [who] },
        });
      const missed = steps?.filter(({ missing }) => missing) ?? [];
      // Over a locked Save it says what unlocks it.
      expect(missed.filter(({ missing }) => missing?.key !== 'session.walk.fatalOpen')).toEqual([]);
      return missed.map(({ id, missing }) => [id, missing?.params?.player]);
    };
    expect(open('ben')).toEqual([['fatal', { player: 'ben' }]]);
    expect(open('ben', { 'fatal of ben': 'yes' })).toEqual([]);
    expect(open('ana', { 'fatal of ben': 'yes' })).toEqual([['fatal', { player: 'ana' }]]);
  });

  test('line 1076: so it does of Friday’s, and his action is gone from the plan', () => {
    const planned = planning(
      acting(2),
      { action: 'explore', lead: 'ana', space: 1, support: ['friday'] },
      { action: 'rest', lead: 'ben' },
    );
    const hit: Command = { type: 'takeWounds', owners: ['friday'], wounds: 9, cause: 'card' };
    const [line] = review(planned, 'wounds', { cause: 'card' }, { 'count wounds': 9 }, { who: ['friday'] });
    expect(line?.label.key).toBe('session.review.friday');
    const after = play(planned, hit);
    expect(after.plan?.map(({ action, lead, support }) => [action, lead, support])).toEqual([
      ['explore', 'ana', []],
      ['rest', 'ben', []],
    ]);
    expect(eventsOf(planned, hit).map(({ type }) => type)).toEqual(['wounded', 'fridayDied']);
    const his = planning(acting(2), { action: 'rest', lead: 'friday' }, { action: 'rest', lead: 'ben' });
    expect(play(his, hit).plan?.map(({ lead }) => lead)).toEqual(['ben']);
  });
});
