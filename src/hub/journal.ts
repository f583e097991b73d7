import type { Noted } from '@/live/rooms';

/** What a hub says of itself: one JSON object a line, without names and without what anybody did. */
export interface Journal {
  write(event: string, more?: Readonly<Record<string, string | number>>): void;
  noted(what: Noted): void;
}

export function createJournal(hub: string, print: (line: string) => void, now: () => number): Journal {
  function write(event: string, more: Readonly<Record<string, string | number>> = {}): void {
    print(JSON.stringify({ at: new Date(now()).toISOString(), hub, event, ...more }));
  }
  return {
    write,
    noted: (noted) => {
      // Every tap would be a line; the numbers are in the metrics.
      if (noted.what === 'appended') return;
      const { what, ...more } = noted;
      write(what, more);
    },
  };
}
