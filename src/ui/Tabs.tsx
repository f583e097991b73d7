import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { TARGET } from './theme/tokens';

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
  /** One line of words. */
  readonly slim?: boolean;
}

/** Side by side, two in a row where the words are large; the chosen one is lit. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChange, slim = false }: Props<Id>) {
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
            minHeight: slim ? TARGET.base : TARGET.primary,
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
