import { View } from 'react-native';
import type { AskedChoice, AskedOption, Seat } from '@/engine';
import { Emblem, Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly choice: AskedChoice;
  readonly seat?: Seat | undefined;
  /** The id of the option that is marked. */
  readonly chosen: string | null;
  readonly text: GameText;
  readonly onChoose: (option: AskedOption) => void;
}

/** One choice among several on a page: its options side by side, each as large as a thumb. */
export function ChoiceButtons({ choice, seat, chosen, text, onChoose }: Props) {
  const { colour, enlarge } = useTheme();
  const title = text(choice.label);
  return (
    <View
      role="radiogroup"
      aria-label={title}
      style={{
        gap: SPACE.s2,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s3,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
        {seat && <Emblem colour={seat.colour} size={28 * enlarge} />}
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="nameLong">{title}</Txt>
          {choice.note && (
            <Txt role="label" tone="ink3">
              {text(choice.note)}
            </Txt>
          )}
        </View>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
        {choice.options.map((option) => {
          const words = text(option.label);
          const note = option.note && text(option.note);
          const marked = option.id === chosen;
          const ink = option.reason ? colour.inkOff : marked ? colour.lamp : colour.ink2;
          return (
            <Press
              key={option.id}
              role="radio"
              checked={marked}
              reason={option.reason && text(option.reason)}
              onPress={() => onChoose(option)}
              style={({ pressed, hovered }) => ({
                flexGrow: 1,
                flexBasis: 130,
                minHeight: TARGET.primary,
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'center',
                gap: SPACE.s2,
                paddingHorizontal: SPACE.s2,
                paddingVertical: SPACE.s1,
                borderRadius: RADIUS.control,
                borderWidth: 1.5,
                borderColor: marked ? colour.lamp : colour.edge,
                backgroundColor: marked || pressed ? colour.lit : hovered ? colour.raised : 'transparent',
              })}
            >
              {option.icon && <Icon name={option.icon} size={22 * enlarge} color={ink} />}
              <View style={{ flexShrink: 1 }}>
                <Txt role="button" tone={option.reason ? 'inkOff' : 'ink'} align="center">
                  {words}
                </Txt>
                {note !== undefined && (
                  <Txt role="caption" tone="ink3" align="center">
                    {note}
                  </Txt>
                )}
              </View>
            </Press>
          );
        })}
      </View>
    </View>
  );
}
