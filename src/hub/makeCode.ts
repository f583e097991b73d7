import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@/live/invite';

export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}
