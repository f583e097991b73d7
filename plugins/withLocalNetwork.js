// @ts-check
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

/**
 * A shared table is on a computer in the same Wi-Fi, which has no certificate: Android has to be asked for connections
 * without one. It cannot be limited to local addresses there; the app itself connects only where somebody sent it.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = function withLocalNetwork(config) {
  return withAndroidManifest(config, (mod) => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults);
    app.$['android:usesCleartextTraffic'] = 'true';
    return mod;
  });
};
