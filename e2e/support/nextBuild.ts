import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DIST } from '../../scripts/build.mjs';
import { WORKER, writeServiceWorker } from '../../scripts/serviceWorker.mjs';

/** What is served next: the build that was tested so far, changed; the folder is gone afterwards. */
export async function withCopy(
  change: (folder: string) => Promise<void> | void,
  serve: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    cpSync(DIST, folder, { recursive: true });
    await change(folder);
    await serve(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As if one line of the app had changed: its main file has another name, and the old one is gone. */
export async function makeNextBuild(folder: string): Promise<void> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const before = /_expo\/static\/js\/web\/index-[0-9a-f]+\.js/.exec(html)?.[0];
  if (!before) throw new Error('the page names no main file');
  const code = `${readFileSync(join(folder, before), 'utf8')}\ndocument.documentElement.dataset.build = 'next';\n`;
  const after = before.replace(/[0-9a-f]+(?=\.js$)/, createHash('md5').update(code).digest('hex'));
  for (const old of [before, 'index.html', WORKER]) {
    for (const ending of ['', '.br', '.gz']) rmSync(join(folder, old + ending), { force: true });
  }
  writeFileSync(join(folder, after), code);
  writeFileSync(join(folder, 'index.html'), html.replaceAll(before, after));
  await writeServiceWorker(folder);
}
