import { play, travel, underWay } from '../../session/playing';
import { tapped } from '../../../../support/tap';
import { runWizard, wizardOf } from '../../session/runWizard';

const north = { direction: 0, choices: [], hordes: null };

describe('travelling', () => {
  test('goes around, costs a Fuel and three tiles, and moves the Hordes as the rules say', () => {
    const state = underWay(2);
    const { command, seen, review } = runWizard(state, 'travel', { chase: { write: north } });
    expect(seen).toEqual(['chase']);
    expect(review.map(({ label, change, total }) => [label.key, change, total])).toEqual([
      ['resource.fuel', -1, 6],
      ['session.tilesLeft', -3, 26],
    ]);
    expect(review[0]?.why.length).toBeGreaterThan(0);
    const after = play(state, command);
    expect(after).toMatchObject({ leader: 'ana', turn: 1, hordes: { encounter: 0, ring: [2, 3, 4] } });
    const wizard = wizardOf('travel');
    const next = play(after, { type: 'skipEncounter' });
    expect(wizard.actor?.of(next, wizard.begin(next))).toBe('bo');
  });

  test('a tile keeps its icons where it goes, a new one has none', () => {
    const known = play(
      underWay(2),
      { type: 'setIcon', place: 1, corner: 4, to: 'production' },
      { type: 'setIcon', place: 'E', corner: 0, to: 'combat' },
      { type: 'setIcon', place: 3, corner: 0, to: 'combat' },
    );
    const { tiles } = play(known, travel(0));
    expect(tiles[2]).toEqual([null, null, null, null, 'production', null]);
    expect(tiles[3][0]).toBe('combat');
    expect([tiles[0], tiles[1], tiles[5]].flat().every((icon) => icon === null)).toBe(true);
  });

  test('what the table moved in its own way counts', () => {
    const state = underWay(2);
    const { command } = runWizard(state, 'travel', {
      chase: { write: { direction: 0, choices: [], hordes: { encounter: 2, ring: [5] } } },
    });
    expect(play(state, command).hordes).toEqual({ encounter: 2, ring: [5] });
  });

  test('a way that was chosen for a Horde that is gone no longer counts', () => {
    const wizard = wizardOf('travel');
    const state = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [2] } });
    const { command } = runWizard(state, 'travel', {
      chase: { write: { direction: 0, choices: [{ from: 4, to: 3 }], hordes: null } },
    });
    expect(command).toMatchObject({ direction: 0, choices: [] });
    expect(wizard.leadsTo).toBe('challenges');
  });

  test('the group may name somebody else to lead', () => {
    const wizard = wizardOf('travel');
    const state = underWay(3);
    const draft = wizard.actFor(wizard.begin(state), 'cy');
    expect(wizard.actor?.of(state, draft)).toBe('cy');
    const step = wizard.steps(state, draft)[0];
    if (!step) throw new Error('no step');
    const gone = tapped(draft, step, { drawn: north });
    expect(wizard.commit(state, gone)).toMatchObject({ ok: true, value: { leader: 'cy' } });
  });

  test('where nobody has said where to, it waits', () => {
    const wizard = wizardOf('travel');
    const state = underWay(2);
    expect(wizard.commit(state, wizard.begin(state))).toMatchObject({
      ok: false,
      error: { code: 'directionNeeded' },
    });
  });

  test('a dial set by hand on the review is one entry with a correction in it', () => {
    const state = underWay(2);
    const { command } = runWizard(state, 'travel', { chase: { write: north } }, { 'total:fuel': 5 });
    expect(command).toMatchObject({ type: 'byHand', corrections: [{ dial: 'fuel', to: 5 }] });
    expect(play(state, command).caravan.fuel).toBe(5);
  });
});
