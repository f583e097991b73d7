import { View } from 'react-native';
import type { GuideCard, GuideWay, Phrase, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Emblem, Icon, Sheet, SPACE, Txt, useTheme } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import { HabitsMark } from '../settings/HabitsMark';
import { SpeakButton } from '../speech/SpeakButton';
import type { GameText } from '../text/useGameText';
import { CardText } from './CardText';
import { cardWords } from './cardWords';

interface GuideSheetProps {
  readonly visible: boolean;
  readonly chapter: Phrase;
  readonly card: GuideCard<unknown>;
  readonly seats: readonly Seat[];
  readonly text: GameText;
  /** Left out where the wizard itself is the way. */
  readonly onWay?: (way: GuideWay<unknown>) => void;
  /** Read, or done at the table. */
  readonly onDone: () => void;
  /** For now: it can be brought back. */
  readonly onHide: () => void;
  readonly onEnd: () => void;
  /** Shows what can be played; left out where nobody is on turn. */
  readonly onOptions?: (() => void) | undefined;
}

/** One card over the table: what the situation is, what to do, and the ways to do it. */
export function GuideSheet(props: GuideSheetProps) {
  const { visible, chapter, card, seats, text, onWay, onDone, onHide, onEnd, onOptions } = props;
  const say = useSay();
  const { colour } = useTheme();
  const title = text(card.title);
  const seat = seats.find(({ id }) => id === card.player);
  const icon = card.icon !== undefined ? card.icon : 'learn';
  const ways = onWay ? (card.ways ?? []) : [];
  return (
    <Sheet
      visible={visible}
      title={title}
      onClose={onHide}
      foot={
        <Button
          kind={ways.length > 0 ? 'outline' : 'primary'}
          title={ways.length > 0 ? say('guide.done') : say('guide.next')}
          onPress={onDone}
          style={{ flex: 1, minHeight: 56 }}
        />
      }
    >
      <View style={{ paddingHorizontal: 20, gap: SPACE.s3, paddingBottom: SPACE.s2 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
          {seat ? (
            <Emblem colour={seat.colour} size={24} />
          ) : (
            <Icon name={icon} size={24} color={colour.lamp} />
          )}
          <View style={{ flex: 1 }}>
            <Txt role="label" tone="ink3">
              {text(chapter)}
            </Txt>
          </View>
          <HabitsMark />
          <SpeakButton words={cardWords(card, text)} />
          {/* The parent hides this sheet while another screen is in front, and Back brings it back. */}
          {card.reference !== undefined && <AskEntry entry={card.reference} name={title} />}
        </View>
        <CardText card={card} text={text} />
        {ways.map((way, i) => (
          <Button
            key={way.id}
            kind={i === 0 ? 'primary' : 'outline'}
            {...(way.icon !== undefined && { icon: way.icon })}
            title={text(way.label)}
            onPress={() => onWay?.(way)}
          />
        ))}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' }}>
          {onOptions && <Button kind="quiet" icon="learn" title={say('guide.options')} onPress={onOptions} />}
          <Button kind="quiet" title={say('guide.end')} onPress={onEnd} />
        </View>
      </View>
    </Sheet>
  );
}
