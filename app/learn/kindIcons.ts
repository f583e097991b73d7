import type { ReferenceKind } from '@/engine';
import type { IconName } from '@/ui';

export const KIND_ICONS: Readonly<Record<ReferenceKind, IconName>> = {
  idea: 'learn',
  phase: 'timeline',
  action: 'die',
  term: 'text',
  officer: 'officers',
  leader: 'leader',
  perk: 'influence',
  outpost: 'wall',
  reward: 'trophy',
  card: 'patrol',
  symbol: 'awake',
  difference: 'history',
  table: 'rounds',
};
