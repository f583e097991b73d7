import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton, type IconButtonProps } from './IconButton';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';
import { useLayout } from './useLayout';

export interface HeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Instead of a subtitle, e.g. pips. */
  readonly detail?: ReactNode;
  /** Home, back or close. */
  readonly left?: IconButtonProps;
  readonly right?: readonly IconButtonProps[];
}

export function Header({ title, subtitle, detail, left, right = [] }: HeaderProps) {
  const layout = useLayout();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="banner"
      style={{
        minHeight: layout === 'tablet' ? 72 : layout === 'landscape' ? 48 : 56,
        flexDirection: 'row',
        alignItems: 'center',
        paddingHorizontal: layout === 'tablet' ? SPACE.s4 : SPACE.s1,
        marginLeft: insets.left,
      }}
    >
      {left ? <IconButton {...left} /> : <View style={{ width: SPACE.s3 }} />}
      <View
        style={{
          flex: 1,
          minWidth: 0,
          paddingHorizontal: SPACE.s1,
          ...(layout !== 'phone' &&
            detail !== undefined && {
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: SPACE.s4,
            }),
        }}
      >
        <Txt role={layout === 'tablet' ? 'step' : 'title'} heading={1} lines={2}>
          {title}
        </Txt>
        {detail ??
          (subtitle !== undefined && (
            <Txt role="caption" tone="ink2">
              {subtitle}
            </Txt>
          ))}
      </View>
      {right.map((button) => (
        <IconButton key={button.label} {...button} />
      ))}
    </View>
  );
}
