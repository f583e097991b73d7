import type { SuiteCheck } from './check';
import { driverChecks } from './driverChecks';
import { roomChecks } from './roomChecks';
import { scratchFile } from './scratchFile';
import { statisticsChecks } from './statisticsChecks';

type CreateStatistics = Parameters<typeof statisticsChecks>[0];

/** One list for every binding: jest runs it over Node's files, the app over the storage of the device it is on. */
const suite = (createStatistics: CreateStatistics): readonly SuiteCheck[] => [
  ...driverChecks,
  ...roomChecks,
  ...statisticsChecks(createStatistics),
];

export interface CheckResult {
  readonly name: string;
  /** Null when it holds. */
  readonly fault: string | null;
}

/** Tests this device's storage, in a file of its own that is removed after each check. */
export async function runSelfCheck(
  createStatistics: CreateStatistics,
  onResult: (result: CheckResult) => void,
): Promise<void> {
  for (const { name, run } of suite(createStatistics)) {
    const fault = await run(scratchFile).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
    await scratchFile.remove();
    onResult({ name, fault });
  }
}
