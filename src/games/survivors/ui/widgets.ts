import type { GameWidget } from '@/engine';
import type { WidgetName } from '../session/names';
import { Chase } from './board/Chase';
import { Corners } from './board/Corners';
import { Direction } from './board/Direction';
import { FirstHordes } from './board/FirstHordes';
import { OutcomeHordes } from './board/OutcomeHordes';
import { Sides } from './encounter/Sides';
import { SettledPlace } from './settle/SettledPlace';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<WidgetName, GameWidget>> = {
  firstHordes: FirstHordes,
  direction: Direction,
  chase: Chase,
  corners: Corners,
  sides: Sides,
  hordes: OutcomeHordes,
  location: SettledPlace,
};
