import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';

export const NAME_MAX = 40;

/** Control characters, line breaks, and the marks that turn the direction of everything around them. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Invisible characters: a name made only of these looks empty. */
const INVISIBLE = /[\s\p{Cf}\p{Z}\u115F\u1160\u3164\uFE00-\uFE0F]/gu;

/** A name of a person or a group as somebody typed it: trimmed, 1 to 40 characters, whatever the script. */
export function readName(typed: string): Result<string, Refusal> {
  const name = typed.trim().normalize('NFC');
  if (UNWANTED.test(name)) return err(refusal('name-unwanted', phrase('data.nameUnwanted')));
  if (name.replace(INVISIBLE, '') === '') return err(refusal('name-empty', phrase('data.nameEmpty')));
  // Code points, so that an emoji counts as one and not as two halves.
  const length = [...name].length;
  if (length > NAME_MAX)
    return err(refusal('name-too-long', phrase('data.nameTooLong', { max: NAME_MAX, length })));
  return ok(name);
}

/** SQLite's NOCASE knows ASCII only: Łucja and łucja are the same person. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
