import { useEffect, type ReactNode } from 'react';
import { Animated, KeyboardAvoidingView, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useSay } from '@/i18n';
import { Button } from '../Button';
import { Foot } from '../Foot';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import { ThemeContext, useTheme } from '../theme/ThemeProvider';
import { SPACE, TARGET } from '../theme/tokens';
import { useHaptics } from '../theme/useHaptics';
import { useMoving } from '../theme/useMoving';
import { Txt } from '../Txt';
import { useLayout } from '../useLayout';
import { StepBar } from './StepBar';

export interface WizardFrameProps {
  readonly title: string;
  /** What it is about now, e.g. edition and tile. */
  readonly context?: string | undefined;
  /** Counted from 1; the review is the last step. */
  readonly step: number;
  readonly of: number;
  /** The answer decides what comes next: nobody knows yet how many steps there are. */
  readonly grows?: boolean;
  readonly heading: string;
  /** Named after the next step; on the review, after what will happen. Left out where an answer goes on by itself. */
  readonly nextTitle?: string | undefined;
  /** Why it cannot go on yet; shown above the foot and when tapped. */
  readonly nextReason?: string | undefined;
  readonly onNext: () => void;
  /** Left out on the first step. */
  readonly onBack?: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onHelp?: (() => void) | undefined;
  /** Enlarges the content, so that the whole table can read it. */
  readonly present?: boolean;
  readonly onPresent?: (() => void) | undefined;
  /** Beside the heading, e.g. what the rules say about it. */
  readonly aside?: ReactNode;
  /** Whether the answers are kept, beside the number of the step. */
  readonly mark?: ReactNode;
  /** Whose wizard it is, and what that player has. */
  readonly who?: ReactNode;
  /** What everybody should know before going on, under the header. */
  readonly banner?: ReactNode;
  /** Over the foot, and always in sight. */
  readonly overFoot?: ReactNode;
  readonly children: ReactNode;
}

/** A tablet has room for more. */
const ENLARGED = { phone: 1.4, landscape: 1.4, tablet: 1.8 } as const;
/** At most, when the letters are large already. */
const LARGEST = 2.4;

/** The same frame for every wizard: close, what and where, steps, one question, Back and the next step's name. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, context, step, of, heading, nextTitle, nextReason, onNext, onBack, onHelp, onPresent } =
    props;
  const theme = useTheme();
  const { colour } = theme;
  const say = useSay();
  const haptics = useHaptics();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const low = layout === 'landscape';
  const minHeight = low ? TARGET.base : TARGET.primary;
  const present = props.present === true;
  const enlarge = present ? Math.max(1, Math.min(ENLARGED[layout], LARGEST / theme.textScale)) : 1;
  const large = { ...theme, enlarge };
  const last = step === of;
  // Where a tap on an answer goes on by itself and there is no way back, a foot would be an empty strip.
  const hasFoot = onBack !== undefined || nextTitle !== undefined;
  const goOn = () => {
    if (last) haptics.commit();
    onNext();
  };
  return (
    <KeyboardAvoidingView
      behavior="padding"
      style={{ flex: 1, backgroundColor: colour.page, paddingTop: insets.top }}
    >
      <Header
        title={title}
        {...(context !== undefined && { subtitle: context })}
        {...(layout !== 'phone' && props.who !== undefined && { detail: props.who })}
        left={{ icon: 'close', label: say('ui.cancel'), onPress: props.onCancel }}
        right={[
          ...(onHelp ? [{ icon: 'why', label: say('ui.howThisWorks'), onPress: onHelp } as const] : []),
          ...(onPresent
            ? [
                {
                  icon: 'present',
                  label: say('ui.present'),
                  onPress: onPresent,
                  selected: present,
                } as const,
              ]
            : []),
        ]}
      />
      {layout === 'phone' && props.who}
      {props.banner}
      <View role="main" style={{ flex: 1, minHeight: 0 }}>
        <View
          style={{
            paddingHorizontal: SPACE.s4,
            paddingBottom: low ? SPACE.s1 : SPACE.s3,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          {/* As wide as the question below and the foot, so that on a tablet they line up. */}
          <View style={{ gap: low ? SPACE.s1 : SPACE.s2, width: '100%', maxWidth: 688, alignSelf: 'center' }}>
            <StepBar step={step} of={of} grows={props.grows === true} />
            <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s3 }}>
              <View style={{ flex: 1 }}>
                <ThemeContext value={large}>
                  <Txt role="step" heading={2} live="polite">
                    {heading}
                  </Txt>
                </ThemeContext>
              </View>
              {props.aside !== undefined && (
                // Large enough for a finger without moving the heading.
                <View style={{ flexDirection: 'row', alignSelf: 'center', marginVertical: -SPACE.s3 }}>
                  {props.aside}
                </View>
              )}
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s1 }}>
                <Txt role="label" tone="ink3">
                  {props.grows ? say('ui.step', { step }) : say('ui.stepOf', { step, of })}
                </Txt>
                {props.mark}
              </View>
            </View>
          </View>
        </View>
        <ScrollView
          style={{ flex: 1 }}
          key={step}
          // A step that only shows something has nothing to tab to, and must still scroll by keys.
          tabIndex={0}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={{
            flexGrow: 1,
            width: '100%',
            maxWidth: 720,
            alignSelf: 'center',
            paddingLeft: insets.left,
            paddingRight: insets.right,
            paddingBottom: hasFoot ? 0 : insets.bottom,
          }}
        >
          <StepSlide step={step}>
            <ThemeContext value={large}>{props.children}</ThemeContext>
          </StepSlide>
        </ScrollView>
        {props.overFoot}
        {hasFoot && (
          <Foot
            {...(nextReason !== undefined &&
              nextTitle !== undefined && {
                note: (
                  <Txt role="label" tone="loss" align="center">
                    {nextReason}
                  </Txt>
                ),
              })}
          >
            {onBack && (
              <Button
                kind="outline"
                icon="back"
                title={say('ui.back')}
                onPress={onBack}
                style={{ minHeight }}
              />
            )}
            {nextTitle !== undefined && (
              <Button
                kind="primary"
                title={nextTitle}
                reason={nextReason}
                onPress={goOn}
                style={{ flexGrow: 1, flexShrink: 1, minHeight }}
                {...(last && { icon: 'check' as const })}
                after={
                  last ? undefined : (
                    <Icon
                      name="arrow"
                      size={20}
                      color={nextReason === undefined ? colour.onAct : colour.inkOff}
                    />
                  )
                }
              />
            )}
          </Foot>
        )}
      </View>
    </KeyboardAvoidingView>
  );
}

/** 180 ms, 16 px and a fade; reduced motion: there at once. */
function StepSlide({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  const { motion } = useTheme();
  const shown = useMoving(1);
  useEffect(() => {
    if (motion.step === 0) return undefined;
    shown.setValue(0);
    const slide = Animated.timing(shown, { toValue: 1, duration: motion.step, useNativeDriver: false });
    slide.start();
    return () => {
      slide.stop();
      shown.setValue(1);
    };
  }, [step, shown, motion.step]);
  return (
    <Animated.View
      style={{
        flexGrow: 1,
        opacity: shown,
        transform: [{ translateX: shown.interpolate({ inputRange: [0, 1], outputRange: [16, 0] }) }],
      }}
    >
      {children}
    </Animated.View>
  );
}
