import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress, exportApp } from '../../scripts/build.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const SHOWN = 'Nothing here';

/** What the empty app shows, as a selector. */
export const EMPTY_SHOWN = `[data-testid="${SHOWN}"]`;

const FILES = {
  'package.json': JSON.stringify({ name: 'empty', version: '1.0.0', main: 'index.js' }),
  'app.json': JSON.stringify({
    expo: { name: 'empty', slug: 'empty', platforms: ['web'], web: { bundler: 'metro', output: 'single' } },
  }),
  'babel.config.js': `module.exports = { presets: [${JSON.stringify(path.join(ROOT, 'node_modules/babel-preset-expo'))}] };`,
  'metro.config.js': `
    const config = require('expo/metro-config').getDefaultConfig(__dirname);
    config.watchFolders = [${JSON.stringify(path.join(ROOT, 'node_modules'))}];
    module.exports = config;`,
  'index.js': `
    import { registerRootComponent } from 'expo';
    import { StatusBar } from 'expo-status-bar';
    import { createElement } from 'react';
    import { Text, View } from 'react-native';
    registerRootComponent(() =>
      createElement(View, { style: { flex: 1, alignItems: 'center', justifyContent: 'center' } },
        createElement(Text, { testID: '${SHOWN}' }, '${SHOWN}'),
        createElement(StatusBar, { style: 'auto' })));`,
};

/**
 * The app that Expo's own template makes, on the SDK that we use, built and compressed as ours is. It is inside the
 * project, so that it finds the same packages.
 */
export async function buildEmptyApp(): Promise<string> {
  const project = path.join(ROOT, '.cache', 'bench-empty');
  const dist = path.join(project, 'dist');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const [name, body] of Object.entries(FILES)) writeFileSync(path.join(project, name), body);
  await exportApp('web', dist, project);
  await compress(dist);
  return dist;
}
