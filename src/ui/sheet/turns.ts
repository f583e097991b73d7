/**
 * Whose turn it is to be on the screen. iOS shows one modal at a time and drops a second one for good, so the next sheet
 * waits until the system says that the last one is gone.
 */
let queue: readonly symbol[] = [];
let follower: symbol | null = null;
const listeners = new Set<() => void>();

export const turns = {
  /** The one on the screen, then those that wait. */
  all: (): readonly symbol[] => queue,
  isFirst: (id: symbol): boolean => queue[0] === id,
  /** Somebody waits for the one on the screen to leave. */
  crowded: (): boolean => queue.length > 1,
  /** It came in the place of another one. */
  follows: (id: symbol): boolean => follower === id,

  ask(id: symbol): void {
    if (!queue.includes(id)) change([...queue, id]);
  },

  leave(id: symbol): void {
    if (!queue.includes(id)) return;
    const wasFirst = queue[0] === id;
    const rest = queue.filter((other) => other !== id);
    if (wasFirst) follower = rest[0] ?? null;
    change(rest);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The system's own sheets (share, files) come when ours are gone: on iOS they would be dismissed with them. */
export function whenNoSheet(): Promise<void> {
  if (queue.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = turns.subscribe(() => {
      if (queue.length > 0) return;
      stop();
      resolve();
    });
  });
}

function change(next: readonly symbol[]): void {
  queue = next;
  for (const listener of [...listeners]) listener();
}
