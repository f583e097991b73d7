import type { GameScreen } from '@/engine';
import type { ScreenName } from '../session/names';
import { BoardScreen } from './board/BoardScreen';
import { MapPane } from './map/MapPane';
import { MapStrip } from './map/MapStrip';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = {
  board: BoardScreen,
  map: MapPane,
  mapStrip: MapStrip,
};
