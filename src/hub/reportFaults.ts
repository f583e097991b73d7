import type { TableStore } from '@/live/tableStore';

const QUIET = 60_000;

/** Phones only see that they are cut off; who runs the hub hears why, once a minute. */
export function reportFaults(
  store: TableStore,
  print: (words: string) => void,
  now: () => number,
): TableStore {
  let last = Number.NEGATIVE_INFINITY;

  const reported =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        return await work(...args);
      } catch (error) {
        if (now() - last >= QUIET) {
          last = now();
          print(`A table could not be kept: ${(error as Error).message}`);
        }
        throw error;
      }
    };

  return {
    table: reported(store.table),
    tableOfCode: reported(store.tableOfCode),
    create: reported(store.create),
    wasDeleted: reported(store.wasDeleted),
    setCode: reported(store.setCode),
    putPhone: reported(store.putPhone),
    append: reported(store.append),
    lines: reported(store.lines),
    hashBefore: reported(store.hashBefore),
    seal: reported(store.seal),
    seals: reported(store.seals),
    setMoment: reported(store.setMoment),
    setHere: reported(store.setHere),
    beat: reported(store.beat),
    marks: reported(store.marks),
    list: reported(store.list),
    setClosed: reported(store.setClosed),
    closeResting: reported(store.closeResting),
    remove: reported(store.remove),
  };
}
