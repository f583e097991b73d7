import type { GameScreen } from '@/engine';
import type { ScreenName } from '../session/names';
import { AreasScreen } from './areas/AreasScreen';
import { EnclosureScreen } from './enclosure/EnclosureScreen';
import { inFull } from './inFull';
import { GlanceScreen } from './glance/GlanceScreen';
import { OfficersScreen } from './officers/OfficersScreen';
import { PerksScreen } from './perks/PerksScreen';
import { ZonesScreen } from './zones/ZonesScreen';

/** By the names under which the table asks for them. */
export const screens: Readonly<Record<ScreenName, GameScreen>> = {
  glance: GlanceScreen,
  officers: OfficersScreen,
  perks: PerksScreen,
  zones: inFull(ZonesScreen, 'zones'),
  areas: inFull(AreasScreen, 'areas'),
  enclosure: inFull(EnclosureScreen, 'enclosure'),
};
