// @ts-check
/**
 * `npm test`: everything that can be checked by a machine, in one run. Every stage runs even when an earlier one
 * failed, none can be skipped, and the last line sums it all up. `--only=<stage>` is for developers at work.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: readonly [string, ...string[]],
 *   count?: (output: string) => Count | undefined }} Stage
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** A stage that hangs is a failed one, not a run without an end. */
const LONGEST_MINUTES = 30;
const jestReport = join(root, '.cache', 'jest.json');

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'rooms', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'app'] },
  { name: 'dead-code', command: ['knip'] },
  { name: 'texts', command: ['tsx', 'scripts/check-i18n.mts'] },
  {
    name: 'jest',
    command: ['jest', '--ci', '--json', `--outputFile=${jestReport}`],
    count: countJest,
  },
  { name: 'web', command: ['node', 'scripts/build.mjs'] },
  { name: 'browser', command: ['node', '--import', 'tsx', 'scripts/e2e.mjs'], count: countBrowser },
];

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const stages = STAGES.filter(({ name }) => only === undefined || name === only);
if (stages.length === 0) {
  console.error(`There is no stage "${only}". There are: ${STAGES.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
mkdirSync(dirname(jestReport), { recursive: true });
rmSync(jestReport, { force: true });

let passed = 0;
let failed = 0;
for (const stage of stages) {
  const started = Date.now();
  const { ok, output } = await run(stage.command);
  const count = addUp(ok, stage.count?.(output));
  passed += count.passed;
  failed += count.failed;
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const detail = stage.count ? `  ${count.passed} passed, ${count.failed} failed` : '';
  if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(
    `${count.failed > 0 ? 'FAIL' : 'ok  '}  ${stage.name.padEnd(10)} ${seconds.padStart(8)}${detail}`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/**
 * A stage that fails without a failed test (a crash, a coverage gap, a report that is missing) still counts as one.
 * @param {boolean} ok
 * @param {Count | undefined} count
 * @returns {Count}
 */
function addUp(ok, count) {
  if (!count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok ? count : { passed: count.passed, failed: Math.max(count.failed, 1) };
}

/**
 * @param {readonly [string, ...string[]]} command
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A process group of its own, so that ending it ends what it started.
      detached: process.platform !== 'win32',
    });
    let output = '';
    /** @param {Buffer} part */
    const keep = (part) => void (output += part.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () =>
      void (child.pid && process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL'));
    const interrupt = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const limit = setTimeout(() => {
      output += `\nEnded: it took longer than ${LONGEST_MINUTES} minutes.\n`;
      end();
    }, LONGEST_MINUTES * 60_000);
    /** @param {boolean} ok */
    const finish = (ok) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += `\n${error.message}`;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** Skipped and to-do tests are failures, and so is a file that cannot be loaded. */
function countJest() {
  if (!existsSync(jestReport)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(jestReport, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

/** @param {string} output */
function countBrowser(output) {
  const line = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return line ? { passed: Number(line[1]), failed: Number(line[2]) } : { passed: 0, failed: 1 };
}
