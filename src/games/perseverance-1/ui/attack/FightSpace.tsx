import { useEffect } from 'react';
import { Animated, View } from 'react-native';
import { RADIUS, useTheme } from '@/ui';
import { Path, Svg } from '@/ui/svg';
import { useMoving } from '@/ui/theme/useMoving';
import { useOwnerInk } from '../../../perseverance/ui/owner';
import type { DrawnSpace } from '../defense/DefenseGrid';
import { NOBODY, SpaceContent } from '../defense/GridSpace';

/** What becomes of what is on a space. */
export type FightMark = 'acting' | 'killed' | 'fallen' | 'through' | null;

interface Props extends Omit<DrawnSpace, 'space'> {
  readonly mark: FightMark;
}

/** A space while the fight is played: who acts is lit, who is dead is crossed out, who breaks through is red. */
export function FightSpace({ label, height, mark, ...content }: Props) {
  const { colour } = useTheme();
  const { piece, owner, trapOwner } = content;
  const { fill, wash } = useOwnerInk(owner ?? NOBODY);
  const empty = piece === null && !trapOwner;
  const edge = empty ? colour.rule : owner ? fill : 'transparent';
  const ground = owner ? wash : empty ? 'transparent' : colour.well;
  const through = mark === 'through';
  const dead = mark === 'killed' || mark === 'fallen';
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={{
        flex: 1,
        minWidth: 0,
        height,
        borderRadius: RADIUS.control,
        borderWidth: through ? 2.5 : 1.5,
        borderColor: through ? colour.loss : edge,
        backgroundColor: through ? colour.lossWash : mark === 'acting' ? colour.litUp : ground,
        ...(mark === 'acting' && {
          boxShadow: `0 0 0 1px ${colour.page}, 0 0 0 4px ${colour.lamp}`,
          zIndex: 1,
        }),
      }}
    >
      <View style={{ flex: 1, opacity: dead ? 0.4 : 1 }}>
        <SpaceContent {...content} />
      </View>
      {dead && <Cross />}
    </View>
  );
}

/** Drawn once, when the piece falls; at once where motion is reduced. */
function Cross() {
  const { colour, motion } = useTheme();
  const shown = useMoving(motion.step === 0 ? 1 : 0);
  useEffect(() => {
    if (motion.step === 0) return undefined;
    const strike = Animated.timing(shown, { toValue: 1, duration: motion.step, useNativeDriver: false });
    strike.start();
    return () => {
      strike.stop();
      shown.setValue(1);
    };
  }, [shown, motion.step]);
  return (
    <Animated.View
      aria-hidden
      style={{
        position: 'absolute',
        top: 0,
        right: 0,
        bottom: 0,
        left: 0,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: shown,
        transform: [{ scale: shown.interpolate({ inputRange: [0, 1], outputRange: [1.6, 1] }) }],
      }}
    >
      <Svg width={38} height={38} viewBox="0 0 38 38">
        <Path
          d="M5 5L33 33M33 5L5 33"
          stroke={colour.loss}
          strokeWidth={4}
          strokeLinecap="round"
          fill="none"
        />
      </Svg>
    </Animated.View>
  );
}
