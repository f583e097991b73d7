import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { isFree, poolFile } from './poolFile';
import { POOL_HEADER } from './poolHeader';

const NAME = 'foothold.db';

/** Folders of copies; they are deleted with the process. */
const folder = mkdtempSync(join(tmpdir(), 'taken-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Copies the browser's database to Node, with the journal of a write that was cut short. */
export async function takeDatabase(page: Page): Promise<string> {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const name of [NAME, `${NAME}-journal`]) {
    const file = await poolFile(page, name);
    if (file) await isFree(file);
    const data = await file?.evaluate(async (held, header) => {
      const content = (await held.getFile()).slice(header);
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(content);
      });
    }, POOL_HEADER);
    if (data !== undefined)
      writeFileSync(join(copy, name), Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
  }
  return join(copy, NAME);
}
