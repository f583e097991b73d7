import { build, type Plugin } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './row';

const SRC = path.join(import.meta.dirname, '../src');
const BAR = 8;

/** Only what was written for shared tables: the engine, the shapes and the hashes are there for other screens, too. */
const onlyLive: Plugin = {
  name: 'only-live',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path: name, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const from = name.startsWith('@/') ? path.join(SRC, name.slice(2)) : path.resolve(resolveDir, name);
      const isLive = /^[.@]\/|^\.\./.test(name) && /^(state[\\/])?live[\\/]/.test(path.relative(SRC, from));
      return isLive ? undefined : { path: name, external: true };
    });
  },
};

/** They come in the chunk of the later screens, so their part of it is measured by itself. */
export async function liveSizeRows(): Promise<readonly Row[]> {
  const table = await sizeOf('liveTable.ts');
  const all = await sizeOf('liveParts.ts');
  return [
    {
      what: 'web: what keeps a shared table in step, gzip',
      measured: `${table.toFixed(1)} kB`,
      bar: `≤ ${BAR} kB`,
      ok: table <= BAR,
    },
    {
      what: 'the same with joining, the pen and secret choices',
      measured: `${all.toFixed(1)} kB`,
      bar: '–',
      ok: null,
    },
  ];
}

async function sizeOf(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(SRC, 'state/live', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [onlyLive],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1000;
}
