/** One line per test file, `n of m  seconds  path`, while somebody waits; jest's own summary says what failed. */
const { relative } = require('node:path');

module.exports = class Progress {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.done = 0;
  }

  onTestResult(test, result, { numTotalTestSuites }) {
    this.done += 1;
    const failed = result.numFailingTests > 0 || result.testExecError !== undefined;
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    const path = relative(this.rootDir, test.path);
    process.stdout.write(
      `${failed ? 'FAIL' : 'ok  '} ${this.done} of ${numTotalTestSuites}  ${seconds} s  ${path}\n`,
    );
    if (failed) process.stdout.write(`${result.failureMessage ?? ''}\n`);
  }
};
