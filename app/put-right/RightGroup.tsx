import { Children, useRef, type ReactNode } from 'react';
import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem, Icon, Press, SPACE, Txt, useTheme, type IconName } from '@/ui';

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: IconName;
  readonly colour?: Colour | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Which row to show; −1 for none. */
  readonly wanted?: number;
  /** Where that row is on the page. */
  readonly onFound?: (y: number) => void;
  readonly children: ReactNode;
}

/** Rows folded under their heading: a whole table at once would be a long scroll. */
export function RightGroup(props: Props) {
  const { title, note, icon, colour: own, open, onToggle, wanted = -1, onFound, children } = props;
  const { colour } = useTheme();
  const at = useRef<{ group?: number; row?: number; scrolled?: true }>({});
  const found = (place: { group?: number; row?: number }) => {
    at.current = { ...at.current, ...place };
    const { group, row, scrolled } = at.current;
    // Once: the page must not scroll away under the person later.
    if (scrolled || group === undefined || row === undefined) return;
    at.current.scrolled = true;
    onFound?.(group + row);
  };
  return (
    <View onLayout={({ nativeEvent: { layout } }) => wanted >= 0 && found({ group: layout.y })}>
      <Press
        onPress={onToggle}
        expanded={open}
        label={title}
        insetFocus
        style={({ pressed, hovered }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s3,
          minHeight: 60,
          paddingHorizontal: 20,
          paddingVertical: SPACE.s2,
          borderBottomWidth: 1,
          borderColor: colour.rule,
          backgroundColor: pressed ? colour.lit : open || hovered ? colour.raised : 'transparent',
        })}
      >
        {own && <Emblem colour={own} size={26} />}
        {icon && <Icon name={icon} size={26} color={colour.lamp} />}
        <View style={{ flex: 1 }}>
          <Txt role="title" heading={2}>
            {title}
          </Txt>
        </View>
        <Icon name={open ? 'up' : 'down'} size={20} color={colour.ink2} />
      </Press>
      {open && note !== undefined && (
        <Txt role="small" tone="ink2" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s2 }}>
          {note}
        </Txt>
      )}
      {open &&
        Children.map(children, (child, i) => (
          <View onLayout={({ nativeEvent: { layout } }) => i === wanted && found({ row: layout.y })}>
            {child}
          </View>
        ))}
    </View>
  );
}
