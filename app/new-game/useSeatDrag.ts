import { useCallback, useState } from 'react';

/** A seat on the way to another place. */
interface Drag {
  readonly id: string;
  readonly from: number;
  readonly dy: number;
}

export interface SeatDrag {
  readonly dragged: string | null;
  /** Just let go: the click that a mouse sends after it is no tap. */
  readonly dropped: string | null;
  /** A finger comes: what was dropped before does not matter any more. */
  touch(): void;
  /** How far a row is drawn from where it lies, while one is dragged. */
  shift(id: string, place: number): number;
  drag(id: string, from: number, dy: number): void;
  drop(id: string, from: number, dy: number): void;
  /** The height of a row, as it is drawn. */
  measured(height: number): void;
}

/** A row follows the finger, the others make room, and it is seated where the finger leaves it. */
export function useSeatDrag(seats: number, onMove: (id: string, to: number) => void): SeatDrag {
  const [height, setHeight] = useState(57);
  const [now, setNow] = useState<Drag | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  const placeOf = useCallback(
    (from: number, dy: number) => Math.min(seats - 1, Math.max(0, from + Math.round(dy / height))),
    [seats, height],
  );
  return {
    dragged: now?.id ?? null,
    dropped,
    touch: useCallback(() => setDropped(null), []),
    measured: setHeight,
    drag: useCallback((id: string, from: number, dy: number) => setNow({ id, from, dy }), []),
    drop: useCallback(
      (id: string, from: number, dy: number) => {
        const to = placeOf(from, dy);
        setNow(null);
        setDropped(id);
        if (to !== from) onMove(id, to);
      },
      [placeOf, onMove],
    ),
    shift(id, place) {
      if (now === null) return 0;
      if (now.id === id) return now.dy;
      const to = placeOf(now.from, now.dy);
      if (place > now.from && place <= to) return -height;
      return place < now.from && place >= to ? height : 0;
    },
  };
}
