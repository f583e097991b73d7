import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { liveSizeRows } from './liveSize';
import type { Row } from './row';

const DIST = path.join(import.meta.dirname, '../dist');
const BAR = 290;

/** What a browser downloads before the first screen, and what comes after it. */
export async function webRows(): Promise<readonly Row[]> {
  const what = 'web: initial JavaScript, gzip';
  const page = path.join(DIST, 'index.html');
  if (!existsSync(page)) {
    return [{ what, measured: 'no dist/ (npm start builds it)', bar: `≤ ${BAR} kB`, ok: null }];
  }
  const initial = [...readFileSync(page, 'utf8').matchAll(/<script[^>]+src="\/?([^"?]+)"/g)].map(
    ([, src = '']) => path.join(DIST, src),
  );
  const files = filesIn(DIST);
  const later = files.filter((file) => file.endsWith('.js') && !initial.includes(file));
  const workers = later.filter((file) => /worker/i.test(path.basename(file)));
  const chunks = later.filter((file) => !workers.includes(file));
  const wasm = files.filter((file) => file.endsWith('.wasm'));
  const start = kilobytes(initial);
  return [
    { what, measured: `${start} kB`, bar: `≤ ${BAR} kB`, ok: initial.length > 0 && start <= BAR },
    { what: 'web: loaded later, gzip', measured: sizes({ chunks, workers, wasm }), bar: '–', ok: null },
    ...(await liveSizeRows()),
  ];
}

function sizes(groups: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(groups)
    .map(([name, files]) => `${name} ${kilobytes(files)} kB (${files.length})`)
    .join(', ');
}

function kilobytes(files: readonly string[]): number {
  return Math.round(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name);
    return statSync(full).isDirectory() ? filesIn(full) : [full];
  });
}
