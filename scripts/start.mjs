// @ts-check
/**
 * `npm start`: the production web app on http://localhost:8080, built first if its sources changed, and the hub for
 * tables on several phones. `npm start -- --alone` leaves the hub out.
 */
import { buildWeb, DIST } from './build.mjs';
import { openHub } from './hub.mjs';
import { chooseCertificate, choosePort, serveUntilInterrupted } from './serve.mjs';

const isAlone = process.argv.includes('--alone');

// Before the build: nobody should wait half a minute to hear that the port is taken, or the folder no good.
const port = await choosePort();
const certificate = port === undefined ? undefined : chooseCertificate();
const hub = certificate === undefined || isAlone ? undefined : await openHub(certificate);
if (port !== undefined && certificate !== undefined && (hub || isAlone)) {
  if (await isBuilt()) await serveUntilInterrupted(DIST, port, certificate, hub);
  else await hub?.close();
}

async function isBuilt() {
  try {
    await buildWeb();
    return true;
  } catch (error) {
    console.error(`The web app could not be built: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
    return false;
  }
}
