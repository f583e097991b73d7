import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE } from '@/ui';

export function WidgetPage({ children }: { readonly children: ReactNode }) {
  return (
    <View style={{ paddingVertical: SPACE.s3, paddingHorizontal: SPACE.s2, gap: SPACE.s3 }}>{children}</View>
  );
}
