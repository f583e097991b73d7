import { Children, memo, type ReactNode } from 'react';
import { Text, type TextProps, type TextStyle } from 'react-native';
import { fontOf } from './theme/font';
import { useTheme } from './theme/ThemeProvider';
import { useSaid } from './useSaid';
import { scaleOf, TYPE, type Palette, type TextRole } from './theme/tokens';

export type Tone = Extract<
  keyof Palette,
  'ink' | 'ink2' | 'ink3' | 'inkOff' | 'onAct' | 'lamp' | 'loss' | 'onPlayer' | 'page'
>;

export interface TxtProps {
  readonly children: ReactNode;
  readonly role?: TextRole;
  readonly tone?: Tone;
  /** A player's colour, where a word belongs to that player. */
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly lines?: number;
  readonly struck?: boolean;
  /** Not enlarged with the rest for the table to read: there is no room for it. */
  readonly steady?: boolean;
  /** Marks it as a heading for screen readers. */
  readonly heading?: 1 | 2 | 3;
  /** Read out when it appears or changes. */
  readonly live?: 'polite' | 'assertive';
  readonly id?: string;
  /** Skipped by screen readers, because its control already says it. */
  readonly hidden?: boolean;
  readonly style?: TextStyle;
}

/** All text of the app. It grows by our own scale: figures stop at 130 %, sentences at 200 %. */
export const Txt = memo(function Txt({
  children,
  role = 'body',
  tone = 'ink',
  color,
  align,
  lines,
  ...rest
}: TxtProps) {
  const theme = useTheme();
  useSaid(rest.live && wordsOf(children));
  const spec = TYPE[role];
  const scale = scaleOf(role, theme.textScale, rest.steady ? 1 : theme.enlarge);
  const style: TextStyle = {
    ...fontOf(spec.family, spec.weight),
    fontSize: spec.size * scale,
    lineHeight: Math.round(spec.line * scale),
    color: color ?? theme.colour[tone],
    ...('tracking' in spec && { letterSpacing: spec.tracking * scale }),
    ...('figure' in spec && { fontVariant: ['lining-nums', 'tabular-nums'] }),
    ...(align && { textAlign: align }),
    ...(rest.struck && { textDecorationLine: 'line-through' }),
  };
  return (
    <Text
      allowFontScaling={false}
      {...(lines !== undefined && { numberOfLines: lines })}
      {...(rest.id !== undefined && { nativeID: rest.id })}
      {...(rest.hidden && HIDDEN)}
      {...(rest.live && { 'aria-live': rest.live })}
      {...(rest.heading && { role: 'heading', 'aria-level': rest.heading })}
      style={[style, rest.style]}
    >
      {children}
    </Text>
  );
});

/** Words that are put together of several pieces are one sentence. */
function wordsOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

const HIDDEN: TextProps = { 'aria-hidden': true, importantForAccessibility: 'no' };
