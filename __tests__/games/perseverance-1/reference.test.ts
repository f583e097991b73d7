import { REFERENCE_KINDS } from '@/engine';
import { EDITIONS } from '@/games/perseverance-1/terms';
import { reference } from '@/games/perseverance-1/reference/reference';
import { testReference } from '../support/testReference';

testReference(reference, {
  books: EDITIONS,
  kinds: REFERENCE_KINDS.filter((kind) => kind !== 'perk' && kind !== 'outpost'),
  roots: ['overview', 'published-2021', 'turn', 'dino-attack', 'assembly', 'two-players', 'leader'],
  lists: ['symbol', 'card', 'difference', 'reward'],
});
