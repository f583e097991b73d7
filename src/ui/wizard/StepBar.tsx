import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';

interface Props {
  readonly step: number;
  readonly of: number;
  /** Nobody knows yet how many come: one line stands for all of them. */
  readonly grows?: boolean;
}

/** Done in `edge`, current in `lamp`, still to come in `rule`. The heading beside it says "n of m". */
export function StepBar({ step, of, grows = false }: Props) {
  const { colour } = useTheme();
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 4 }}>
      {Array.from({ length: grows ? step + 1 : of }, (_step, index) => (
        <View
          key={index}
          style={{
            ...(grows && index < step ? { flexBasis: 40, flexShrink: 1 } : { flex: 1 }),
            height: 5,
            borderRadius: 3,
            backgroundColor: index + 1 < step ? colour.edge : index + 1 === step ? colour.lamp : colour.rule,
          }}
        />
      ))}
    </View>
  );
}
