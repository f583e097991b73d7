import { randomInt } from 'node:crypto';

/** Said aloud and read off a screen across the table: no B and 8, I and 1, O and 0, S and 5, U and V, Z and 2. */
const SIGNS = 'ACDEFGHJKLMNPQRTUWXY234679';
const LENGTH = 6;

export function makeCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
