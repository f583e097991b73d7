// @ts-check
/** TLS of the app's server: a certificate and its key from two files, read again when they change. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';

/**
 * @typedef {{ cert: string, key: string }} Pair PEM
 * @typedef {{ pair: Pair, leaf: X509Certificate }} Checked
 * @typedef {object} Certificate
 * @property {Pair} pair
 * @property {() => readonly string[]} names what phones may call this server: its names and addresses, no patterns
 * @property {(name: string) => boolean} covers
 * @property {(server: import('node:tls').Server, say: (words: string) => void) => () => void} keepFresh looks at the
 *   files now and then, and at once on SIGHUP; what it returns ends that
 */

const LOOK_EVERY = 1000;

/**
 * Null where there is to be none; a sentence where there is to be one and cannot be.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(words: string) => void} [say]
 * @returns {Certificate | string | null}
 */
export function openCertificate(env, say = () => undefined) {
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  if (!cert && !key) return null;
  if (!cert || !key)
    return `TLS needs two files, and ${cert ? 'TLS_KEY' : 'TLS_CERT'} is missing. ${FOR_EXAMPLE}`;
  try {
    const first = check(readPair(cert, key));
    if (hasEnded(first)) say(`The certificate in ${cert} ended on ${endOf(first)}: browsers will warn.`);
    return certificateOf(first, () => readPair(cert, key));
  } catch (error) {
    return `${/** @type {Error} */ (error).message} ${FOR_EXAMPLE}`;
  }
}

const FOR_EXAMPLE =
  'For example: TLS_CERT=/etc/foothold/fullchain.pem TLS_KEY=/etc/foothold/privkey.pem npm start';

/**
 * @param {Checked} first
 * @param {() => Pair} readAgain
 * @returns {Certificate}
 */
function certificateOf(first, readAgain) {
  let now = first;
  return {
    get pair() {
      return now.pair;
    },
    names: () => namesOf(now.leaf).filter((name) => !name.includes('*')),
    covers: (name) => isCovered(now.leaf, name),
    keepFresh: (server, say) => {
      let seen = same(now.pair);
      let settled = seen;

      /** @param {boolean} atOnce */
      function look(atOnce) {
        const found = attempt(readAgain);
        const text = 'value' in found ? same(found.value) : found.why;
        // Two files are never written in one moment: the second look finds them at rest.
        const isAtRest = atOnce || text === seen;
        seen = text;
        if (text === settled || !isAtRest) return;
        settled = text;
        if (text === same(now.pair)) return;
        const next = 'value' in found ? attempt(() => fresh(found.value)) : found;
        if ('why' in next) return say(`The certificate stays as it was. ${next.why}`);
        now = next.value;
        // Wires that are open keep what they were opened with.
        server.setSecureContext(now.pair);
        say(`The new certificate is in use, until ${endOf(now)}.`);
      }

      const timer = setInterval(() => look(false), LOOK_EVERY);
      timer.unref();
      const hangUp = () => look(true);
      process.on('SIGHUP', hangUp);
      return () => {
        clearInterval(timer);
        process.off('SIGHUP', hangUp);
      };
    },
  };
}

/** @param {Pair} pair */
function fresh(pair) {
  const checked = check(pair);
  if (hasEnded(checked)) throw new Error(`The new one ended on ${endOf(checked)}.`);
  return checked;
}

/**
 * @template T
 * @param {() => T} work
 * @returns {{ value: T } | { why: string }}
 */
function attempt(work) {
  try {
    return { value: work() };
  } catch (error) {
    return { why: /** @type {Error} */ (error).message };
  }
}

/** @param {Pair} pair */
function same({ cert, key }) {
  return JSON.stringify([cert, key]);
}

/** @param {string} cert @param {string} key @returns {Pair} */
function readPair(cert, key) {
  return { cert: readPem('TLS_CERT', cert), key: readPem('TLS_KEY', key) };
}

/** @param {string} name @param {string} path */
function readPem(name, path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${name}: ${path} cannot be read: ${REASONS[code] ?? code}.`);
  }
}

/** @type {Readonly<Record<string, string>>} */
const REASONS = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of that path is a file',
};

/** @param {Pair} pair @returns {Checked} */
function check(pair) {
  const leaf = parse(() => new X509Certificate(pair.cert), 'TLS_CERT holds no certificate in PEM.');
  const key = parse(() => createPrivateKey(pair.key), 'TLS_KEY holds no private key in PEM that is open.');
  if (!leaf.checkPrivateKey(key)) throw new Error('TLS_KEY is not the key of TLS_CERT.');
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new Error(`TLS does not take them: ${/** @type {Error} */ (error).message}.`);
  }
  return { pair, leaf };
}

/**
 * @template T
 * @param {() => T} read
 * @param {string} words
 */
function parse(read, words) {
  try {
    return read();
  } catch {
    throw new Error(words);
  }
}

/** @param {Checked} checked */
function hasEnded({ leaf }) {
  return Date.parse(leaf.validTo) < Date.now();
}

/** @param {Checked} checked */
function endOf({ leaf }) {
  return new Date(leaf.validTo).toISOString().slice(0, 10);
}

/** @param {X509Certificate} leaf */
function namesOf({ subjectAltName = '' }) {
  return [...subjectAltName.matchAll(/(?:DNS|IP Address):([^\s,"]+)/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
}

/** @param {X509Certificate} leaf @param {string} name */
function isCovered(leaf, name) {
  const bare = name.replace(/^\[|\]$/g, '');
  try {
    return (isIP(bare) === 0 ? leaf.checkHost(bare) : leaf.checkIP(bare)) !== undefined;
  } catch {
    // A visitor writes it, and there are names that it does not take.
    return false;
  }
}
