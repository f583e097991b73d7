// @ts-check
/** `npm start`: the production web app on http://localhost:8080, built first if its sources changed. */
import { buildWeb, DIST } from './build.mjs';
import { serveUntilInterrupted } from './serve.mjs';

try {
  console.log('Looking whether the web app has to be built (about half a minute when it has)…');
  await buildWeb();
  await serveUntilInterrupted(DIST);
} catch (error) {
  console.error(`The web app could not be built: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
