import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon, type IconName } from './icons/Icon';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** A Button: the way on, or home. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colour } = useTheme();
  return (
    <View
      style={{ alignItems: 'center', gap: SPACE.s3, paddingVertical: SPACE.s7, paddingHorizontal: SPACE.s5 }}
    >
      <View
        style={{
          width: 88,
          height: 88,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS.full,
          borderWidth: 1.5,
          borderStyle: 'dashed',
          borderColor: colour.edge,
          backgroundColor: colour.well,
        }}
      >
        <Icon name={icon} size={40} color={colour.ink3} />
      </View>
      <Txt role="sheetTitle" align="center" heading={2}>
        {title}
      </Txt>
      {text !== undefined && (
        <Txt role="body" tone="ink2" align="center" style={{ maxWidth: 420 }}>
          {text}
        </Txt>
      )}
      {action !== undefined && <View style={{ marginTop: SPACE.s2 }}>{action}</View>}
    </View>
  );
}
