import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openNodeDriver } from '../../../__tests__/support/nodeDriver';

const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let files = 0;

/**
 * A copy of a kept database (`schema-2`), in English, changed by some SQL. It is deleted with the process. Its bin is
 * empty: what is there for too long is deleted, and would look lost.
 */
export async function worldFile(name: string, change = ''): Promise<string> {
  const file = join(folder, `${(files += 1)}.db`);
  copyFileSync(join(process.cwd(), '__tests__', 'fixtures', `${name}.db`), file);
  const sql = await openNodeDriver(file);
  await sql.exec(`UPDATE setting SET value = replace(value, '"pl"', '"en"') WHERE key = 'preferences'`);
  await sql.exec('UPDATE session SET deleted_at = NULL');
  if (change !== '') await sql.exec(change);
  await sql.close();
  return file;
}

export function freshFile(): string {
  return join(folder, `${(files += 1)}.db`);
}
