// @ts-check
/** What every answer of the app's server says about safety and caching. Static hosts are told the same: staticHost.mjs. */

/** @type {Readonly<Record<string, string>>} */
export const SAFETY = {
  // react-native-web writes its styles into the page; SQLite is wasm in a worker.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The bundler puts the hash of the content into these names: such a file never changes. */
const HASHED = /[.-][0-9a-f]{20,}(@\dx)?\.[a-z0-9]+$/;

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';

/** @param {string} path */
export function cacheControlOf(path) {
  return HASHED.test(path) ? FOR_EVER : ASK_AGAIN;
}
