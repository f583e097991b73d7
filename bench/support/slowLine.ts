import { connect, createServer, type Socket } from 'node:net';

/** "Fast 4G" as Chromium's developer tools have it. */
const BYTES_PER_MS = 1012;
const LATENCY = 165;

export interface Line {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A 4G line to a local server. Chromium's own throttling holds for the page alone; SQLite is fetched by a worker, so
 * the line itself is slow. All connections share it.
 */
export async function openSlowLine(target: string): Promise<Line> {
  let freeAt = 0;
  const sockets = new Set<Socket>();
  const later = (socket: Socket, part: Buffer) => {
    const start = Math.max(performance.now() + LATENCY, freeAt);
    freeAt = start + part.length / BYTES_PER_MS;
    setTimeout(() => socket.destroyed || socket.write(part), freeAt - performance.now());
  };
  const line = createServer((near) => {
    const far = connect(Number(new URL(target).port), 'localhost');
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (part) => far.write(part));
    // In small parts, so that parallel answers share the line instead of waiting for each other.
    far.on('data', (part) => {
      for (let at = 0; at < part.length; at += 16_384) later(near, part.subarray(at, at + 16_384));
    });
  });
  await new Promise<void>((resolve) => line.listen(0, () => resolve()));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
