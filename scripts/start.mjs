// @ts-check
/** `npm start`: the production web app on http://localhost:8080, built first if its sources changed. */
import { buildWeb, DIST } from './build.mjs';
import { choosePort, serveUntilInterrupted } from './serve.mjs';

try {
  // Before the build: nobody should wait half a minute to hear that the port is taken.
  const port = await choosePort();
  if (port !== undefined) {
    await buildWeb();
    await serveUntilInterrupted(DIST, port);
  }
} catch (error) {
  console.error(`The web app could not be built: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
