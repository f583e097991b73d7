import type { Phrase, Seat } from '@/engine';
import { Emblem, Icon, useTheme } from '@/ui';
import { DISSENTERS } from '../dissenters';
import { say } from '../say';
import { NEUTRAL } from '../session/table';

/** Whose piece it is, for one row or cell: a player, the Dissenters, or nobody's dice. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  /** Players only: grey belongs to everybody else. */
  readonly seat: Seat | null;
}

export function ownerOf(id: string, seats: readonly Seat[], text: (phrase: Phrase) => string): Owner {
  const seat = seats.find((sitting) => sitting.id === id) ?? null;
  if (seat) return { id, name: seat.name, seat };
  if (id === DISSENTERS) return { id, name: text(say('owner.dissenters')), seat };
  return { id, name: id === NEUTRAL ? text(say('screens.owner.neutral')) : id, seat };
}

/** The owner's colour and its wash, in the theme now shown. */
export function useOwnerInk(owner: Owner): { readonly fill: string; readonly wash: string } {
  const { colour } = useTheme();
  return owner.seat ? colour.player[owner.seat.colour] : { fill: colour.knot, wash: colour.raised };
}

interface MarkProps {
  readonly owner: Owner;
  readonly size: number;
  readonly color?: string;
}

/** The owner's emblem; a knot for the Dissenters, a die for what belongs to nobody. */
export function OwnerMark({ owner, size, color }: MarkProps) {
  const { fill } = useOwnerInk(owner);
  if (owner.seat) return <Emblem colour={owner.seat.colour} size={size} color={color ?? fill} />;
  return <Icon name={owner.id === NEUTRAL ? 'die' : 'knot'} size={size} color={color ?? fill} />;
}
