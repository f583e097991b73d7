import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** Whose choice it is, in which wizard. */
export interface SealPlace {
  readonly wizard: string;
  readonly seat: string;
}

export interface Sealed {
  /** Published at once: nobody can change the choice afterwards. */
  readonly hash: string;
  /** Nothing in it can be read without the secret of the table. */
  readonly box: string;
}

/** `salt`: random, as hex, never used twice. Without it a choice of two could be guessed from its hash. */
export function seal(place: SealPlace, choice: unknown, secret: string, salt: string): Sealed {
  const words = utf8ToBytes(JSON.stringify(choice));
  return {
    hash: hashOfChoice(place, choice, salt),
    box: `${salt}.${bytesToHex(veil(words, place, secret, salt))}`,
  };
}

/** The choice in the box; null where it is not the one that was sealed. */
export function unseal(
  place: SealPlace,
  { hash, box }: Sealed,
  secret: string,
): { readonly choice: unknown } | null {
  const [salt = '', veiled = ''] = box.split('.');
  try {
    const choice: unknown = JSON.parse(textOf(veil(hexToBytes(veiled), place, secret, salt)));
    return hashOfChoice(place, choice, salt) === hash ? { choice } : null;
  } catch {
    return null;
  }
}

/** Not every phone has a TextDecoder. */
function textOf(bytes: Uint8Array): string {
  return decodeURIComponent(bytesToHex(bytes).replace(/../g, '%$&'));
}

function hashOfChoice({ wizard, seat }: SealPlace, choice: unknown, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([wizard, seat, choice, salt]))));
}

/** Adds a stream that only the secret gives; the same once more takes it away. */
function veil(bytes: Uint8Array, { wizard, seat }: SealPlace, secret: string, salt: string): Uint8Array {
  const start = sha256(utf8ToBytes(JSON.stringify([secret, wizard, seat, salt])));
  const veiled = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += start.length) {
    const stream = sha256(concatBytes(start, utf8ToBytes(`${at}`)));
    for (let i = 0; i < stream.length && at + i < bytes.length; i += 1)
      veiled[at + i] = (bytes[at + i] ?? 0) ^ (stream[i] ?? 0);
  }
  return veiled;
}
