import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon, Screen, SPACE, Txt, useTheme, type IconName } from '@/ui';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What can be done about it; the first one is the way out. */
  readonly children?: ReactNode;
}

/** A whole screen that says what is wrong and what to do. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  const { colour } = useTheme();
  return (
    <Screen>
      <View style={{ paddingTop: SPACE.s7 * 2, gap: SPACE.s4 }}>
        <Icon name={icon} size={40} color={colour.lamp} />
        <Txt role="step" heading={1}>
          {title}
        </Txt>
        <Txt tone="ink2">{text}</Txt>
        <View style={{ gap: SPACE.s3, paddingTop: SPACE.s3 }}>{children}</View>
      </View>
    </Screen>
  );
}
