import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE, Txt, useTheme } from '@/ui';
import { AskEntry } from './AskEntry';

interface AskSectionProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** An entry of the rules reference. */
  readonly reference?: string | undefined;
  /** Before the entry opens, e.g. to close the sheet that this is in. */
  readonly onAsk?: () => void;
  readonly children: ReactNode;
}

/** A heading over rows, with a way to ask what it means. */
export function AskSection({ title, note, reference, onAsk, children }: AskSectionProps) {
  const { colour } = useTheme();
  return (
    <View style={{ paddingTop: SPACE.s4 }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: 48,
          paddingLeft: 20,
          paddingRight: SPACE.s2,
          borderBottomWidth: 1,
          borderColor: colour.rule,
        }}
      >
        <View style={{ flex: 1, minWidth: 0, paddingVertical: SPACE.s1 }}>
          <Txt role="labelStrong" tone="ink3" heading={2}>
            {title}
          </Txt>
          {note !== undefined && (
            <Txt role="caption" tone="ink3">
              {note}
            </Txt>
          )}
        </View>
        {reference !== undefined && <AskEntry entry={reference} name={title} {...(onAsk && { onAsk })} />}
      </View>
      {children}
    </View>
  );
}
