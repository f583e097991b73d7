import type { IconName } from '@/engine';
import type { EffectOfZone } from './zoneEffects';

export const EFFECT_ICONS: Readonly<Record<EffectOfZone, IconName>> = {
  rations: 'food',
  patrol: 'patrol',
  pub: 'story',
  training: 'light',
  politics: 'die',
  supply: 'scrap',
  settle: 'settlement',
  salvage: 'scrap',
  fortifications: 'wall',
};
