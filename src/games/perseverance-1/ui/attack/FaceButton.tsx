import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme, type IconName } from '@/ui';

interface Props {
  readonly title: string;
  /** All that it says, where the words around it say the rest. */
  readonly label?: string;
  readonly icon?: IconName;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** One face of a die, or one value of a card: one of several in a radiogroup. */
export function FaceButton({ title, label, icon, chosen, onPress }: Props) {
  const { colour } = useTheme();
  const ink = chosen ? colour.onAct : colour.ink;
  return (
    <Press
      role="radio"
      checked={chosen}
      {...(label !== undefined && { label })}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        minWidth: TARGET.base,
        maxWidth: '100%',
        minHeight: TARGET.base,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        paddingHorizontal: SPACE.s2,
        paddingVertical: 3,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: chosen ? colour.act : colour.edge,
        backgroundColor: chosen ? colour.act : pressed ? colour.lit : 'transparent',
      })}
    >
      {icon && <Icon name={icon} size={18} color={ink} />}
      <Txt
        role="labelStrong"
        color={ink}
        align="center"
        style={{ flexShrink: 1 }}
        hidden={label !== undefined}
      >
        {title}
      </Txt>
    </Press>
  );
}

export const FACES = { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const;
