import { join } from 'node:path';
import { HOSTING, runProgram } from './program';

const UNIT = join(HOSTING, 'foothold.service');
const INSTALL = 'It comes with systemd.';
/** Of systemd's own scale from 0 (nothing to attack) to 10. */
const MOST_EXPOSED = 2;

/** The unit is understood whole and open to little. */
export async function systemdChecks(
  report: (what: string, ok: boolean, detail?: string) => void,
): Promise<void> {
  const verified = runProgram('systemd-analyze', ['verify', UNIT], INSTALL);
  report('systemd-analyze verify has nothing to say', verified.ok && verified.said === '', verified.said);
  const { said } = runProgram('systemd-analyze', ['security', '--offline=true', '--no-pager', UNIT], INSTALL);
  const exposed = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? 10);
  report(`its exposure is ${exposed}, at most ${MOST_EXPOSED}`, exposed <= MOST_EXPOSED, said);
}
