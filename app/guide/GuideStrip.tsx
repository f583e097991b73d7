import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GuideWay, Sketch } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Icon, IconButton, SPACE, Txt, useLayout, useTheme } from '@/ui';
import { SketchView } from '@/ui/sketch/SketchView';
import { useSaid } from '@/ui/useSaid';
import { AskEntry } from '../learn/AskEntry';
import { HabitsMark } from '../settings/HabitsMark';
import { SpeakButton } from '../speech/SpeakButton';
import type { GameText } from '../text/useGameText';
import { cardWords } from './cardWords';
import type { ShownCard } from './useCard';

interface Props {
  readonly shown: ShownCard;
  readonly sketch: Sketch | undefined;
  readonly text: GameText;
  /** Left out where the wizard itself is the way. */
  readonly onWay?: (way: GuideWay<unknown>) => void;
  readonly onEnd: () => void;
  /** Nothing is under it: it pads the safe area. */
  readonly lowest?: boolean;
}

/** Letters larger than this leave no room for a drawing beside them. */
const DRAWN_UP_TO = 1.4;

/** One line, one drawing, one button, under the table; it takes its room from what scrolls and covers nothing. */
export function GuideStrip(props: Props) {
  const { shown, sketch, text, onWay, onEnd, lowest = false } = props;
  const say = useSay();
  const { colour, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const phone = useLayout() === 'phone';
  const { card, aside } = shown;
  const title = text(card.title);
  useSaid(aside ? undefined : text(card.line));
  const below = lowest ? insets.bottom : 0;
  const frame = {
    borderTopWidth: 1,
    borderColor: colour.lamp,
    backgroundColor: colour.raised,
    paddingLeft: SPACE.s4 + (lowest ? insets.left : 0),
    paddingRight: SPACE.s3,
    paddingBottom: below,
  } as const;
  if (aside)
    return (
      <View
        role="region"
        aria-label={say('guide.title')}
        style={{ ...frame, flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}
      >
        <Icon name="learn" size={20} color={colour.ink2} />
        <View style={{ flex: 1 }}>
          <Txt role="label" tone="ink2">
            {say('guide.strip', { card: title })}
          </Txt>
        </View>
        <Button kind="quiet" title={say('guide.show')} onPress={shown.show} />
        <IconButton icon="close" label={say('guide.end')} onPress={onEnd} size={20} />
      </View>
    );
  const { way } = card;
  const words = (
    <View
      aria-live="polite"
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3, flexGrow: 1, flexShrink: 1 }}
    >
      {textScale <= DRAWN_UP_TO &&
        (sketch ? <SketchView sketch={sketch} /> : <Icon name={card.icon} size={36} color={colour.lamp} />)}
      <View style={{ flex: 1 }}>
        <Txt role="label">{text(card.line)}</Txt>
      </View>
    </View>
  );
  const taps = (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <IconButton icon="down" label={say('guide.hide')} onPress={shown.hide} />
      {card.reference !== undefined && <AskEntry entry={card.reference} name={title} />}
      <SpeakButton words={cardWords(card, text)} />
      <HabitsMark />
      <View style={{ flexGrow: 1, minWidth: SPACE.s2 }} />
      {way && onWay ? (
        <Button
          {...(way.icon !== undefined && { icon: way.icon })}
          title={text(way.label)}
          onPress={() => onWay(way)}
          style={{ flexShrink: 1 }}
        />
      ) : (
        <Button title={say('guide.gotIt')} onPress={shown.saw} style={{ flexShrink: 1 }} />
      )}
    </View>
  );
  return (
    <View
      role="region"
      aria-label={say('guide.strip', { card: title })}
      style={{
        ...frame,
        paddingTop: SPACE.s2,
        paddingBottom: SPACE.s2 + below,
        ...(!phone && { flexDirection: 'row', alignItems: 'center', gap: SPACE.s4 }),
      }}
    >
      {words}
      {phone ? <View style={{ marginLeft: -SPACE.s3, paddingTop: SPACE.s1 }}>{taps}</View> : taps}
    </View>
  );
}
