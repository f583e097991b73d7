import type { GameScreen } from '@/engine';
import type { ScreenName } from '../names';
import { RoundsScreen } from './RoundsScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = { rounds: RoundsScreen };
