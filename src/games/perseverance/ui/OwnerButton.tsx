import { Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { OwnerMark, useOwnerInk, type Owner } from './owner';

interface Props {
  readonly owner: Owner;
  readonly label?: string;
  /** One of several: filled with the owner's colour while chosen. Without it, a plain button. */
  readonly chosen?: boolean;
  readonly reason?: string | undefined;
  readonly onPress: () => void;
}

/** Emblem and name on a button of 52; several share a row and wrap when the words are long. */
export function OwnerButton({ owner, label, chosen, reason, onPress }: Props) {
  const { colour, textScale } = useTheme();
  const large = textScale > 1.2;
  const stacked = large || owner.name.length > 6;
  const { fill } = useOwnerInk(owner);
  const ink = reason !== undefined ? colour.inkOff : chosen ? colour.onPlayer : colour.ink;
  return (
    <Press
      {...(label !== undefined && { label })}
      {...(chosen !== undefined && { role: 'radio', checked: chosen })}
      reason={reason}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        // Four in a row while the words are of normal size, then two.
        flexBasis: large ? '40%' : '22%',
        minHeight: TARGET.base,
        flexDirection: stacked ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: stacked ? 0 : 6,
        paddingHorizontal: SPACE.s1,
        paddingVertical: 2,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: reason !== undefined ? 'dashed' : 'solid',
        borderColor: chosen ? fill : colour.edge,
        backgroundColor: chosen ? fill : pressed ? colour.lit : 'transparent',
      })}
    >
      <OwnerMark owner={owner} size={20} {...(chosen && { color: ink })} />
      <Txt
        role={stacked ? 'captionStrong' : 'label'}
        color={ink}
        lines={1}
        steady
        style={{ flexShrink: 1, maxWidth: '100%' }}
      >
        {owner.name}
      </Txt>
    </Press>
  );
}
