// @ts-check

/** The paths that lead into a game: a hand-over, and a seat at a shared table. */
const PATHS = ['/handover', '/t/'];

/**
 * Links of the web app open the installed app where one is: cameras read `https` codes, and not all of them read ours.
 * The address is known to whoever builds for a store: EXPO_PUBLIC_WEB_HOST, without a scheme. That server says in
 * /.well-known which apps may have its links (docs/device-checklist.md).
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = function withWebLinks(config) {
  const host = process.env.EXPO_PUBLIC_WEB_HOST;
  if (!host) return config;
  return {
    ...config,
    ios: {
      ...config.ios,
      associatedDomains: [...(config.ios?.associatedDomains ?? []), `applinks:${host}`],
    },
    android: {
      ...config.android,
      intentFilters: [
        ...(config.android?.intentFilters ?? []),
        {
          action: 'VIEW',
          autoVerify: true,
          category: ['DEFAULT', 'BROWSABLE'],
          data: PATHS.map((pathPrefix) => ({ scheme: 'https', host, pathPrefix })),
        },
      ],
    },
  };
};
