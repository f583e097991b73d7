import { memo } from 'react';
import type { AskedOption, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, Press, RADIUS, TARGET, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import { saysTheSame } from '../text/saysTheSame';

export const CELL = {
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minHeight: TARGET.base,
  minWidth: TARGET.base,
} as const;

interface SpaceProps {
  readonly option: AskedOption;
  /** Of its drawing. */
  readonly title: string;
  readonly seat: Seat | undefined;
  readonly text: GameText;
  readonly onTap: (option: AskedOption) => void;
}

/** A drawing has many, and a tap changes few: only those are drawn again. */
export const Space = memo(function Space({ option, title, seat, text, onTap }: SpaceProps) {
  const say = useSay();
  const { colour } = useTheme();
  const reason = option.reason && text(option.reason);
  const ink = reason !== undefined ? colour.inkOff : option.chosen ? colour.lamp : colour.ink2;
  const what = [text(option.label), option.note && text(option.note), seat?.name].filter(Boolean).join(', ');
  return (
    <Press
      label={say('table.figureOf', { player: title, figure: what })}
      reason={reason}
      role="radio"
      checked={option.chosen}
      onPress={() => onTap(option)}
      style={({ pressed, hovered }) => ({
        ...CELL,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        borderRadius: RADIUS.mark,
        borderWidth: 1.5,
        borderStyle: reason === undefined ? 'solid' : 'dashed',
        borderColor: option.chosen ? colour.lamp : reason === undefined ? colour.edge : colour.rule,
        backgroundColor: option.chosen ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
      })}
    >
      {seat && <Emblem colour={seat.colour} size={18} />}
      {option.short !== undefined && !seat && (
        <Txt role="captionStrong" color={ink}>
          {option.short}
        </Txt>
      )}
      {option.icon !== undefined && <Icon name={option.icon} size={18} color={ink} />}
    </Press>
  );
}, saysTheSame('option'));
