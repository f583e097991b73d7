import { useEffect, useState } from 'react';

export interface Answer<T> {
  /** The last answer; null before the first. Stays in view while the next answer is worked out. */
  readonly value: T | null;
  readonly waiting: boolean;
  /** The database refused; asking again may help. */
  readonly failed: boolean;
  again(): void;
}

/** Asks again whenever `key` changes; an answer that comes too late is not shown. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [round, setRound] = useState(0);
  const wish = `${round} ${key}`;
  const [last, setLast] = useState<{ wish: string; value: T | null; failed: boolean } | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (value: T | null, failed: boolean) => {
      if (wanted) setLast({ wish, value, failed });
    };
    ask().then(
      (value) => show(value, false),
      () => show(null, true),
    );
    return () => {
      wanted = false;
    };
    // The key decides what is asked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wish]);
  return {
    value: last?.value ?? null,
    waiting: last?.wish !== wish,
    failed: last?.failed ?? false,
    again: () => setRound(round + 1),
  };
}
