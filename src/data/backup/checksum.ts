import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

export interface Checksum {
  add(bytes: Uint8Array): void;
  /** Of what was added so far; more may follow. */
  hex(): string;
}

/** SHA-256 in pieces. In JavaScript: the platforms' own takes everything at once, or is missing over http. */
export function createChecksum(): Checksum {
  const hash = sha256.create();
  return {
    add: (bytes) => void hash.update(bytes),
    hex: () => bytesToHex(hash.clone().digest()),
  };
}

export function checksumOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
