import { diagnostics, gotOver } from '@/data/diagnostics';

test('a fault that the app got over is kept, and the fallback is returned', async () => {
  const went = await Promise.reject(new Error('disk is full')).catch(gotOver('snapshot', false));
  expect(went).toBe(false);
  expect(diagnostics().at(-1)).toMatchObject({ place: 'snapshot', what: 'disk is full' });
});

test('only the newest are kept, and none is longer than a few lines', () => {
  for (let i = 0; i < 80; i++) gotOver('game', null)(`${i} ${'x'.repeat(1000)}`);
  expect(diagnostics()).toHaveLength(50);
  expect(diagnostics()[0]?.what).toMatch(/^30 /);
  expect(diagnostics().every(({ what }) => what.length <= 300)).toBe(true);
});
