import type { IconName } from '@/ui';
import type { Asset } from '../../terms';

export const ASSET_ICONS = {
  followers: 'followers',
  votes: 'votes',
  food: 'food',
  mr: 'scrap',
  story: 'story',
  lightSoldier: 'light',
  heavySoldier: 'heavy',
  safeguard: 'safeguard',
  valor: 'valor',
} as const satisfies Record<Asset, IconName>;
