import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Press, useTheme } from '@/ui';

interface Tab<Id extends string> {
  readonly id: Id;
  /** All that it says, in one breath: its words are hidden from screen readers. */
  readonly label: string;
  readonly body: ReactNode;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChange: (id: Id) => void;
}

/** Side by side, two in a row where the words are large; the chosen one is lit. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChange }: Props<Id>) {
  const { colour, textScale } = useTheme();
  return (
    <View
      role="tablist"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', borderBottomWidth: 1, borderColor: colour.rule }}
    >
      {tabs.map((tab) => (
        <Press
          key={tab.id}
          role="tab"
          selected={tab.id === chosen}
          label={tab.label}
          onPress={() => onChange(tab.id)}
          insetFocus
          style={({ pressed }) => ({
            flexGrow: 1,
            flexBasis: textScale > 1.2 ? '50%' : 0,
            minHeight: 56,
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            paddingHorizontal: 2,
            paddingTop: 4,
            borderBottomWidth: 4,
            borderColor: tab.id === chosen ? colour.lamp : 'transparent',
            backgroundColor: tab.id === chosen ? colour.raised : pressed ? colour.lit : 'transparent',
          })}
        >
          {tab.body}
        </Press>
      ))}
    </View>
  );
}
