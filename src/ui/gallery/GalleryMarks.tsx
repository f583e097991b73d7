import { View } from 'react-native';
import type { Colour } from '@/engine';
import { useLanguage } from '@/i18n';
import { Emblem } from '../icons/Emblem';
import { Icon, type IconName } from '../icons/Icon';
import { SHAPES } from '../icons/shapes';
import { PlayerBadge } from '../PlayerBadge';
import { Section } from '../Section';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE, TYPE, type TextRole } from '../theme/tokens';
import { Txt, type Tone } from '../Txt';
import { SAMPLES } from './samples';

const TONES: readonly Tone[] = ['ink', 'ink2', 'ink3', 'inkOff', 'lamp', 'loss'];

export function GalleryMarks() {
  const { colour } = useTheme();
  const words = SAMPLES[useLanguage()];
  return (
    <>
      <Section title="Players">
        <View style={WRAP}>
          {(Object.keys(colour.player) as Colour[]).map((own) => (
            <View key={own} style={{ gap: SPACE.s2, alignItems: 'flex-start', width: 164 }}>
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
                {[36, 24, 18, 12].map((size) => (
                  <Emblem key={size} colour={own} size={size} />
                ))}
              </View>
              <PlayerBadge colour={own} name={own} note={words.dice} />
              <PlayerBadge colour={own} name={own} note={words.dice} look="wash" />
              <PlayerBadge colour={own} name={own} look="fill" small />
            </View>
          ))}
        </View>
      </Section>
      <Section title="Type">
        <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
          {(Object.keys(TYPE) as TextRole[]).map((role) => (
            <Txt key={role} role={role}>
              {role.startsWith('figure') ? '−1234567890' : `${role}: Zażółć gęślą jaźń 1234`}
            </Txt>
          ))}
          {TONES.map((tone) => (
            <Txt key={tone} role="label" tone={tone}>
              {`${tone}: ${words.long}`}
            </Txt>
          ))}
        </View>
      </Section>
      <Section title="Icons">
        <View style={WRAP}>
          {(Object.keys(SHAPES) as IconName[]).map((name) => (
            <View key={name} style={{ width: 76, alignItems: 'center', gap: SPACE.s1 }}>
              <Icon name={name} size={28} color={colour.ink2} />
              <Txt role="caption" tone="ink3" align="center">
                {name}
              </Txt>
            </View>
          ))}
        </View>
      </Section>
    </>
  );
}

const WRAP = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s4, padding: SPACE.s4 } as const;
