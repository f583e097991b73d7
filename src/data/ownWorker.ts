/**
 * expo-sqlite's worker holds every file of its pool for as long as it lives: closing a database frees none of them,
 * and one failed first open spoils it for good. So the library is handed a worker that can be ended and starts again
 * with the next message. Only the web platform uses this.
 */
export interface OwnWorkers {
  /** Runs the library's open; the worker that it starts on its first call is ours. */
  during<T>(open: () => Promise<T>): Promise<T>;
  /** Ends the worker, and with it its hold on the files. Only while nothing is open. */
  end(): void;
}

export function createOwnWorkers(): OwnWorkers {
  const System = globalThis.Worker;
  const started = new Set<OwnWorker>();

  class OwnWorker extends EventTarget {
    private inner: Worker | null = null;

    constructor(
      private readonly url: string | URL,
      private readonly options?: WorkerOptions,
    ) {
      super();
      started.add(this);
    }

    postMessage(message: unknown): void {
      this.inner ??= this.start();
      this.inner.postMessage(message);
    }

    terminate(): void {
      this.inner?.terminate();
      this.inner = null;
    }

    private start(): Worker {
      const worker = new System(this.url, this.options);
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      );
      worker.addEventListener('error', ({ message }) =>
        failures.dispatchEvent(new MessageEvent('error', { data: message })),
      );
      return worker;
    }
  }

  // The library never hears of a worker that could not be loaded and would wait for ever.
  const failures = new EventTarget();

  return {
    during: async (open) => {
      globalThis.Worker = OwnWorker as unknown as typeof Worker;
      try {
        return await Promise.race([open(), nextFailure(failures)]);
      } finally {
        globalThis.Worker = System;
      }
    },
    end: () => {
      for (const worker of started) worker.terminate();
    },
  };
}

function nextFailure(failures: EventTarget): Promise<never> {
  return new Promise((_, reject) => {
    failures.addEventListener(
      'error',
      (event) => reject(new Error(`the storage worker failed: ${String((event as MessageEvent).data)}`)),
      { once: true },
    );
  });
}
