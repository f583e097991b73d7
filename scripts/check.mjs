// @ts-check
/**
 * `npm run check`: types, format, lint and the tests of what changed, for the person at work. What changed is what is
 * not committed, or, in a clean tree, the last commit; `npm run check -- <revision>` is all since then.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './run/command.mjs';
import { countJest, forgetReports, JEST_REPORT } from './run/reports.mjs';
import { CORES, runStages } from './run/stages.mjs';

const since = process.argv[2];
const changed = listChanged().filter((file) => existsSync(join(ROOT, file)));
const code = changed.filter((file) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(file));
/** Jest knows who imports a file; what only the browser runs is for `npm test`. */
const tested = code.filter((file) => /^(src|app|__tests__)\//.test(file));
/** Stores and screens load every game as a whole: a change in one game's rules shows in the game tests first. */
const onlyGames = tested.every((file) => /^(src|__tests__)\/games\/.*\.ts$/.test(file));

console.log(changed.length === 0 ? 'Nothing has changed.' : `Changed: ${changed.join(', ')}`);
forgetReports();
const ran = await runStages([
  {
    name: 'types',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  ...(tested.length > 0
    ? [
        {
          name: 'jest',
          command: [
            'jest',
            `--maxWorkers=${CORES}`,
            ...(onlyGames ? ['--testPathIgnorePatterns=/__tests__/(app|data|state|ui)/'] : []),
            '--reporters=<rootDir>/scripts/jest-progress.cjs',
            '--json',
            `--outputFile=${JEST_REPORT}`,
            '--passWithNoTests',
            '--findRelatedTests',
            ...tested,
          ],
          count: countJest,
        },
      ]
    : []),
  ...(code.length > 0
    ? [
        {
          name: 'lint',
          command: [
            'eslint',
            '--max-warnings',
            '0',
            '--cache',
            '--cache-location',
            '.cache/eslint/',
            ...code,
          ],
        },
      ]
    : []),
  ...(changed.length > 0
    ? [{ name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...changed] }]
    : []),
  { name: 'rooms', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'app'] },
  { name: 'texts', command: ['tsx', 'scripts/check-i18n.mts'] },
]);
const failed = ran.reduce((sum, stage) => sum + stage.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(failed > 0 ? 'Something above failed.' : 'All well. `npm test` runs the rest.');

/** @returns {readonly string[]} */
function listChanged() {
  const open = since === undefined ? [...git('diff', '--name-only', 'HEAD'), ...untracked()] : [];
  if (open.length > 0) return open;
  return [...new Set([...git('diff', '--name-only', since ?? 'HEAD~1'), ...untracked()])];
}

function untracked() {
  return git('ls-files', '--others', '--exclude-standard');
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}
