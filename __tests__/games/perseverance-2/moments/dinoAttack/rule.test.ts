import { figuresOf } from '../../rules';

test('a Breach of Dinos from the card and from the map is taken back as it was answered', () => {
  const { breach } = figuresOf('dino-attack', {
    owner: { id: 'ana' },
    trigger: 'adventure',
    structures: { camp: true },
    threshold: 5,
    card: { dinos: { raptor: 24 }, dangerous: 2 },
    dangerousDinos: { raptor: 2 },
  });
  expect(breach).toEqual({ at: 'camp', dinos: { trampler: 0, raptor: 26, shieldhead: 0 } });
  expect(figuresOf('breach-turn', { player: { id: 'ana', followers: 30 }, breach })).toMatchObject({
    removed: 'raptor',
    deltas: { ana: { followers: -26 } },
  });
});
