import type { GameWidget } from '@/engine';
import type { WidgetName } from '../session/names';
import { StockAreas } from './stock/StockAreas';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<WidgetName, GameWidget>> = { stockAreas: StockAreas };
