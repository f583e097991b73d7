// @ts-check
/**
 * Runs a PostgreSQL for `postgres.mjs` and ends it, with its folder, when it is told to or when its owner is gone. One
 * that was killed keeps its folder until then: it may come back.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const { bin, data, flags, as, folder, also, owner, env, port } = JSON.parse(process.argv[2] ?? '{}');
const LOOK_EVERY = 500;

// An orphan of a killed server may still be about: PostgreSQL itself waits for those.
const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
  cwd: folder,
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
  ...as,
});
let said = '';
server.stderr.on('data', (piece) => (said = `${said}${piece}`.slice(-4000)));
let isEnding = false;
let isGone = false;
server.on('exit', () => {
  isGone = true;
  if (process.connected) process.send?.(`PostgreSQL ended: ${said}`);
  if (isEnding) leave();
});

function leave() {
  for (const one of [folder, also]) if (one) rmSync(one, { recursive: true, force: true });
  process.exit(0);
}

function end() {
  if (isGone) return leave();
  if (isEnding) return;
  isEnding = true;
  server.kill('SIGQUIT');
  setTimeout(() => server.kill('SIGKILL'), 5000).unref();
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
setInterval(() => {
  try {
    process.kill(owner, 0);
  } catch {
    end();
  }
}, LOOK_EVERY);

function look() {
  const socket = connect(port, '127.0.0.1', () => {
    socket.destroy();
    // It listens a moment before it lets anybody in.
    if (!said.includes('ready to accept connections')) return again();
    if (process.connected) process.send?.('ready');
  });
  socket.on('error', again);
}

function again() {
  if (!isGone) setTimeout(look, 50);
}

look();
