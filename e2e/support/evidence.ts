import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OpenApp } from './openApp';

const FOLDER = join(process.cwd(), '.cache', 'e2e');
/** A page that hangs gives no picture: the rest must not wait for it. */
const PICTURE_LIMIT = 20_000;

/** What a failed evening leaves: a picture of every page, everything the browser said, a trace. Returns the folder. */
export async function keepEvidence(name: string, error: unknown, app: OpenApp | undefined): Promise<string> {
  const folder = join(FOLDER, name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = [name, '', error instanceof Error ? (error.stack ?? error.message) : String(error), ''];
  for (const [index, page] of (app?.pages() ?? []).entries()) {
    const file = `page-${index + 1}.png`;
    const picture = await page.screenshot({ path: join(folder, file), timeout: PICTURE_LIMIT }).then(
      () => file,
      (reason: unknown) => `no picture: ${String(reason)}`,
    );
    lines.push(`${page.url()}: ${picture}`);
  }
  const trace = await app?.keepTrace(join(folder, 'trace.zip'));
  if (trace) lines.push(`npx playwright-core show-trace ${trace}`);
  writeFileSync(join(folder, 'failure.txt'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'console.txt'), `${(app?.console() ?? []).join('\n')}\n`);
  return folder;
}
