import { memo } from 'react';
import { View } from 'react-native';
import type { AskedOption, Seat } from '@/engine';
import { Emblem, Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { GameText } from '../text/useGameText';
import { saysTheSame } from '../text/saysTheSame';

interface TileProps {
  readonly option: AskedOption;
  readonly seat: Seat | undefined;
  readonly text: GameText;
  readonly words: boolean;
  /** Why it is closed, in words. */
  readonly says: boolean;
  /** Stays the same: what it does may change. */
  readonly onTap: (option: AskedOption) => void;
}

/** A page has many, and a tap changes few: only those are drawn again. */
export const Tile = memo(function Tile({ option, seat, text, words, says, onTap }: TileProps) {
  const { colour } = useTheme();
  const reason = option.reason && text(option.reason);
  const ink = reason === undefined ? (option.chosen ? colour.lamp : colour.ink) : colour.inkOff;
  const label = text(option.label);
  const note = option.note && text(option.note);
  const said = says ? (reason ?? note ?? (option.about && text(option.about))) : note;
  return (
    <>
      <Press
        onPress={() => onTap(option)}
        reason={reason}
        expanded={option.chosen}
        style={({ pressed, hovered }) => ({
          flex: 1,
          minWidth: 0,
          minHeight: TARGET.primary,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s2,
          paddingHorizontal: SPACE.s2,
          paddingVertical: SPACE.s1,
          borderRadius: RADIUS.control,
          borderWidth: 1.5,
          borderStyle: reason === undefined ? 'solid' : 'dashed',
          borderColor: option.chosen ? colour.lamp : colour.edge,
          backgroundColor: option.chosen ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
        })}
      >
        {seat ? (
          <Emblem colour={seat.colour} size={20} />
        ) : (
          option.icon !== undefined && <Icon name={option.icon} size={20} color={ink} />
        )}
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="labelStrong" color={ink}>
            {label}
          </Txt>
          {said !== undefined && (
            <Txt role="caption" tone={reason === undefined ? 'ink3' : 'inkOff'}>
              {said}
            </Txt>
          )}
        </View>
        {option.chosen && <Icon name="close" size={20} color={colour.ink3} />}
      </Press>
      {words && option.reference !== undefined && (
        <View style={{ justifyContent: 'center' }}>
          <AskEntry entry={option.reference} name={text(option.label)} />
        </View>
      )}
    </>
  );
}, saysTheSame('option'));
