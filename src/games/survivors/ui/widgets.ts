import type { GameWidget } from '@/engine';
import type { WidgetName } from '../session/names';
import { Chase } from './board/Chase';
import { Corners } from './board/Corners';
import { FirstHordes } from './board/FirstHordes';
import { OutcomeHordes } from './board/OutcomeHordes';
import { Sides } from './encounter/Sides';
import { SettledPlace } from './settle/SettledPlace';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<WidgetName, GameWidget>> = {
  firstHordes: FirstHordes,
  chase: Chase,
  corners: Corners,
  sides: Sides,
  hordes: OutcomeHordes,
  location: SettledPlace,
};
