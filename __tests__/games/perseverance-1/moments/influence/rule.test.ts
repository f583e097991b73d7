import { figuresOf } from '../../resolve';

test('the published example of influencing the Chief Engineer: two cubes of four earn 2 Safeguard', () => {
  expect(
    figuresOf('influence', {
      edition: 'published-2021',
      players: ['olivia', 'emmy', 'robert'].map((id) => ({ id, safeguard: 0, valor: 0 })),
      officer: 'chief-engineer',
      slots: ['emmy', 'robert'],
      source: 'action',
      count: 2,
      placer: { id: 'olivia', influenceLeft: 10, story: 2 },
    }),
  ).toMatchObject({
    bonus: { asset: 'safeguard', amount: 2, winners: ['olivia'] },
    deltas: { olivia: { story: -2, safeguard: 2 } },
  });
});
