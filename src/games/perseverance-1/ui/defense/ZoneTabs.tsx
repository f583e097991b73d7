import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Press, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import type { State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import { ZONES, type Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (zone: Zone) => void;
}

/** The four Zones with the spaces they have left; one that is full has the lamp on it. */
export function ZoneTabs({ state, zone, text, onChange }: Props) {
  const { colour, textScale } = useTheme();
  return (
    <View
      role="tablist"
      aria-label={text(say('screens.defense.zones'))}
      style={{ flexDirection: 'row', flexWrap: 'wrap', borderBottomWidth: 1, borderColor: colour.rule }}
    >
      {ZONES.map((id) => {
        const count = dinoSpacesLeft(state, id);
        const left = count === 0 ? say('screens.defense.tabFull') : say('screens.defense.tabLeft', { count });
        const chosen = id === zone;
        return (
          <Press
            key={id}
            role="tab"
            selected={chosen}
            label={text(say('screens.defense.tab', { zone: say(`zone.${id}`), left }))}
            onPress={() => onChange(id)}
            insetFocus
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: textScale > 1.2 ? '50%' : 0,
              minHeight: 52,
              alignItems: 'center',
              justifyContent: 'center',
              paddingHorizontal: 2,
              paddingTop: 4,
              borderBottomWidth: 4,
              borderColor: chosen ? colour.lamp : 'transparent',
              backgroundColor: chosen ? colour.raised : pressed ? colour.lit : 'transparent',
            })}
          >
            <Txt role="small" tone={chosen ? 'ink' : 'ink2'} align="center" hidden>
              {`${text(say(`zone.${id}`))} `}
            </Txt>
            <Txt role="caption" tone={count === 0 ? 'lamp' : 'ink3'} align="center" hidden>
              {text(left)}
            </Txt>
          </Press>
        );
      })}
    </View>
  );
}
