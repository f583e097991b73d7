import { play, travel, underWay } from '../../session/playing';
import { runWizard, wizardOf } from '../../session/runWizard';

describe('travelling', () => {
  test('goes around, costs a Fuel and three tiles, and moves the Hordes as the rules say', () => {
    const state = underWay(2);
    const { command, seen, review } = runWizard(state, 'travel', { direction: { write: 0 } });
    expect(seen).toEqual(['leader', 'direction', 'chase']);
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
      direction: { write: 0 },
      chase: { write: { direction: 0, choices: [], hordes: { encounter: 2, ring: [5] } } },
    });
    expect(play(state, command).hordes).toEqual({ encounter: 2, ring: [5] });
  });

  test('what was moved for one direction does not count for another', () => {
    const { command } = runWizard(underWay(2), 'travel', {
      direction: { write: 0 },
      chase: { write: { direction: 1, choices: [], hordes: { encounter: 2, ring: [5] } } },
    });
    expect(command).toMatchObject({ direction: 0, hordes: null });
  });

  test('a dial set by hand on the review is one entry with a correction in it', () => {
    const state = underWay(2);
    const { command } = runWizard(state, 'travel', { direction: { write: 0 } }, { 'total:fuel': 5 });
    expect(command).toMatchObject({ type: 'byHand', corrections: [{ dial: 'fuel', to: 5 }] });
    expect(play(state, command).caravan.fuel).toBe(5);
  });
});
