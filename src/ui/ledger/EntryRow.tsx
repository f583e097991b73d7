import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { MarginLine } from './MarginLine';

export interface EntryRowProps {
  readonly time: string;
  readonly fact: string;
  readonly detail?: string | undefined;
  readonly colour?: Colour | undefined;
  /** Whose phone it came from, where several share the table. */
  readonly by?: { readonly words: string; readonly colour: Colour | null } | undefined;
  /** For an entry that is nobody's. */
  readonly icon?: IconName;
  /** With its sign; a loss is red and has a minus. */
  readonly figure?: string | undefined;
  readonly loss?: boolean;
  /** Struck through; the detail says when. */
  readonly undone?: boolean;
  readonly selected?: boolean;
  readonly onPress?: () => void;
}

/** One line of the timeline: time in the margin, emblem, fact, figure. */
export function EntryRow({ time, fact, detail, by, colour, icon, figure, onPress, ...look }: EntryRowProps) {
  const theme = useTheme();
  const tone = look.undone ? 'inkOff' : look.loss ? 'loss' : 'ink';
  const lit = look.selected === true;
  const body: ReactNode = (
    <>
      <MarginLine left={62} />
      <View style={{ width: 62 }}>
        <Txt role="small" tone={lit ? 'ink2' : 'ink3'} align="center">
          {time}
        </Txt>
      </View>
      <View style={{ width: 40, alignItems: 'flex-end' }}>
        {colour ? <Emblem colour={colour} /> : icon && <Icon name={icon} color={theme.colour.ink2} />}
      </View>
      <View style={{ flex: 1, paddingLeft: SPACE.s3, paddingRight: SPACE.s2, paddingVertical: 7 }}>
        <Txt
          role={look.undone ? 'body' : 'bodyStrong'}
          tone={look.undone ? 'inkOff' : 'ink'}
          struck={look.undone === true}
        >
          {fact}
        </Txt>
        {detail !== undefined && (
          <Txt role="label" tone={lit ? 'ink2' : 'ink3'}>
            {detail}
          </Txt>
        )}
        {by && (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
            {by.colour && <Emblem colour={by.colour} size={13} />}
            <Txt role="label" tone={lit ? 'ink2' : 'ink3'} style={{ flexShrink: 1 }}>
              {by.words}
            </Txt>
          </View>
        )}
      </View>
      {figure !== undefined && (
        <Txt role="figureS" tone={tone} struck={look.undone === true}>
          {figure}
        </Txt>
      )}
    </>
  );
  const box = {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 60,
    paddingRight: SPACE.s4,
    borderBottomWidth: 1,
    borderColor: theme.colour.rule,
  } as const;
  if (!onPress)
    return <View style={{ ...box, backgroundColor: lit ? theme.colour.lit : 'transparent' }}>{body}</View>;
  return (
    <Press
      onPress={onPress}
      insetFocus
      {...(look.selected !== undefined && { expanded: look.selected })}
      style={({ pressed, hovered }) => ({
        ...box,
        backgroundColor: lit ? theme.colour.lit : pressed || hovered ? theme.colour.raised : 'transparent',
      })}
    >
      {body}
    </Press>
  );
}
