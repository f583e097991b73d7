import type { IconName } from '@/engine';
import type { EFFECT_ZONES } from '../../outposts';

export const EFFECT_ICONS: Readonly<Record<keyof typeof EFFECT_ZONES, IconName>> = {
  adventure: 'patrol',
  gather: 'herb',
  pub: 'story',
  training: 'light',
  marketplace: 'scrap',
  politics: 'die',
  settle: 'settlement',
  build: 'outpost',
  salvage: 'scrap',
};
