import type { GuideCard } from '@/engine';
import type { GameText } from '../text/useGameText';

/** A card as it is read aloud. */
export function cardWords({ title, line }: GuideCard<unknown>, text: GameText): string {
  return `${text(title)}. ${text(line)}`;
}
