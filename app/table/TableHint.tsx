import type { Hint } from '@/engine';
import { useSettings } from '@/state/useStores';
import { Icon, Press, SPACE, TARGET, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly hint: Hint | undefined;
  readonly text: GameText;
  readonly onFollow: (does: Hint['does']) => void;
}

/** What is worth a look now, in one quiet line that leads there; hidden where reminders are off. */
export function TableHint({ hint, text, onFollow }: Props) {
  const { colour } = useTheme();
  const on = useSettings(({ reminders }) => reminders);
  if (!hint || !on) return null;
  return (
    <Press
      onPress={() => onFollow(hint.does)}
      insetFocus
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: TARGET.base,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s1,
        borderTopWidth: 1,
        borderColor: colour.rule,
        backgroundColor: pressed ? colour.raised : 'transparent',
      })}
    >
      <Icon name={hint.icon} size={20} color={colour.ink2} />
      <Txt role="label" tone="ink2" style={{ flex: 1 }}>
        {text(hint.text)}
      </Txt>
      <Icon name="next" size={18} color={colour.ink3} />
    </Press>
  );
}
