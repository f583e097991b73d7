// @ts-check
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

/**
 * Runs TypeScript for Node and gives what it exports. Bundled in memory at every start: three times as fast as a
 * TypeScript loader, and never stale. As CommonJS, so that what a game loads lazily for its screens (React among it)
 * stays an unopened `require`.
 * @param {string} main
 * @returns {Promise<unknown>}
 */
export async function runBundled(main) {
  const { outputFiles } = await build({
    entryPoints: [main],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
  });
  const module = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['require', 'module', 'exports'], { filename: main })(
    createRequire(main),
    module,
    module.exports,
  );
  return module.exports;
}
