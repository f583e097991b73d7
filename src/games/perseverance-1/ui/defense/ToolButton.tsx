import { Icon, Press, RADIUS, TARGET, Txt, useTheme, type IconName } from '@/ui';

interface Props {
  /** One of several, or on and off by itself. */
  readonly role?: 'radio' | 'checkbox';
  readonly title: string;
  readonly icon: IconName;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** A piece to be held over the grid. */
export function ToolButton({ role = 'radio', title, icon, chosen, onPress }: Props) {
  const { colour, textScale } = useTheme();
  const ink = chosen ? colour.onAct : colour.ink;
  return (
    <Press
      role={role}
      checked={chosen}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        // Four in a row while the words are of normal size, then two.
        flexBasis: textScale > 1.2 ? '40%' : '22%',
        minWidth: TARGET.base,
        minHeight: TARGET.base,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 2,
        paddingVertical: 3,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: chosen ? colour.act : colour.edge,
        backgroundColor: chosen ? colour.act : pressed ? colour.lit : 'transparent',
      })}
    >
      <Icon name={icon} size={22} color={ink} />
      <Txt role="captionStrong" color={ink} align="center" steady>
        {title}
      </Txt>
    </Press>
  );
}
