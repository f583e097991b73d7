import { complete, done } from '../indexed';

const NAME = 'foothold-guest';
/** Pages by file and number, and what is known of a file by its name. */
export type StoreName = 'pages' | 'files';
const STORES: readonly StoreName[] = ['pages', 'files'];

let opening: Promise<IDBDatabase> | null = null;

/**
 * One transaction: all of it is stored, on the disk and not on its way there, or nothing. If `work` fails, nothing is.
 * It may wait for requests of this transaction only: for anything else, the browser would end it early.
 */
export async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await (opening ??= open());
  let transaction: IDBTransaction;
  try {
    transaction = db.transaction(STORES, mode, { durability: 'strict' });
  } catch (thrown) {
    // The connection is gone, as on an iPhone that was put away: the next try makes a new one.
    opening = null;
    throw thrown;
  }
  const stored = complete(transaction);
  try {
    const value = await work((name) => transaction.objectStore(name));
    // Nothing more will be asked of it; the browser would wait to see whether that is so.
    transaction.commit();
    await stored;
    return value;
  } catch (thrown) {
    stored.catch(() => undefined);
    abort(transaction);
    throw thrown;
  }
}

/** Null if it can, or else why not: a private window, or blocked site data. */
export function canStore(): Promise<string | null> {
  return inStore('readonly', (store) => done(store('files').count())).then(() => null, String);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return; // it is over already
  }
}

async function open(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    const db = await done(request);
    const forget = () => {
      opening = null;
      db.close();
    };
    db.onclose = forget;
    // Somebody clears the data of this address: that must not wait for us.
    db.onversionchange = forget;
    return db;
  } catch (thrown) {
    opening = null;
    throw thrown;
  }
}
