// @ts-check
/** The listening end of the app's server: plain http, or TLS with a word for those who come without it. */
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createDoor } from 'node:net';

import { SAFETY } from './headers.mjs';

/**
 * @typedef {object} Listener
 * @property {import('node:net').Server} door what listens
 * @property {import('node:http').Server | import('node:https').Server} server what answers
 * @property {() => Promise<void>} close
 */

/**
 * @param {import('node:http').RequestListener} answer
 * @param {import('./certificate.mjs').Certificate | null} certificate
 * @returns {Listener}
 */
export function createListener(answer, certificate) {
  if (!certificate) {
    const server = createServer(answer);
    return { door: server, server, close: () => closed(server, [server]) };
  }
  const server = createSecureServer({ ...certificate.pair, minVersion: 'TLSv1.2' }, answer);
  // A broken handshake has ended its own wire.
  server.on('tlsClientError', () => undefined);
  const signpost = createServer(showTheWay);
  const door = createDoor((socket) => sortByFirstByte(socket, server, signpost));
  return { door, server, close: () => closed(door, [server, signpost]) };
}

/** With it every TLS connection begins, and no line of http. */
const HANDSHAKE = 22;
const PATIENCE = 10_000;

/**
 * Somebody who types the address without its beginning gets to the same port by plain http.
 * @param {import('node:net').Socket} socket
 * @param {import('node:net').Server} secure
 * @param {import('node:net').Server} plain
 */
function sortByFirstByte(socket, secure, plain) {
  const giveUp = () => socket.destroy();
  socket.setTimeout(PATIENCE, giveUp);
  socket.on('error', giveUp);
  socket.once('data', (first) => {
    socket.pause();
    socket.off('timeout', giveUp);
    socket.setTimeout(0);
    socket.unshift(first);
    (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
    process.nextTick(() => socket.resume());
  });
}

/** @type {import('node:http').RequestListener} */
function showTheWay(request, response) {
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  const host = request.headers.host ?? '';
  // What is no name of a host would lead elsewhere.
  if (!/^[\w.:[\]-]+$/.test(host)) return void response.writeHead(400).end('This server speaks https.\n');
  response.setHeader('Location', `https://${host}${request.url ?? '/'}`);
  response.writeHead(308).end(`This server speaks https: https://${host}\n`);
}

/**
 * @param {import('node:net').Server} door
 * @param {readonly import('node:http').Server[]} servers
 * @returns {Promise<void>}
 */
function closed(door, servers) {
  return new Promise((resolve) => {
    door.close(() => resolve());
    for (const server of servers) server.closeAllConnections();
  });
}
