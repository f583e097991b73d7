import { useEffect, useState } from 'react';

/** Long enough that a word is searched once, short enough that nobody waits. */
const PAUSE = 200;

/** What was typed, once typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
