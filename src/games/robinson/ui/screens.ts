import type { GameScreen } from '@/engine';
import { MeansScreen } from './MeansScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<string, GameScreen>> = { means: MeansScreen };
