import type { GameScreen } from '@/engine';
import { BoardScreen } from './board/BoardScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<string, GameScreen>> = { board: BoardScreen };
