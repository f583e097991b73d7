import { acting, afterWizard, planning, skip } from './acting';
import { play } from './playing';
import { runWizard } from './runWizard';

test('line 1216: a tile that becomes inaccessible takes its terrain and its tokens with it', () => {
  const planned = planning(acting(2), { action: 'explore', lead: 'ben', space: 1, support: ['ben'] });
  const found = afterWizard(planned, 'resolve', { terrain: 'river', tile: '5' }, { 'icons wood': 1 });
  const shut = afterWizard(found, 'tiles', {}, { 'tile tile': 5 }, { 'on:5': ['inaccessible'] });
  expect(shut.terrains).toEqual(['beach']);
  const next = play(shut, { type: 'endActions' }, skip, skip, skip, skip, skip);
  expect(() =>
    afterWizard(
      next,
      'plan',
      { 'ana 1': 'gather-wood', 'tile:gather-wood': 'other' },
      { 'number:gather-wood space': 5 },
    ),
  ).toThrow('inaccessibleTile');
  const night = play(next, skip, skip);
  expect(() => runWizard(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 5 })).toThrow(
    'inaccessible',
  );
});
