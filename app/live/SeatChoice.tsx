import type { Seat } from '@/engine';
import { Choice, type IconName } from '@/ui';

interface Props {
  readonly label: string;
  readonly seats: readonly Seat[];
  /** A seat; null: the last row; undefined: nobody has said it. */
  readonly value: string | null | undefined;
  readonly onChange: (seat: string | null) => void;
  /** What is worth knowing about a seat. */
  readonly note?: (seat: string) => string | undefined;
  /** The row for no seat at all. */
  readonly none: { readonly title: string; readonly note?: string; readonly icon: IconName };
}

const NONE = '';

/** Who holds this phone: one of the people at the table, or none of them. */
export function SeatChoice({ label, seats, value, onChange, note, none }: Props) {
  return (
    <Choice
      label={label}
      options={[
        ...seats.map(({ id, name, colour }) => ({ id, title: name, icon: colour, note: note?.(id) })),
        { id: NONE, ...none },
      ]}
      value={value === undefined ? null : (value ?? NONE)}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}
