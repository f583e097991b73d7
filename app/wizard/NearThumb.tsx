import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useLayout, useTheme } from '@/ui';

/** In one hand a phone is tapped with the thumb, which comes from below: what is read stays above, what is tapped sinks. */
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
