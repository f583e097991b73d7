import type { GameWidget } from '@/engine';
import { StockAreas } from './stock/StockAreas';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<string, GameWidget>> = { stockAreas: StockAreas };
