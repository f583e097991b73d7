const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build loads SQLite as a wasm asset.
config.resolver.assetExts.push('wasm');

// This package sends browsers to a file that its own exports leave out, and Metro warns of it at every build.
const hashes = path.dirname(require.resolve('@noble/hashes/sha2'));
config.resolver.resolveRequest = (context, name, platform) =>
  name === '@noble/hashes/crypto'
    ? { type: 'sourceFile', filePath: path.join(hashes, 'esm', 'crypto.js') }
    : context.resolveRequest(context, name, platform);

module.exports = config;
