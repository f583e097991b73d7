// @ts-check
/** What jest and the browser evenings leave behind: how much passed, and what took longest. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './command.mjs';

/** @typedef {import('./stages.mjs').Count} Count */

const CACHE = join(ROOT, '.cache');
export const JEST_REPORT = join(CACHE, 'jest.json');
const BROWSER_REPORT = join(CACHE, 'browser.json');

/** A report of an earlier run must not pass for this one's. */
export function forgetReports() {
  mkdirSync(CACHE, { recursive: true });
  for (const report of [JEST_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
}

/**
 * Skipped and to-do tests are failures, and so is a file that cannot be loaded.
 * @returns {Count}
 */
export function countJest() {
  if (!existsSync(JEST_REPORT)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(JEST_REPORT, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

/** @param {string} output @returns {Count} */
export function countLastLine(output) {
  const line = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return line ? { passed: Number(line[1]), failed: Number(line[2]) } : { passed: 0, failed: 1 };
}

/**
 * Test files and evenings, the slowest first.
 * @param {number} most
 * @returns {readonly { name: string, seconds: number }[]}
 */
export function slowest(most) {
  const files = existsSync(JEST_REPORT) ? JSON.parse(readFileSync(JEST_REPORT, 'utf8')).testResults : [];
  const evenings = existsSync(BROWSER_REPORT) ? JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) : [];
  return [
    ...files.map((/** @type {{ name: string, startTime: number, endTime: number }} */ file) => ({
      name: relative(ROOT, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    })),
    ...evenings,
  ]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}
