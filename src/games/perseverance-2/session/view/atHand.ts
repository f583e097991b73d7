import type { Means } from '@/engine';
import { isTracked, type Counter, type State } from '../state';
import { counterFigure } from './figures';

const GOODS: readonly Counter[] = [
  'food',
  'scrap',
  'islandResource',
  'story',
  'glowberry',
  'lightSoldier',
  'heavySoldier',
  'valor',
  'votes',
];

/** What a player can act with. */
export function atHand(state: State, player: string): readonly Means[] {
  return GOODS.filter((counter) => isTracked(state, counter)).map((counter) =>
    counterFigure(state, player, counter),
  );
}
