const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build loads SQLite as a wasm asset.
config.resolver.assetExts.push('wasm');

// This package sends browsers to a file that its own exports leave out, and Metro warns of it at every build.
const hashes = path.dirname(require.resolve('@noble/hashes/sha2'));
config.resolver.resolveRequest = (context, name, platform) => {
  if (name === '@noble/hashes/crypto')
    return { type: 'sourceFile', filePath: path.join(hashes, 'esm', 'crypto.js') };
  if (isDeadWeight(context, name, platform)) return { type: 'empty' };
  return context.resolveRequest(context, name, platform);
};

/** What the first load would carry and never run, 24 kB of it when compressed. */
function isDeadWeight(context, name, platform) {
  // expo-sqlite asks for it in development only.
  if (name === 'expo/devtools') return !context.dev;
  // The navigator mixes colours for headers and buttons of its own; every screen here brings its own header.
  if (name === 'color')
    return platform === 'web' && /@react-navigation[\\/]elements/.test(context.originModulePath);
  // Lists that scroll are on later screens, and none of them is an animated one; `Animated` brings both kinds along.
  return platform === 'web' && /^\.\/components\/Animated(Flat|Section)List$/.test(name);
}

module.exports = config;
