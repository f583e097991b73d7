import { View } from 'react-native';
import type { ReferenceEntry } from '@/engine';
import type { OpenReference } from '@/state/reference/useReference';
import { Icon, Press, RADIUS, SPACE, Txt, useTheme } from '@/ui';

interface SymbolGridProps {
  readonly entries: readonly ReferenceEntry[];
  readonly texts: OpenReference['texts'];
  readonly onOpen: (id: string) => void;
}

/** The drawings large, with their names under them. */
export function SymbolGrid({ entries, texts, onOpen }: SymbolGridProps) {
  const { colour, textScale } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, padding: SPACE.s4 }}>
      {entries.map(({ id, icon }) => (
        <Press
          key={id}
          onPress={() => onOpen(id)}
          style={({ pressed, hovered }) => ({
            // Three side by side on a phone, as many as fit on a tablet; larger letters need wider tiles.
            width: 108 * Math.min(Math.max(textScale, 1), 1.6),
            maxWidth: '100%',
            alignItems: 'center',
            gap: SPACE.s2,
            paddingVertical: SPACE.s3,
            paddingHorizontal: SPACE.s1,
            borderRadius: RADIUS.control,
            borderWidth: 1,
            borderColor: colour.rule,
            backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
          })}
        >
          {icon !== undefined && <Icon name={icon} size={48} color={colour.lamp} />}
          <Txt role="label" align="center">
            {texts[id]?.title}
          </Txt>
        </Press>
      ))}
    </View>
  );
}
