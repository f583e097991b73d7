import { useState, type ReactNode } from 'react';
import { Animated, Pressable, ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useSay } from '@/i18n';
import { IconButton, type IconButtonProps } from '../IconButton';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { layoutOf, PaneContext } from '../useLayout';
import { SheetSnackbar } from '../snackbar/SheetSnackbar';
import { SheetWindow, type SheetSlide } from './SheetWindow';

export interface SheetProps {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Beside the cross: one thing that is about all of it. */
  readonly action?: IconButtonProps;
  /** Stays in view below the scrolling content. */
  readonly foot?: ReactNode;
  /** Without it what is behind stays visible (Why sheets); a tap there still closes. */
  readonly scrim?: boolean;
  /** Only text: keyboard scrolling needs something to focus. */
  readonly reading?: boolean;
}

/** From the bottom, 260 ms. Back, Escape, the cross, a drag of the handle and a tap beside it all close it. */
export function Sheet(props: SheetProps) {
  const { visible, title, onClose } = props;
  const [opened, setOpened] = useState(visible);
  if (visible && !opened) setOpened(true);
  // A table has a dozen, and most are never asked for: until then they cost a tap on it nothing.
  if (!opened) return null;
  return (
    <SheetWindow visible={visible} title={title} onClose={onClose}>
      {(slide) => <Panel {...props} {...slide} />}
    </SheetWindow>
  );
}

function Panel(props: SheetProps & SheetSlide) {
  const { visible, title, onClose, children, action, foot, scrim = true, reading, ...slide } = props;
  const { colour } = useTheme();
  const say = useSay();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const low = layoutOf(width, height) === 'landscape';
  const { offset, dim, handle, covered, follows } = slide;
  return (
    <View style={covered ? HIDDEN : FILL}>
      <Animated.View
        style={[
          ABSOLUTE,
          { opacity: follows ? 1 : dim, backgroundColor: scrim ? colour.scrim : 'transparent' },
        ]}
      >
        <Pressable style={FILL} onPress={onClose} aria-hidden tabIndex={-1} accessible={false} />
      </Animated.View>
      {/* Both are the dialog: what is said while it is open is said in front of it. */}
      <View accessibilityViewIsModal style={LOW_DOWN}>
        {!low && <SheetSnackbar visible={visible} />}
        <Animated.View
          style={{
            alignSelf: 'center',
            width: '100%',
            maxWidth: 600,
            maxHeight: Math.round(height * 0.92),
            // Above a keyboard there is less room than the screen is high.
            flexShrink: 1,
            backgroundColor: colour.raised,
            borderTopLeftRadius: RADIUS.sheet,
            borderTopRightRadius: RADIUS.sheet,
            borderWidth: 1.5,
            borderBottomWidth: 0,
            borderColor: colour.edge,
            boxShadow: `0 -4px 14px ${colour.scrim}`,
            transform: [{ translateY: offset }],
          }}
        >
          <View {...handle} style={{ paddingTop: SPACE.s2 }}>
            <View
              style={{
                width: 40,
                height: 4,
                borderRadius: 4,
                backgroundColor: colour.edge,
                alignSelf: 'center',
              }}
            />
            <View
              style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: 20, paddingRight: SPACE.s1 }}
            >
              {/* A title of two lines must not touch the handle or the first row. */}
              <View style={{ flex: 1, paddingVertical: SPACE.s1 }}>
                <Txt role="sheetTitle" heading={2}>
                  {title}
                </Txt>
              </View>
              {action && <IconButton {...action} />}
              <IconButton icon="close" label={say('ui.close')} onPress={onClose} />
            </View>
          </View>
          {low && <SheetSnackbar visible={visible} low />}
          <ScrollView
            style={{ flexShrink: 1, flexGrow: 0 }}
            keyboardShouldPersistTaps="handled"
            {...(reading && { tabIndex: 0 as const })}
          >
            <PaneContext value={null}>{children}</PaneContext>
            {foot === undefined && <View style={{ height: insets.bottom + SPACE.s3 }} />}
          </ScrollView>
          {foot !== undefined && (
            <View
              style={{
                flexDirection: 'row',
                gap: 10,
                paddingHorizontal: SPACE.s4,
                paddingTop: SPACE.s2,
                paddingBottom: insets.bottom + SPACE.s3,
              }}
            >
              {foot}
            </View>
          )}
        </Animated.View>
      </View>
    </View>
  );
}

const FILL = { flex: 1 } as const;
const LOW_DOWN = { flex: 1, justifyContent: 'flex-end', pointerEvents: 'box-none' } as const;
const HIDDEN = { display: 'none' } as const;
const ABSOLUTE = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;
