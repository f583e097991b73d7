import type { Means } from '@/engine';
import { isFull, type Counter, type State } from '../state';
import { counterFigure } from './figures';

const ALWAYS: readonly Counter[] = ['votes', 'safeguard', 'valor'];
const GOODS: readonly Counter[] = ['food', 'mr', 'story', 'lightSoldier', 'heavySoldier'];

/** What a player can act with: goods and Soldiers only where the app follows them. */
export function atHand(state: State, player: string): readonly Means[] {
  return [...(isFull(state) ? GOODS : []), ...ALWAYS].map((counter) => counterFigure(state, player, counter));
}
