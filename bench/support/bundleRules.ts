import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** A game's procedures, from JSON to an answer. */
export type Rules = Readonly<Record<string, (json: unknown) => unknown>>;

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * The rules as they are shipped: in one piece, and without the names that tsx gives every function while it runs, which
 * cost more than many a rule.
 */
export async function bundleRules(game: string, folder: string, sources = ROOT): Promise<Rules> {
  const outfile = path.join(folder, `${game}-${path.basename(sources)}.mjs`);
  await build({
    entryPoints: [path.join(sources, `src/games/${game}/rules/index.ts`)],
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./src/*'] } } },
    absWorkingDir: sources,
    alias: { '@': path.join(sources, 'src') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    outfile,
  });
  const { rules } = (await import(pathToFileURL(outfile).href)) as {
    rules: { procedures: Readonly<Record<string, Procedure>> };
  };
  return Object.fromEntries(
    Object.entries(rules.procedures).map(([name, procedure]) => [
      name,
      typeof procedure === 'function' ? procedure : (json: unknown) => procedure.headless(json),
    ]),
  );
}

/** In release 0.2.0 a procedure was a function. */
type Procedure = ((json: unknown) => unknown) | { headless(json: unknown): unknown };

/** The sources of an earlier commit in a folder of their own; null where the history is not there. */
export function sourcesOf(commit: string, folder: string): string | null {
  const { status, stdout } = spawnSync('git', ['archive', commit, 'src'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  if (status !== 0) return null;
  const sources = path.join(folder, commit);
  mkdirSync(sources);
  const tar = path.join(folder, `${commit}.tar`);
  writeFileSync(tar, stdout);
  if (spawnSync('tar', ['xf', tar, '-C', sources]).status !== 0) return null;
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(sources, 'node_modules'));
  return sources;
}
