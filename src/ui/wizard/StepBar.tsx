import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';

/** Done in `edge`, current in `lamp`, still to come in `rule`. The heading beside it says "n of m". */
export function StepBar({ step, of }: { readonly step: number; readonly of: number }) {
  const { colour } = useTheme();
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 4 }}>
      {Array.from({ length: of }, (_step, index) => (
        <View
          key={index}
          style={{
            flex: 1,
            height: 5,
            borderRadius: 3,
            backgroundColor: index + 1 < step ? colour.edge : index + 1 === step ? colour.lamp : colour.rule,
          }}
        />
      ))}
    </View>
  );
}
