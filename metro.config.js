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

/** What the first load would carry and never run, 47 kB of it when compressed. */
function isDeadWeight(context, name, platform) {
  // expo-sqlite asks for it in development only.
  if (name === 'expo/devtools') return !context.dev;
  if (platform !== 'web') return false;
  const [, importer = ''] =
    /node_modules[\\/](@[\w-]+[\\/][\w-]+|[\w-]+)/.exec(context.originModulePath) ?? [];
  const wholly = DEAD_WEIGHT[importer.replace('\\', '/')];
  return wholly !== undefined && wholly.test(name);
}

/** By the package that asks for it. */
const DEAD_WEIGHT = {
  // Headers and buttons of the navigator's own, and the colours it mixes for them: every screen here brings its header.
  '@react-navigation/elements':
    /^(color|\.\/(Header\/Header|Header\/HeaderBackButton|Header\/HeaderBackground|Header\/HeaderButton|Header\/HeaderTitle|Badge|Button|Label\/Label|Lazy|MissingIcon|PlatformPressable|ResourceSavingView|Text)\.js|\.\/assets\/.*\.png)$/,
  // There is one stack of screens, no drawer and no tabs.
  '@react-navigation/routers': /^\.\/(Drawer|Tab)Router\.js$/,
  // Links are buttons here, nothing is drawn on a server, and no list of ours sits under a tab.
  '@react-navigation/native':
    /^\.\/(createStandardNavigationFactories|Link|ServerContainer|useLinkProps|useLinkTo|useRoutePath|useScrollToTop)\.js$/,
  // A provider for components, with the assets it could begin with: the storage is opened by hand.
  // Queries in template strings, and sessions, are two more ways to ask.
  'expo-sqlite': /^\.\/(hooks|SQLiteTaggedQuery|SQLiteSession)$/,
  // Names by hash (ours are random), what waits for a permission, and objects that live outside JavaScript.
  'expo-modules-core':
    /^(\.\/uuid|\.\.\/uuid\/index\.web|\.\/PermissionsHook|\.\/hooks\/useReleasing\w+|\.\/worklets)$/,
  // The picture in a header's back button.
  '@react-navigation/native-stack': /^react-native-web\/dist\/exports\/Image$/,
  // `Animated` brings lists and pictures along, a double for tests, and ways to move that nothing here has: what slides
  // has its own time.
  'react-native-web':
    /^\.\/(AnimatedMock|components\/Animated(FlatList|SectionList|Image)|animations\/(Decay|Spring)Animation)$/,
};

module.exports = config;
