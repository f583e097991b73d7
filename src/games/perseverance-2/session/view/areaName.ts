import type { Phrase } from '@/engine';
import { say } from '../../say';
import type { TileCode } from '../../terms';
import { LEFT_AREA } from '../state';

/** "P3", as the tile was marked. The two Areas that the Map begins with never had a tile. */
export function areaTitle(id: number, code?: TileCode): Phrase {
  if (code) return say('session.area.tile', { code });
  if (id === LEFT_AREA) return say('session.area.left');
  return id === LEFT_AREA + 1 ? say('session.area.right') : say('session.area.number', { number: id });
}
