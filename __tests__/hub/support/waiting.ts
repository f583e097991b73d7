/** Something that somebody waits for; who waits in vain says for what. */
export interface Waiting {
  /** Looks again: something has happened. */
  changed(): void;
  until<T>(what: string, find: () => T | null | undefined | false): Promise<T>;
}

const PATIENCE = 120_000;

export function createWaiting(describe: () => string = () => ''): Waiting {
  const looks = new Set<() => void>();
  return {
    changed: () => {
      for (const look of [...looks]) look();
    },
    until: (what, find) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          looks.delete(look);
          reject(new Error(`waited in vain: ${what}. ${describe()}`));
        }, PATIENCE);
        const look = () => {
          const found = find();
          if (found === null || found === undefined || found === false) return;
          clearTimeout(timer);
          looks.delete(look);
          resolve(found);
        };
        looks.add(look);
        look();
      }),
  };
}
