import type { Piece, Seat } from '@/engine';
import { Emblem, Icon, Press, RADIUS, TARGET, useTheme } from '@/ui';

interface Props {
  readonly piece: Piece;
  readonly seats: readonly Seat[];
  readonly label: string;
  /** The one that the next tap on a place puts there. */
  readonly up?: boolean;
  /** It lies somewhere else. */
  readonly away?: boolean;
  /** One of several to take up. */
  readonly one?: boolean;
  readonly onPress: () => void;
}

/** A piece as large as a thumb, in the colour of its player. */
export function PieceMark({ piece, seats, label, up = false, away = false, one = false, onPress }: Props) {
  const { colour } = useTheme();
  const seat = seats.find(({ id }) => id === piece.player);
  const ink = up ? colour.lamp : colour.ink2;
  return (
    <Press
      label={label}
      {...(one && { role: 'radio' as const, checked: up })}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        width: TARGET.base,
        height: TARGET.base,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.full,
        borderWidth: up ? 2.5 : 1.5,
        borderStyle: away ? 'dashed' : 'solid',
        borderColor: up ? colour.lamp : away ? colour.rule : colour.edge,
        backgroundColor: up ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
      })}
    >
      {seat ? (
        <Emblem colour={seat.colour} size={24} {...(away && { color: colour.inkOff })} />
      ) : (
        <Icon name={piece.icon ?? 'player'} size={24} color={away ? colour.inkOff : ink} />
      )}
    </Press>
  );
}
