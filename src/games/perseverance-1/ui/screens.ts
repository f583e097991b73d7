import type { GameScreen } from '@/engine';
import type { ScreenName } from '../session/names';
import { DefenseScreen } from './defense/DefenseScreen';
import { GlanceScreen } from './glance/GlanceScreen';
import { OfficersScreen } from './officers/OfficersScreen';
import { ZonesScreen } from './zones/ZonesScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = {
  glance: GlanceScreen,
  officers: OfficersScreen,
  zones: ZonesScreen,
  defense: DefenseScreen,
};
