import type { GuestAnswer, GuestQuestion, GuestValue } from './guestMessages';

interface Waiting {
  resolve(value: GuestValue): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;

export function askWorker(question: GuestQuestion): Promise<GuestValue> {
  worker ??= start();
  const id = (asked += 1);
  worker.postMessage({ id, question });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function start(): Worker {
  const started = new Worker(new URL('./guestWorker', window.location.href));
  started.onmessage = ({ data }: MessageEvent<GuestAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asker?.reject(new Error(data.error));
    else asker?.resolve(data.value);
  };
  // It could not be loaded, or broke down: nobody would ever hear from it again.
  started.onerror = ({ message }) => {
    started.terminate();
    worker = null;
    const askers = [...waiting.values()];
    waiting.clear();
    for (const asker of askers) asker.reject(new Error(`the storage worker failed: ${message}`));
  };
  return started;
}
