import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** 0 where the rows below run to the edge and only the title is indented. */
  readonly gutter?: number;
}

/** A heading over rows, with the rule they hang from. */
export function Section({ title, children, gutter = 0 }: SectionProps) {
  const { colour } = useTheme();
  return (
    <View style={{ paddingTop: SPACE.s5 }}>
      <View
        style={{
          paddingHorizontal: 20 - gutter,
          paddingBottom: SPACE.s2,
          borderBottomWidth: 1,
          borderColor: colour.rule,
        }}
      >
        <Txt role="labelStrong" tone="ink3" heading={2}>
          {title}
        </Txt>
      </View>
      {children}
    </View>
  );
}
