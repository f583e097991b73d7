import { useEffect, useState } from 'react';

type Parts = Readonly<Record<string, unknown>>;

/** A component that only one game has, loaded when it is first asked for. */
export function useGamePart<Part>(
  load: (() => Promise<Parts>) | undefined,
  name: string,
): Part | 'loading' | 'missing' {
  const [found, setFound] = useState<{ readonly name: string; readonly part: Part | 'missing' } | null>(null);
  useEffect(() => {
    let wanted = true;
    void (load?.() ?? Promise.resolve<Parts>({})).then((parts) => {
      const part = Object.hasOwn(parts, name) ? (parts[name] as Part) : 'missing';
      if (wanted) setFound({ name, part });
    });
    return () => {
      wanted = false;
    };
  }, [load, name]);
  // The answer to an earlier request does not count for this one.
  return found?.name === name ? found.part : 'loading';
}
