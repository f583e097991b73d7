import type { Seat } from '@/engine';
import type { Character } from '../../terms';
import type { State } from '../state';

/** What is set as a whole when it lies otherwise on the table. */
export const THINGS = [
  'stage',
  'threat',
  'items',
  'discoveries',
  'campTile',
  'outside',
  'starting',
] as const satisfies readonly (keyof State)[];
export type Thing = (typeof THINGS)[number];

type SetThing = {
  [T in Thing]: { readonly type: 'setRight'; readonly thing: T; readonly to: State[T] };
}[Thing];

export type RightCommand =
  | SetThing
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'comeBack'; readonly player: string }
  | { readonly type: 'join'; readonly seat: Seat; readonly character: Character };
