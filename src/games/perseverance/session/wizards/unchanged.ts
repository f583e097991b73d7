import type { ReviewLine } from '@/engine';
import { say } from '../../say';
import type { TableState } from '../table';
import { valueOf } from '../tableChange';

/** For a review before the app has rolled: nothing is certain yet. */
export function unchanged(state: TableState, player: string): ReviewLine {
  const total = valueOf(state, player, 'followers');
  return { player, label: say('asset.followers'), change: 0, total, why: [] };
}
