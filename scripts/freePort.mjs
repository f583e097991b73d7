// @ts-check
/** Ports for programs that are started with one, as the hub, nginx and PostgreSQL are. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves: until the program listens, no connection and no server that asks
 * for any port gets this one.
 */
const FIRST = 10_240;
const LAST = 32_000;

let next = randomInt(FIRST, LAST);

/** One that this process has not named lately, and on which nobody listens. */
export async function freePort() {
  for (;;) {
    const port = next;
    next = port < LAST ? port + 1 : FIRST;
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
