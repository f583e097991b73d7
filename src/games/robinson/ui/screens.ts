import type { GameScreen } from '@/engine';
import type { ScreenName } from '../session/names';
import { GlanceScreen } from './glance/GlanceScreen';
import { MeansScreen } from './MeansScreen';
import { ScenarioScreen } from './scenario/ScenarioScreen';
import { TonightScreen } from './tonight/TonightScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = {
  glance: GlanceScreen,
  means: MeansScreen,
  scenario: ScenarioScreen,
  tonight: TonightScreen,
};
