import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useLayout, useTheme } from '@/ui';

/** Held in one hand, a phone is tapped with the thumb from below: read on top, tap at the bottom. */
export function NearThumb({ children }: { readonly children: ReactNode }) {
  const { colour } = useTheme();
  if (useLayout() !== 'phone') return children;
  return (
    <>
      <View style={{ flexGrow: 1 }} />
      <View style={{ borderTopWidth: 1, borderColor: colour.rule }}>{children}</View>
    </>
  );
}
