import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FIXTURES = '__tests__/fixtures';
/** A phrase as it lies in a stored log or database: `key` comes first in it. */
const PHRASE = /\{\s*"key":\s*"([\w.-]+)"/g;

/**
 * The keys of all phrases that are stored with games of older versions, by file. A stored game keeps its words, so these
 * need words as long as the game can be opened.
 */
export function storedKeys(root: string, game?: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = path.join(root, FIXTURES, game ?? '');
  const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return new Map(
    files
      .filter((file) => file.isFile())
      // Databases are read as bytes: the JSON in them is plain text.
      .map(({ name }) => [name, readFileSync(path.join(folder, name), 'latin1')] as const)
      .map(([name, text]) => [name, new Set([...text.matchAll(PHRASE)].map(([, key]) => key ?? ''))]),
  );
}
