import type { Phrase } from '@/engine';
import { SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly group: Phrase | undefined;
  /** The group of the line above: the same one needs no second heading. */
  readonly before: Phrase | undefined;
  readonly text: GameText;
}

export function GroupHead({ group, before, text }: Props) {
  if (!group) return null;
  const words = text(group);
  if (before && text(before) === words) return null;
  return (
    <Txt
      role="title"
      heading={3}
      style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4, paddingBottom: SPACE.s1 }}
    >
      {words}
    </Txt>
  );
}
