import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** What is kept of a secret. */
export function secretHash(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`foothold ${secret}`)));
}

export function sameSecret(hash: string, secret: string): boolean {
  return hash === secretHash(secret);
}
