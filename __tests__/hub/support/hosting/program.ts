import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What docs/hosting.md tells people to put on their server. */
export const HOSTING = join(__dirname, '..', '..', '..', '..', 'docs', 'hosting');

/** What a program answers; one that is not here is a failure with a name. */
export function runProgram(program: string, args: readonly string[], install: string) {
  const { error, status, stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8' });
  if (error) throw new Error(`${program} is not on this computer. ${install}`);
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}
