// @ts-check
/**
 * `npm test`: everything that can be checked by a machine, in one run, on all cores. Every stage runs even when an
 * earlier one failed, none can be skipped, and the last line sums it all up. `--only=<stage>` is for people at work.
 */
import { countLastLine, countJest, forgetReports, JEST_REPORT, slowest } from './run/reports.mjs';
import { CORES, runStages } from './run/stages.mjs';

/** @type {readonly import('./run/stages.mjs').Stage[]} */
const STAGES = [
  // The longest first: short ones fill the gaps.
  {
    name: 'lint',
    command: ['eslint', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '.'],
  },
  { name: 'web', command: ['node', 'scripts/build.mjs'] },
  {
    name: 'types',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  { name: 'format', command: ['prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '.'] },
  { name: 'rooms', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'app'] },
  { name: 'dead-code', command: ['knip'] },
  { name: 'texts', command: ['tsx', 'scripts/check-i18n.mts'] },
  // Bundlers beside each other would fill the memory of a small machine.
  { name: 'phone', command: ['tsx', 'scripts/phone.mts'], after: 'web', count: countLastLine },
  {
    name: 'jest',
    command: [
      'jest',
      '--ci',
      '--maxWorkers=100%',
      '--reporters=<rootDir>/scripts/jest-progress.cjs',
      '--json',
      `--outputFile=${JEST_REPORT}`,
    ],
    cores: CORES,
    count: countJest,
  },
  {
    name: 'browser',
    command: ['node', '--import', 'tsx', 'scripts/e2e.mjs'],
    cores: CORES,
    after: 'web',
    count: countLastLine,
  },
];

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const stages = STAGES.filter(({ name }) => only === undefined || name === only);
if (stages.length === 0) {
  console.error(`There is no stage "${only}". There are: ${STAGES.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
forgetReports();
const ran = await runStages(stages);

const longest = slowest(10);
if (longest.length > 0) console.log('\nThe slowest ten:');
for (const { name, seconds } of longest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
const sum = (/** @type {(count: import('./run/stages.mjs').Count) => number} */ of) =>
  ran.reduce((total, stage) => total + of(stage), 0);
const failed = sum((stage) => stage.failed);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${sum((stage) => stage.passed)} passed, ${failed} failed`);
