import { phrase, refusal, type Phrase, type Refusal } from '@/engine';

/** Carries a refusal out while a file is read; it never leaves this folder. */
export class BadBackup extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export function refuse(code: string, message: Phrase, path?: string): never {
  throw new BadBackup(refusal(code, message, path));
}

export function refuseLine(code: string, line: number, reason: Phrase, path = ''): never {
  refuse(code, phrase('backup.badLine', { line, reason }), path === '' ? `[${line}]` : `[${line}].${path}`);
}
