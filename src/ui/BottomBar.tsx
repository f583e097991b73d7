import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Colour } from '@/engine';
import { BarItem, type BarItemProps } from './BarItem';
import { Button } from './Button';
import { DueDot } from './DueDot';
import { Emblem } from './icons/Emblem';
import { Icon } from './icons/Icon';
import { Press } from './press/Press';
import { useBottomInset } from './snackbar/SnackbarProvider';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';
import { useLayout } from './useLayout';

export interface BarPrimary {
  readonly title: string;
  /** Who or what comes next, at the far end. */
  readonly note?: string | undefined;
  readonly colour?: Colour | undefined;
  readonly reason?: string | undefined;
  /** The rules want it now: a dot before its words. */
  readonly due?: boolean | undefined;
  readonly onPress: () => void;
}

export interface BottomBarProps {
  readonly items: readonly BarItemProps[];
  /** The only filled button of the screen. */
  readonly primary?: BarPrimary;
  readonly label: string;
}

/** Where thumbs are: up to five icons with words, under the primary action; a rail when the phone lies on its side. */
export function BottomBar({ items, primary, label }: BottomBarProps) {
  const { colour, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const setInset = useBottomInset();
  const next = primary && (
    <>
      {primary.colour && <Emblem colour={primary.colour} size={18} color={colour.onAct} />}
      {primary.note !== undefined && (
        <Txt
          role={layout === 'landscape' ? 'caption' : 'label'}
          tone="onAct"
          align="center"
          style={{ flexShrink: 1 }}
        >
          {primary.note}
        </Txt>
      )}
    </>
  );
  if (layout === 'landscape') {
    return (
      <View
        role="navigation"
        aria-label={label}
        style={{
          // Wide enough for one long word; what does not fit in height scrolls.
          width: 84 * Math.min(textScale, 1.7) + insets.right,
          paddingRight: insets.right,
          backgroundColor: colour.desk,
          borderLeftWidth: 1,
          borderColor: colour.rule,
        }}
      >
        <ScrollView contentContainerStyle={{ flexGrow: 1 }}>
          {primary && (
            <Press
              single
              onPress={primary.onPress}
              reason={primary.reason}
              insetFocus
              style={({ pressed }) => ({
                flexGrow: 1.35,
                minHeight: 64,
                alignItems: 'center',
                justifyContent: 'center',
                gap: 3,
                padding: SPACE.s1,
                backgroundColor: primary.reason === undefined ? colour.act : colour.well,
                opacity: pressed ? 0.82 : 1,
              })}
            >
              {primary.due ? (
                <DueDot on="act" />
              ) : (
                <Icon
                  name="arrow"
                  size={22}
                  color={primary.reason === undefined ? colour.onAct : colour.inkOff}
                />
              )}
              <Txt
                role="captionStrong"
                tone={primary.reason === undefined ? 'onAct' : 'inkOff'}
                align="center"
              >
                {primary.title}
              </Txt>
              {primary.reason === undefined && (
                // Beside its emblem a long name would not fit.
                <View style={{ alignItems: 'center', maxWidth: '100%' }}>{next}</View>
              )}
            </Press>
          )}
          {items.map((item) => (
            <BarItem key={item.label} {...item} rail />
          ))}
        </ScrollView>
      </View>
    );
  }
  const side = layout === 'tablet';
  // Five large words do not fit side by side: three and two do.
  const large = textScale > 1.2;
  return (
    <View
      role="navigation"
      aria-label={label}
      onLayout={(event) => setInset(event.nativeEvent.layout.height)}
      style={{
        flexDirection: side ? 'row' : 'column-reverse',
        alignItems: side ? 'center' : 'stretch',
        backgroundColor: colour.desk,
        borderTopWidth: 1,
        borderColor: colour.rule,
        paddingBottom: insets.bottom,
      }}
    >
      <View
        style={{
          flexDirection: 'row',
          flexWrap: large ? 'wrap' : 'nowrap',
          flexGrow: 1,
          flexShrink: 1,
          minHeight: 68,
        }}
      >
        {items.map((item) => (
          <BarItem key={item.label} {...item} third={large} />
        ))}
      </View>
      {primary && (
        <View
          style={{
            paddingHorizontal: SPACE.s3,
            paddingVertical: side ? SPACE.s3 : 6,
            ...(side && { width: large ? 380 : 340 }),
          }}
        >
          <Button
            kind="primary"
            single
            title={primary.title}
            leading={primary.due && <DueDot on="act" />}
            reason={primary.reason}
            onPress={primary.onPress}
            trailing={
              <>
                {primary.reason === undefined && next}
                <Icon
                  name="arrow"
                  size={20}
                  color={primary.reason === undefined ? colour.onAct : colour.inkOff}
                />
              </>
            }
          />
        </View>
      )}
    </View>
  );
}
