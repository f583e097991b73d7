import { ok, type Refusal, type Result } from '@/engine';
import { TILE_CODES, type Terrain, type TileCode } from '../../terms';
import { refuse } from '../../session/refuse';
import { emptyArea, type Area, type State } from '../../session/state';

/** A tile of the Map is removed: a Cleared Area from now on. Each tile lies there once. */
export function clearedArea(
  state: State,
  terrain: Terrain,
  code: TileCode | null = null,
): Result<Area, Refusal> {
  if (code !== null && !TILE_CODES[terrain].some((one) => one === code))
    return refuse('otherTerrain', { code });
  if (code !== null && state.areas.some((area) => area.code === code))
    return refuse('clearedBefore', { code });
  return ok(emptyArea(1 + Math.max(0, ...state.areas.map(({ id }) => id)), terrain, code));
}
