import { useEffect } from 'react';
import { Animated, View, type ViewStyle } from 'react-native';
import type { RevealedCard, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { useMoving } from '@/ui/theme/useMoving';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly cards: readonly RevealedCard[];
  readonly seats: readonly Seat[];
  readonly text: GameText;
}

/** What everybody chose unseen, turned up in one and the same moment; at once where motion is reduced. */
export function RevealedCards({ cards, seats, text }: Props) {
  const say = useSay();
  const { motion } = useTheme();
  const turned = useMoving(motion.lamp === 0 ? 1 : 0);
  useEffect(() => {
    if (motion.lamp === 0) return undefined;
    turned.setValue(0);
    const turn = Animated.timing(turned, { toValue: 1, duration: motion.lamp, useNativeDriver: false });
    turn.start();
    return () => {
      turn.stop();
      turned.setValue(1);
    };
  }, [turned, motion.lamp]);
  return (
    <View
      role="list"
      aria-label={say('wizard.revealed')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3, padding: SPACE.s4 }}
    >
      {cards.map((card) => (
        <Card
          key={card.id}
          card={card}
          seat={seats.find(({ id }) => id === card.player)}
          text={text}
          turned={turned}
        />
      ))}
    </View>
  );
}

interface CardProps {
  readonly card: RevealedCard;
  readonly seat: Seat | undefined;
  readonly text: GameText;
  /** From 0, face down, to 1. */
  readonly turned: Animated.Value;
}

function Card({ card, seat, text, turned }: CardProps) {
  const { colour, enlarge } = useTheme();
  const own = seat && colour.player[seat.colour];
  const until = (before: number, after: number) =>
    turned.interpolate({ inputRange: [0, 0.5, 0.51, 1], outputRange: [before, before, after, after] });
  const face: ViewStyle = {
    borderRadius: RADIUS.control,
    borderWidth: 2,
    borderColor: own?.fill ?? colour.edge,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.s3,
  };
  return (
    <Animated.View
      role="listitem"
      style={{
        flexGrow: 1,
        flexBasis: 132 * enlarge,
        transform: [
          {
            rotateY: turned.interpolate({
              inputRange: [0, 0.5, 1],
              outputRange: ['0deg', '90deg', '0deg'],
            }),
          },
        ],
      }}
    >
      <Animated.View
        style={{ ...face, gap: SPACE.s1, backgroundColor: own?.wash ?? colour.raised, opacity: until(0, 1) }}
      >
        <Txt role="label" tone="ink2" align="center">
          {text(card.label)}
        </Txt>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
          <Icon name={card.icon} size={28 * enlarge} color={colour.ink} />
          <Txt role="name" style={{ flexShrink: 1 }}>
            {text(card.choice)}
          </Txt>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          {seat && <Emblem colour={seat.colour} size={18 * enlarge} />}
          <Txt role="labelStrong" align="center" style={{ flexShrink: 1 }}>
            {seat?.name ?? card.player}
          </Txt>
        </View>
      </Animated.View>
      <Animated.View
        aria-hidden
        style={{
          ...face,
          position: 'absolute',
          top: 0,
          right: 0,
          bottom: 0,
          left: 0,
          backgroundColor: colour.well,
          opacity: until(1, 0),
          pointerEvents: 'none',
        }}
      >
        {seat && <Emblem colour={seat.colour} size={44 * enlarge} />}
      </Animated.View>
    </Animated.View>
  );
}
