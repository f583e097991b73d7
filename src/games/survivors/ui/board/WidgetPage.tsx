import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE, useLayout } from '@/ui';

interface Props {
  readonly children: ReactNode;
  /** What belongs to the picture: beside it on a phone on its side, under it elsewhere. */
  readonly beside?: ReactNode;
}

export function WidgetPage({ children, beside }: Props) {
  const wide = useLayout() === 'landscape' && beside !== undefined;
  return (
    <View
      style={{
        flexDirection: wide ? 'row' : 'column',
        alignItems: wide ? 'flex-start' : 'stretch',
        paddingVertical: wide ? 0 : SPACE.s3,
        paddingHorizontal: SPACE.s2,
        gap: SPACE.s3,
      }}
    >
      {beside === undefined ? (
        children
      ) : (
        <>
          <View style={{ gap: SPACE.s3 }}>{children}</View>
          <View style={{ gap: SPACE.s3, ...(wide && { flex: 1, minWidth: 0 }) }}>{beside}</View>
        </>
      )}
    </View>
  );
}
