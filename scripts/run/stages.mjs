// @ts-check
/** Runs stages in parallel, as far as there are cores for them, and reports how far they are. */
import { availableParallelism } from 'node:os';

import { runCommand } from './command.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: readonly string[],
 *   cores?: number, after?: string, count?: (output: string) => Count }} Stage
 *   `cores`: how many it keeps busy, one if left out. `after`: the stage that has to be over first.
 * @typedef {{ name: string, seconds: number, passed: number, failed: number }} Ran
 */

export const CORES = availableParallelism();
/** On a screen that is not redrawn, progress is a line now and then. */
const REPORT_EVERY = 15_000;

/**
 * All of them, even when an earlier one failed; a failed one shows its output.
 * @param {readonly Stage[]} stages
 * @returns {Promise<readonly Ran[]>}
 */
export async function runStages(stages) {
  const begun = Date.now();
  const waiting = [...stages];
  /** @type {Ran[]} */
  const ran = [];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = CORES;
  /** @type {Map<string, number>} */
  const reported = new Map();

  /** @param {Stage} stage */
  const ready = ({ after }) =>
    after === undefined || (!running.has(after) && !waiting.some(({ name }) => name === after));
  /** @param {Stage} stage */
  const needs = ({ cores = 1 }) => Math.min(cores, CORES);
  const clock = () =>
    `${Math.floor((Date.now() - begun) / 60_000)}:${String(Math.floor((Date.now() - begun) / 1000) % 60).padStart(2, '0')}`;

  /** @param {string} stage @param {string} line */
  function progress(stage, line) {
    const at = /^(?:ok|FAIL)\s+(\d+ of \d+)/.exec(line)?.[1];
    const failed = line.startsWith('FAIL');
    if (at === undefined) return;
    if (!failed && Date.now() - (reported.get(stage) ?? 0) < REPORT_EVERY) return;
    reported.set(stage, Date.now());
    console.log(`      ${clock().padStart(5)}  ${stage.padEnd(10)} ${failed ? line : at}`);
  }

  /** @param {Stage} stage */
  async function run(stage) {
    const started = Date.now();
    const { ok, output } = await runCommand(stage.command, (line) => progress(stage.name, line));
    const seconds = (Date.now() - started) / 1000;
    const count = addUp(ok, stage.count?.(output));
    ran.push({ name: stage.name, seconds, ...count });
    if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
    const detail = stage.count ? `  ${count.passed} passed, ${count.failed} failed` : '';
    console.log(
      `${count.failed > 0 ? 'FAIL' : 'ok  '}  ${clock().padStart(5)}  ${stage.name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}${detail}`,
    );
    free += needs(stage);
    running.delete(stage.name);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((stage) => ready(stage) && needs(stage) <= free);
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    free -= needs(next);
    running.set(next.name, run(next));
  }
  return ran;
}

/**
 * A stage that fails without a failed test (a crash, a report that is missing) still counts as one.
 * @param {boolean} ok
 * @param {Count | undefined} count
 * @returns {Count}
 */
function addUp(ok, count) {
  if (!count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok ? count : { passed: count.passed, failed: Math.max(count.failed, 1) };
}
