import type { GameScreen } from '@/engine';
import type { ScreenName } from '../session/names';
import { BoardScreen } from './board/BoardScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = { board: BoardScreen };
