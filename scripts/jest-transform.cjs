/**
 * TypeScript to CommonJS for the tests of pure code. esbuild takes milliseconds where Babel with Expo's preset takes
 * minutes on a cold cache; `import()` becomes `require`, as jest runs CommonJS.
 */
const { createHash } = require('node:crypto');
const { extname } = require('node:path');
const { transformSync, version } = require('esbuild');

/** @type {import('esbuild').TransformOptions} */
const OPTIONS = {
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'external',
  supported: { 'dynamic-import': false },
};
/** @type {Readonly<Record<string, import('esbuild').Loader>>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mts': 'ts', '.jsx': 'jsx' };
const SETTINGS = version + JSON.stringify(OPTIONS);

module.exports = {
  /** @param {string} source @param {string} file */
  getCacheKey: (source, file) =>
    createHash('sha256').update(`${SETTINGS}\0${file}\0`).update(source).digest('hex'),
  /** @param {string} source @param {string} file */
  process: (source, file) =>
    transformSync(source, { ...OPTIONS, loader: LOADERS[extname(file)] ?? 'js', sourcefile: file }),
};
