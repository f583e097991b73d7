// @ts-check
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { AndroidConfig, withDangerousMod } = require('expo/config-plugins');

const INTERNET = 'android.permission.INTERNET';

/**
 * The app that people install may not use the network at all: nothing in it does, and so nobody has to believe it.
 * While it is being developed it fetches its code from the developer's machine, so those builds may.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = function withoutNetwork(config) {
  return withDangerousMod(AndroidConfig.Permissions.withBlockedPermissions(config, INTERNET), [
    'android',
    (mod) => {
      for (const variant of ['debug', 'debugOptimized']) {
        const path = join(mod.modRequest.platformProjectRoot, 'app', 'src', variant, 'AndroidManifest.xml');
        if (existsSync(path)) allowIn(path);
      }
      return mod;
    },
  ]);
};

/** @param {string} path */
function allowIn(path) {
  const manifest = readFileSync(path, 'utf8');
  if (manifest.includes(INTERNET)) return;
  const line = `\n    <uses-permission android:name="${INTERNET}"/>`;
  writeFileSync(path, manifest.replace(/(<manifest[^>]*>)/, `$1${line}`));
}
